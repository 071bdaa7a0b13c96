import { ProblemError } from '../../http/problem.ts';
import type { After } from './queries.ts';

export function writeCursor({ created_at, id }: After): string {
  return Buffer.from(`${created_at}:${id}`).toString('base64url');
}

export function readCursor(cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined;
  const found = /^(\d{1,15}):([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!found) throw new ProblemError('validation_failed', { fields: [{ field: 'cursor', code: 'field_not_allowed' }] });
  return { created_at: Number(found[1]), id: found[2] as string };
}
