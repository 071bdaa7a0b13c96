import { tokenRefresh } from '../api-client/account.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isAlreadyRefreshed, type RefreshReason } from './refresh-due.ts';
import { type RefreshFailure, refreshFailure } from './refresh-outcome.ts';
import type { StoredValues } from './stored-values.ts';

export type RefreshResult = 'refreshed' | 'adopted' | 'no_tokens' | RefreshFailure;

/** Renews the tokens, or takes over those that another tab has renewed meanwhile. */
export async function refreshTokens(reason: RefreshReason, stored: StoredValues): Promise<RefreshResult> {
  const askedAt = Date.now();
  return oneAtATime(async () => {
    const before = stored.tokens();
    if (!before) return 'no_tokens';
    const storedNow = { access: before.access, refreshedAt: stored.refreshedAt() };
    if (isAlreadyRefreshed(reason, storedNow, askedAt, Date.now())) return 'adopted';
    try {
      const renewed = await tokenRefresh({ refresh: before.refresh });
      const replaced = whatReplaced(before.refresh, stored);
      if (replaced) return replaced;
      stored.keepTokens(renewed, Date.now());
      return 'refreshed';
    } catch (error) {
      const replaced = whatReplaced(before.refresh, stored);
      if (replaced) return replaced;
      // Every failed refresh goes to the console (specification point 8); the message holds status and code alone.
      console.log('token refresh:', error instanceof Error ? error.message : error);
      return refreshFailure(error);
    }
  });
}

/** The person may have signed out, or in as someone else, while the answer was on its way: then it is void. */
function whatReplaced(refresh: string, stored: StoredValues): 'adopted' | 'no_tokens' | null {
  const now = stored.tokens();
  if (!now) return 'no_tokens';
  return now.refresh === refresh ? null : 'adopted';
}
