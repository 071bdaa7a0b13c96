import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What programs of authors gave was made in processes that had run learners' programs as well, and one of those could
 * have changed it. All of it is made again, once, in processes of its own. What came with the files and was never run
 * stays trusted.
 */
export const referencesAgain: Migration = {
  name: '0011-references-again',
  async up(db) {
    await sql`delete from reference_observation`.execute(db);
    await sql`delete from block_proof where errors <> 'null'`.execute(db);
  },
};
