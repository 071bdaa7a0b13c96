import { ProblemError } from './problem.ts';

type PartType = 'string' | 'number' | 'time';
/** Where a page ended, as text that nobody needs to understand. The first part names the order that it belongs to. */
type Place = readonly (string | number)[];

export function writeCursor(order: string, ...place: Place): string {
  return Buffer.from(JSON.stringify([order, ...place])).toString('base64url');
}

/** `shape` tells the type of each part; whatever has another order or shape was not written here. */
export function readCursor<T extends readonly PartType[]>(
  cursor: string | undefined,
  order: string,
  ...shape: T
): { [K in keyof T]: T[K] extends 'string' ? string : number } | undefined {
  if (cursor === undefined) return undefined;
  const [writtenOrder, ...place] = parse(cursor);
  const fits = place.length === shape.length && place.every((part, index) => isOf(part, shape[index]));
  if (writtenOrder !== order || !fits) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'cursor', code: 'field_not_allowed' }] });
  }
  return place as { [K in keyof T]: T[K] extends 'string' ? string : number };
}

/** A NUL or half a character cannot be requested in PostgreSQL, nor a number beyond its column. A time needs a wide one. */
function isOf(part: unknown, type: PartType | undefined): boolean {
  if (type === 'string') return typeof part === 'string' && part.isWellFormed() && !part.includes('\0');
  if (type === 'time') return Number.isSafeInteger(part);
  return type === 'number' && Number.isSafeInteger(part) && Math.abs(part as number) <= 2_147_483_647;
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
