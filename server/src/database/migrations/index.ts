import type { Migration } from '../migrate.ts';
import { accounts } from './0001-accounts.ts';

/** In the order in which they run. A migration that has been released never changes. */
export const migrations: readonly Migration[] = [accounts];
