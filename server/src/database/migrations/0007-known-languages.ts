import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A row with a language that nobody speaks breaks everything that writes to or about that person. */
export const knownLanguages: Migration = {
  name: '0007-known-languages',
  async up(db) {
    for (const table of ['player', 'outbox']) {
      const name = sql.id(`${table}_human_lang`);
      await sql`update ${sql.table(table)} set human_lang = '_no' where human_lang not in ('_no', '_eng')`.execute(db);
      await sql`alter table ${sql.table(table)}
        add constraint ${name} check (human_lang in ('_no', '_eng'))`.execute(db);
    }
  },
};
