import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerCache } from './answer-cache.ts';
import { whenBack } from './when-back.ts';

export type Answer<Data> = {
  /** The first time or again. */
  isAsking: boolean;
  /** What has been answered stays in view meanwhile, also if there is no answer this time. */
  askAgain: () => void;
} & (
  | { status: 'loading'; data: null; error: null }
  | { status: 'loaded'; data: Data; error: unknown }
  | { status: 'failed'; data: null; error: unknown }
);

type AnswerOptions<Data> = {
  /** Shared with others under the same keys: what is there is shown at the first render, and requested only if it is old. */
  cache?: AnswerCache<Data>;
  /** What this browser has for this key already: shown at the first render, and nothing is requested. */
  known?: Data | undefined;
  /** While another key is requested, the last answer stays in view. */
  showsLast?: boolean;
  /** Asks again each time the person comes back to this tab. */
  asksOnReturn?: boolean;
  /** For a key that is being typed: asks once it has rested for so long. */
  restMs?: number;
};

const NEVER = new AbortController().signal;

type Settled<Data> = { key: string | null; count: number; data?: Data; error: unknown };

/**
 * What the server answers for this key (nothing is requested for `null`): the one way to ask, to give up, to try again and to
 * stay up to date. A question that nobody waits for any more is cancelled, and one that failed is asked again when the
 * network is back.
 */
export function useAnswer<Data>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Data>,
  { cache, showsLast = false, asksOnReturn = false, restMs = 0, ...options }: AnswerOptions<Data> = {},
): Answer<Data> {
  const known = options.known ?? (key === null ? undefined : cache?.get(key));
  const isOld = key !== null && cache?.isFresh(key) === false;
  const [again, setAgain] = useState({ key, count: 0 });
  const [settled, setSettled] = useState<Settled<Data> | null>(null);
  const count = again.key === key ? again.count : 0;
  const isEnough = key === null || (count === 0 && known !== undefined && !isOld);
  const latest = useRef(ask);
  latest.current = ask;
  const isEnabled = useRef(true);
  isEnabled.current = !isEnough;

  useEffect(() => {
    if (!isEnabled.current) return;
    const controller = new AbortController();
    const settle = (outcome: { data?: Data; error: unknown }) => {
      if (controller.signal.aborted) return;
      setSettled((before) => ({ ...(before?.key === key && before), ...outcome, key, count }));
    };
    const begin = () =>
      // What others wait for too is not cancelled.
      (cache && key !== null ? cache.load(key, () => latest.current(NEVER)) : latest.current(controller.signal)).then(
        (data) => settle({ data, error: null }),
        (error: unknown) => settle({ error }),
      );
    const rest = restMs > 0 ? setTimeout(begin, restMs) : void begin();
    return () => {
      clearTimeout(rest);
      controller.abort();
    };
  }, [key, count, restMs, cache]);

  const askAgain = useCallback(() => setAgain((now) => ({ key, count: (now.key === key ? now.count : 0) + 1 })), [key]);
  const here = settled?.key === key ? settled : null;
  const isAsking = !isEnough && here?.count !== count;
  const error = isAsking ? null : (here?.error ?? null);
  const hasFailed = error !== null;
  useEffect(() => {
    if (asksOnReturn || hasFailed) return whenBack(askAgain, asksOnReturn);
  }, [asksOnReturn, hasFailed, askAgain]);

  const own = here?.data === undefined ? known : here.data;
  const data = own === undefined && showsLast && isAsking ? settled?.data : own;
  const common = { isAsking, askAgain };
  if (data !== undefined) return { ...common, status: 'loaded', data, error };
  return hasFailed
    ? { ...common, status: 'failed', data: null, error }
    : { ...common, status: 'loading', data: null, error: null };
}
