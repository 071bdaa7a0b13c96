import { createRequire } from 'node:module';

/** Loaded by those who use PostgreSQL: the others start sooner without. */
export function loadPg(): typeof import('pg') {
  return createRequire(import.meta.url)('pg');
}
