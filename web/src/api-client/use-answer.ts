import { useEffect, useRef, useState } from 'react';

export type Answer<Data> =
  | { status: 'loading' }
  | { status: 'loaded'; data: Data }
  | { status: 'failed'; error: unknown; retry: () => void };

/** What a call answers for this key; asks again when the key changes, and drops answers nobody waits for. */
export function useAnswer<Data>(key: string, call: (signal: AbortSignal) => Promise<Data>): Answer<Data> {
  const [attempt, setAttempt] = useState(1);
  const [settled, setSettled] = useState<{ asked: string; data?: Data; error?: unknown } | null>(null);
  const latestCall = useRef(call);
  latestCall.current = call;
  const asked = `${attempt} ${key}`;

  useEffect(() => {
    const interest = new AbortController();
    latestCall.current(interest.signal).then(
      (data) => interest.signal.aborted || setSettled({ asked, data }),
      (error: unknown) => interest.signal.aborted || setSettled({ asked, error }),
    );
    return () => interest.abort();
  }, [asked]);

  if (settled?.asked !== asked) return { status: 'loading' };
  if ('data' in settled) return { status: 'loaded', data: settled.data as Data };
  return { status: 'failed', error: settled.error, retry: () => setAttempt(attempt + 1) };
}
