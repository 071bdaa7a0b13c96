/** Whose access token this is: its user_id claim. Null when there is none to read. */
export function accountOf(access: string | undefined): number | null {
  try {
    const [, claims = ''] = (access ?? '').split('.');
    const { user_id } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { user_id?: unknown };
    return typeof user_id === 'number' ? user_id : null;
  } catch {
    return null;
  }
}
