import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The teachers of a class can give its accounts new passwords: no superuser may be one of them any more. */
export const superusersOfNoClass: Migration = {
  name: '0021-superusers-of-no-class',
  async up(db) {
    await sql`update player set made_for_klasse = null where is_superuser = 1`.execute(db);
  },
};
