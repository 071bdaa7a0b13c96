import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who looked at the solution of an exercise before they had solved it. */
export const seenSolutions: Migration = {
  name: '0018-seen-solutions',
  async up(db) {
    await sql`create table seen_solution (
      player_id bigint not null references player (id) on delete cascade,
      doc_slug text not null,
      blokk_slug text not null,
      seen_at bigint not null,
      primary key (player_id, doc_slug, blokk_slug)
    )`.execute(db);
  },
};
