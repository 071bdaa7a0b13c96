import { tokenRefresh } from '../api-client/account.ts';
import { inTurn, oneTabAtATime } from './one-at-a-time.ts';
import { isAlreadyRefreshed, type RefreshReason } from './refresh-due.ts';
import { type RefreshFailure, refreshFailure } from './refresh-outcome.ts';
import type { StoredValues } from './stored-values.ts';

export type RefreshResult = 'refreshed' | 'adopted' | 'no_tokens' | RefreshFailure;

/** Renews the tokens, or takes over those that another call or another tab has renewed meanwhile. */
export function refreshTokens(reason: RefreshReason, stored: StoredValues): Promise<RefreshResult> {
  const askedAt = Date.now();
  const isDone = (): RefreshResult | null => {
    const tokens = stored.tokens();
    if (!tokens) return 'no_tokens';
    const storedNow = { access: tokens.access, refreshedAt: stored.refreshedAt() };
    return isAlreadyRefreshed(reason, storedNow, askedAt, Date.now()) ? 'adopted' : null;
  };
  const renewUnlessDone = async () => isDone() ?? renew(stored);
  // Asked twice: a second call of this tab need not wait for the other tabs to be told of the first.
  return inTurn(async () => isDone() ?? oneTabAtATime(renewUnlessDone, (result) => result === 'refreshed'));
}

async function renew(stored: StoredValues): Promise<RefreshResult> {
  const refresh = stored.tokens()?.refresh ?? '';
  try {
    const renewed = await tokenRefresh({ refresh });
    const replaced = whatReplaced(refresh, stored);
    if (replaced) return replaced;
    stored.keepTokens(renewed, Date.now());
    return 'refreshed';
  } catch (error) {
    const replaced = whatReplaced(refresh, stored);
    if (replaced) return replaced;
    // Every failed refresh goes to the console (specification point 8); the message holds status and code alone.
    console.log('token refresh:', error instanceof Error ? error.message : error);
    return refreshFailure(error);
  }
}

/** The person may have signed out, or in as someone else, while the answer was on its way: then it is void. */
function whatReplaced(refresh: string, stored: StoredValues): 'adopted' | 'no_tokens' | null {
  const now = stored.tokens();
  if (!now) return 'no_tokens';
  return now.refresh === refresh ? null : 'adopted';
}
