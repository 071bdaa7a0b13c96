/** Someone else wrote the same value at the same moment. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, '23505', [2067, 1555]);
}

/** What a row belongs to was deleted at the same moment. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, '23503', [787]);
}

function hasCode(error: unknown, postgres: string, sqlite: readonly number[]): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === postgres || sqlite.some((one) => one === errcode);
}
