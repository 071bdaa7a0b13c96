import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who deleted a comment: only they can bring it back. Empty for what was deleted before, which nobody can. */
export const commentRemoval: Migration = {
  name: '0008-comment-removal',
  async up(db) {
    await sql`alter table blokk_kommentar add column deleted_by bigint references player (id) on delete set null`.execute(
      db,
    );
    await sql`create index blokk_kommentar_deleted_by on blokk_kommentar (deleted_by) where deleted_by is not null`.execute(
      db,
    );
  },
};
