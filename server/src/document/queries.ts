import type { SourceDocument } from '@kodestien/contract/document/document';
import { sql } from 'kysely';
import type { Connection, DatabaseKind } from '../database/connect.ts';
import type { DocumentRow } from '../database/schema.ts';

/** The name of the PostgreSQL channel that tells every server that documents have changed. */
export const CONTENT_CHANNEL = 'kodestien_content';

export type StoredDocument = { document: SourceDocument; source: string | null; edited: boolean };

export async function listDocuments(connection: Connection): Promise<StoredDocument[]> {
  const rows = await connection.selectFrom('document').selectAll().orderBy('slug').execute();
  return rows.map(({ json, source, edited }) => ({ document: JSON.parse(json), source, edited: edited === 1 }));
}

/** All documents as they are stored, not read yet. */
export function listDocumentTexts(connection: Connection): Promise<Pick<DocumentRow, 'slug' | 'json'>[]> {
  return connection.selectFrom('document').select(['slug', 'json']).orderBy('slug').execute();
}

export async function readRevision(connection: Connection): Promise<number> {
  const row = await connection.selectFrom('content_state').select('revision').executeTakeFirstOrThrow();
  return row.revision;
}

/** The state of the content, held against other writers until the transaction ends. */
export function lockContentState(transaction: Connection, kind: DatabaseKind) {
  return transaction
    .selectFrom('content_state')
    .selectAll()
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/** In place of the hash of the files: the documents were deleted in the admin area, and no start brings them back. */
export const DELETED_BY_HAND = 'deleted by hand';

export async function readFilesHash(connection: Connection): Promise<string> {
  const row = await connection.selectFrom('content_state').select('files_hash').executeTakeFirstOrThrow();
  return row.files_hash;
}

export async function putDocument(transaction: Connection, row: DocumentRow): Promise<void> {
  const { slug, ...rest } = row;
  await transaction
    .insertInto('document')
    .values({ slug, ...rest })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(rest))
    .execute();
}

export async function removeDocuments(transaction: Connection, slugs: readonly string[]): Promise<void> {
  if (slugs.length > 0) await transaction.deleteFrom('document').where('slug', 'in', slugs).execute();
}

/** Documents that were taken away in the admin area and have a file: loading the files leaves them out. */
export async function listWithdrawn(connection: Connection): Promise<Set<string>> {
  const rows = await connection.selectFrom('withdrawn_document').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function noteWithdrawn(transaction: Connection, slugs: readonly string[], at: number): Promise<void> {
  if (slugs.length === 0) return;
  await transaction
    .insertInto('withdrawn_document')
    .values(slugs.map((slug) => ({ slug, withdrawn_at: at })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

export async function forgetWithdrawn(transaction: Connection, slugs: readonly string[] | 'all'): Promise<void> {
  if (slugs.length === 0) return;
  await transaction
    .deleteFrom('withdrawn_document')
    .$if(slugs !== 'all', (query) => query.where('slug', 'in', slugs as readonly string[]))
    .execute();
}

/**
 * Call it in every transaction that changes documents, admin changes included: servers that hold the old
 * ones in memory drop them. The notice reaches them when the transaction is through.
 */
export async function bumpRevision(transaction: Connection, kind: DatabaseKind): Promise<void> {
  await transaction
    .updateTable('content_state')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .execute();
  if (kind === 'postgres') await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(transaction);
}

export async function noteFilesHash(transaction: Connection, files_hash: string, loaded_at: number): Promise<void> {
  await transaction.updateTable('content_state').set({ files_hash, loaded_at }).execute();
}
