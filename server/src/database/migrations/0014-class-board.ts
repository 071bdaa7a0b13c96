import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What an answer of a pupil failed on, for the board of the class. Empty for everyone who is in no class. */
export const classBoard: Migration = {
  name: '0014-class-board',
  async up(db) {
    await sql`alter table attempt add column failed_check text`.execute(db);
    await sql`alter table attempt add column failed_got text`.execute(db);
    await sql`alter table attempt add column failed_error text`.execute(db);
    await sql`alter table attempt add column failed_line integer`.execute(db);
    await sql`alter table attempt add column hints integer`.execute(db);
  },
};
