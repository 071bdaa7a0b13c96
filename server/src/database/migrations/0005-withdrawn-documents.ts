import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Documents that a superuser took away while their file is still there: loading the files must not bring them back. */
export const withdrawnDocuments: Migration = {
  name: '0005-withdrawn-documents',
  async up(db) {
    await sql`create table withdrawn_document (
      slug text primary key,
      withdrawn_at bigint not null
    )`.execute(db);
  },
};
