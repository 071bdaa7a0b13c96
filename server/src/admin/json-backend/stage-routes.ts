import type * as operations from '@kodestien/contract/admin/json-backend';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { ProblemError } from '../../http/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { prepareForAuthor, readDocument } from '../author/author.ts';
import { parsed, readLive, sha256Of } from '../content/content.ts';
import type { AdminHandler } from '../services.ts';
import { documentEntries } from './document-entries.ts';
import { stageDocument, stageRemoval } from './stage.ts';
import { findStaged, listOthersStage, listStage, removeStaged } from './stage-queries.ts';
import { stagedChange } from './staged-change.ts';

export const adminJsonBack: AdminHandler<typeof operations.adminJsonBack> = async ({ caller }, { connection }) => {
  const live = await readLive(connection);
  const rows = await listStage(connection, caller.player.id);
  const others = await listOthersStage(connection, caller.player.id);
  const staged = [];
  for (const row of rows) staged.push(await stagedChange(connection, row, live));
  return {
    revision: live.revision,
    staged,
    others: others.map(({ slug, by, staged_at, is_removal }) => ({
      slug,
      kind: is_removal ? 'removed' : live.documents.has(slug) ? 'changed' : 'added',
      by,
      staged_at,
    })),
    documents: documentEntries(live, rows),
  };
};

export const adminJsonBackDocument: AdminHandler<typeof operations.adminJsonBackDocument> = async (
  { query: { slug }, caller },
  { connection },
) => {
  prepareForAuthor();
  const content = await readLive(connection);
  const live = content.documents.get(slug);
  const staged = await findStaged(connection, caller.player.id, slug);
  if (!live && !staged) throw new ProblemError('not_found');
  return {
    slug,
    live: live
      ? {
          json: indented(parsed(live.json)),
          sha256: sha256Of(live.json),
          changed_at: live.changed_at,
          edited: live.edited === 1,
          source: live.source,
        }
      : null,
    staged: staged
      ? {
          json: staged.json === null ? null : indented(parsed(staged.json)),
          staged_at: staged.staged_at,
          base_sha256: staged.base_json === null ? null : sha256Of(staged.base_json),
          conflict: (await stagedChange(connection, staged, content)).conflict,
        }
      : null,
  };
};

export const adminJsonBackAdd: AdminHandler<typeof operations.adminJsonBackAdd> = async (
  { body, caller },
  services,
) => {
  const document = await readDocument(body.json);
  return services.connection.transaction().execute(async (transaction) => {
    const live = await readLive(transaction);
    const at = services.now();
    const row = await stageDocument(transaction, caller.player.id, document, live, {
      baseSha256: body.base_sha256,
      at,
    });
    await writeAudit(transaction, caller, { action: 'admin_json_back_add', at, details: { slug: row.slug } });
    return stagedChange(transaction, row, live);
  });
};

export const adminJsonBackRemove: AdminHandler<typeof operations.adminJsonBackRemove> = async (
  { body: { slug, unstage = false }, caller },
  services,
) => {
  await services.connection.transaction().execute(async (transaction) => {
    const at = services.now();
    const isDone = unstage
      ? await removeStaged(transaction, caller.player.id, slug)
      : await stageRemoval(transaction, caller.player.id, slug, await readLive(transaction), at);
    if (!isDone) throw new ProblemError('not_found');
    await writeAudit(transaction, caller, { action: 'admin_json_back_remove', at, details: { slug, unstage } });
  });
  return {};
};

function indented(document: SourceDocument | null): string {
  return JSON.stringify(document, null, 2);
}
