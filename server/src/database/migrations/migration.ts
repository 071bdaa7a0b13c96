import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../connect.ts';

/** A migration sees a database without a schema type: it must not change when the schema does. */
export type Migration = {
  name: string;
  up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>;
};
