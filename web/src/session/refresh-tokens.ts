import { tokenRefresh } from '../api-client/session.ts';
import { inTurn, oneTabAtATime } from './one-at-a-time.ts';
import { isAlreadyRefreshed, type RefreshReason } from './refresh-due.ts';
import { type RefreshFailure, refreshFailure } from './refresh-outcome.ts';
import type { StoredValues } from './stored-values.ts';

export type RefreshResult = 'refreshed' | 'adopted' | 'no_tokens' | RefreshFailure;

/** Renews the tokens, or takes over those that another call or another tab has renewed meanwhile. */
export async function refreshTokens(
  reason: RefreshReason,
  stored: StoredValues,
  deadline?: AbortSignal,
): Promise<RefreshResult> {
  const askedAt = Date.now();
  const isDone = (): RefreshResult | null => {
    const tokens = stored.tokens();
    if (!tokens) return 'no_tokens';
    const storedNow = { access: tokens.access, refreshedAt: stored.refreshedAt() };
    return isAlreadyRefreshed(reason, storedNow, askedAt, Date.now()) ? 'adopted' : null;
  };
  const renewUnlessDone = async () => isDone() ?? renew(stored, deadline);
  const hasWritten = (result: RefreshResult) => result === 'refreshed';
  try {
    // Asked twice: a second call of this tab need not wait for the other tabs to be told of the first.
    return await inTurn(async () => isDone() ?? oneTabAtATime(renewUnlessDone, hasWritten, deadline));
  } catch (error) {
    // The deadline passed while another tab was still trying.
    if (deadline?.aborted) return failed(error);
    throw error;
  }
}

async function renew(stored: StoredValues, deadline: AbortSignal | undefined): Promise<RefreshResult> {
  const refresh = stored.tokens()?.refresh ?? '';
  try {
    const renewed = await tokenRefresh({ refresh }, deadline);
    const replaced = whatReplaced(refresh, stored);
    if (replaced) return replaced;
    stored.keepTokens(renewed, Date.now());
    return 'refreshed';
  } catch (error) {
    return whatReplaced(refresh, stored) ?? failed(error);
  }
}

/** Every failed refresh goes to the console (specification point 8); the message holds status and code alone. */
function failed(error: unknown): RefreshFailure {
  console.log('token refresh:', error instanceof Error ? error.message : error);
  return refreshFailure(error);
}

/** The person may have signed out, or in as someone else, while the answer was on its way: then it is void. */
function whatReplaced(refresh: string, stored: StoredValues): 'adopted' | 'no_tokens' | null {
  const now = stored.tokens();
  if (!now) return 'no_tokens';
  return now.refresh === refresh ? null : 'adopted';
}
