/** Someone else wrote the same value at the same moment: PostgreSQL's class 23505, SQLite's two kinds of 19. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}
