import type { Revision } from '@kodestien/contract/admin/revisions';
import type { RevisionKind } from '@kodestien/contract/admin/rules';
import type { RevisionDocumentRow } from '../../database/admin-tables.ts';
import type { Connection } from '../../database/connect.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRequest } from '../page.ts';
import { type StateChange, slugsOf } from './content.ts';

type NewRevision = {
  kind: RevisionKind;
  note: string;
  undoes: number | null;
  filesHashBefore: string | null;
  at: number;
};

export async function insertRevision(
  transaction: Connection,
  { kind, note, undoes, filesHashBefore, at }: NewRevision,
  { player }: Caller,
  changes: readonly StateChange[],
): Promise<number> {
  const { added, changed, removed } = slugsOf(changes);
  const { id } = await transaction
    .insertInto('revision')
    .values({
      created_at: at,
      actor_id: player.id,
      kind,
      note,
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      undoes,
      files_hash_before: filesHashBefore,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { slug, before, after } of changes) {
    const states = {
      before_json: before?.json ?? null,
      before_source: before?.source ?? null,
      before_edited: before?.edited ?? 0,
      after_json: after?.json ?? null,
      after_source: after?.source ?? null,
      after_edited: after?.edited ?? 0,
    };
    await transaction
      .insertInto('revision_document')
      .values({ revision_id: id, slug, ...states })
      .execute();
  }
  return id;
}

function revisions(connection: Connection) {
  return connection
    .selectFrom('revision')
    .leftJoin('player', 'player.id', 'revision.actor_id')
    .select(['revision.id', 'revision.created_at', 'player.username as by'])
    .select(['kind', 'note', 'added', 'changed', 'removed'])
    .select((eb) =>
      eb
        .selectFrom('revision as later')
        .select((later) => later.fn.max('later.id').as('id'))
        .whereRef('later.undoes', '=', 'revision.id')
        .as('rolled_back_by'),
    );
}

export function listRevisions(connection: Connection, { before, limit }: PageRequest): Promise<Revision[]> {
  let query = revisions(connection);
  if (before !== undefined) query = query.where('revision.id', '<', before);
  return query
    .orderBy('revision.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export function findRevision(connection: Connection, id: number) {
  return revisions(connection).select('files_hash_before').where('revision.id', '=', id).executeTakeFirst();
}

export function listRevisionDocuments(connection: Connection, revisionId: number): Promise<RevisionDocumentRow[]> {
  return connection
    .selectFrom('revision_document')
    .selectAll()
    .where('revision_id', '=', revisionId)
    .orderBy('slug')
    .execute();
}

/** The newest revision that touched a document, and whose it is. */
export function findNewestRevision(connection: Connection, slug: string) {
  return connection
    .selectFrom('revision_document')
    .innerJoin('revision', 'revision.id', 'revision_document.revision_id')
    .leftJoin('player', 'player.id', 'revision.actor_id')
    .select(['revision.id', 'revision.created_at', 'player.username as by', 'after_json'])
    .where('slug', '=', slug)
    .orderBy('revision_document.revision_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const VERSIONS_LOOKED_AT = 20;

/** What a document was before each of the newest revisions that touched it. */
export async function listVersions(connection: Connection, slug: string): Promise<(string | null)[]> {
  const rows = await connection
    .selectFrom('revision_document')
    .select('before_json')
    .where('slug', '=', slug)
    .orderBy('revision_id', 'desc')
    .limit(VERSIONS_LOOKED_AT)
    .execute();
  return rows.map(({ before_json }) => before_json);
}
