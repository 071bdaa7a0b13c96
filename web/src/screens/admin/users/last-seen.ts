import type { AdminUser } from '@kodestien/contract/admin/users';
import { REFRESH_TOKEN_LIFETIME_MS } from '@kodestien/contract/limits';

/** Sessions are forgotten this long after their last use, so anyone who is newer than that and has none was never here. */
export function lastSeen(
  { last_seen_at, created_at }: Pick<AdminUser, 'last_seen_at' | 'created_at'>,
  now: number,
): number | 'never_seen' | 'long_ago' {
  if (last_seen_at !== null) return last_seen_at;
  return created_at > now - REFRESH_TOKEN_LIFETIME_MS ? 'never_seen' : 'long_ago';
}
