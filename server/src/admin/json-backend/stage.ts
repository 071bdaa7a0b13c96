import type { SourceDocument } from '@kodestien/contract/document/document';
import type { StageRow } from '../../database/admin-tables.ts';
import type { Connection } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { conflictOf } from '../content/conflict.ts';
import { isSameDocument, type LiveContent, sha256Of } from '../content/content.ts';
import { listVersions } from '../content/revision-queries.ts';
import { findStaged, putStaged, removeStaged } from './stage-queries.ts';

type Base = Pick<StageRow, 'base_json' | 'base_revision'>;

/**
 * Stages a document on the version that its author had before them (`baseSha256`; undefined: whichever the stage has,
 * or what is live). A version that is no longer live is a conflict now, not only when it is pushed.
 */
export async function stageDocument(
  transaction: Connection,
  playerId: number,
  document: SourceDocument,
  live: LiveContent,
  request: { baseSha256: string | null | undefined; at: number },
): Promise<StageRow> {
  const { slug } = document;
  const liveJson = live.documents.get(slug)?.json ?? null;
  const staged = await findStaged(transaction, playerId, slug);
  const current: Base = { base_json: liveJson, base_revision: live.revision };
  const base = [staged, current].find(
    (base) => base && (request.baseSha256 === undefined || shaOf(base.base_json) === request.baseSha256),
  );
  if (!base) {
    const seen = await findVersion(transaction, slug, request.baseSha256 ?? null);
    const conflict = await conflictOf(transaction, slug, seen, liveJson);
    throw new ProblemError('stage_stale', { conflicts: conflict ? [conflict] : [] });
  }
  const { base_json, base_revision } = request.baseSha256 === shaOf(liveJson) ? current : base;
  const json = JSON.stringify(document);
  const row = { player_id: playerId, slug, json, base_json, base_revision, staged_at: request.at };
  if (isSameDocument(json, liveJson)) await removeStaged(transaction, playerId, slug);
  else await putStaged(transaction, row);
  return row;
}

/** Stages a removal; a document that is only staged so far is simply dropped. False if there is no such document. */
export async function stageRemoval(
  transaction: Connection,
  playerId: number,
  slug: string,
  live: LiveContent,
  staged_at: number,
): Promise<boolean> {
  const base_json = live.documents.get(slug)?.json ?? null;
  if (base_json === null) return removeStaged(transaction, playerId, slug);
  const base_revision = live.revision;
  await putStaged(transaction, { player_id: playerId, slug, json: null, base_json, base_revision, staged_at });
  return true;
}

/** The version with that hash, if one of the last revisions still has it. */
async function findVersion(transaction: Connection, slug: string, sha256: string | null) {
  if (sha256 === null) return null;
  const versions = await listVersions(transaction, slug);
  return versions.find((json) => shaOf(json) === sha256) ?? undefined;
}

function shaOf(json: string | null): string | null {
  return json === null ? null : sha256Of(json);
}
