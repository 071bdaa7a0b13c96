import type * as operations from '@kodestien/contract/admin/json-backend';
import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { StageRow } from '../../database/admin-tables.ts';
import { ProblemError } from '../../http/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { prepareForAuthor, readDocument } from '../author/author.ts';
import { type LiveContent, parsed, readLive, sha256Of } from '../content/content.ts';
import type { AdminHandler } from '../services.ts';
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

/** All documents as the stage would leave them, each course followed by its lessons. */
function documentEntries({ documents }: LiveContent, stage: readonly StageRow[]): DocumentEntry[] {
  const staged = new Map(stage.map((row) => [row.slug, row]));
  const slugs = new Set([...documents.keys(), ...staged.keys()]);
  const entries = [...slugs].flatMap((slug) => {
    const live = documents.get(slug);
    const row = staged.get(slug);
    const document = parsed(row?.json ?? live?.json);
    if (!document) return [];
    const kind = row && (row.json === null ? 'removed' : live ? 'changed' : 'added');
    return [entryOf(document, { live: live !== undefined, edited: live?.edited === 1, staged: kind ?? null })];
  });
  return inOrder(entries);
}

function entryOf(
  { slug, tittel, icon, parent, order, blocks }: SourceDocument,
  state: Pick<DocumentEntry, 'live' | 'edited' | 'staged'>,
): DocumentEntry {
  return { slug, tittel, icon, parent, order, blocks: blocks.length, ...state };
}

function inOrder(entries: readonly DocumentEntry[]): DocumentEntry[] {
  const slugs = new Set(entries.map(({ slug }) => slug));
  const sorted = entries.toSorted((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
  // One whose parent is gone, or that has put itself under itself, must not be lost from the list.
  const isTop = ({ slug, parent }: DocumentEntry) => parent === null || parent === slug || !slugs.has(parent);
  const listed = new Set<DocumentEntry>();
  const list = (entry: DocumentEntry) => {
    if (listed.has(entry)) return;
    listed.add(entry);
    for (const child of sorted) if (child.parent === entry.slug) list(child);
  };
  for (const entry of sorted) if (isTop(entry)) list(entry);
  for (const entry of sorted) list(entry);
  return [...listed];
}
