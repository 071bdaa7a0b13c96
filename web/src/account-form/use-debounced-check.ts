import { useEffect, useRef, useState } from 'react';

/** A person types a letter every 100–300 ms; asking after a short rest asks once for each word. */
const REST_MS = 350;

/**
 * Asks the server about a value that is being typed, once the typing rests. `null` means: do not ask.
 * Answers are remembered, so that going back to an earlier value costs nothing.
 */
export function useDebouncedCheck<Answer>(
  value: string | null,
  ask: (value: string, signal: AbortSignal) => Promise<Answer>,
): Answer | 'checking' | 'unknown' | null {
  const answers = useRef(new Map<string, Answer>());
  const asker = useRef(ask);
  const [latest, setLatest] = useState<{ value: string; answer: Answer | 'unknown' } | null>(null);
  asker.current = ask;

  useEffect(() => {
    if (value === null || answers.current.has(value)) return;
    const interest = new AbortController();
    const rest = setTimeout(async () => {
      try {
        const answer = await asker.current(value, interest.signal);
        answers.current.set(value, answer);
        setLatest({ value, answer });
      } catch {
        if (!interest.signal.aborted) setLatest({ value, answer: 'unknown' });
      }
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      interest.abort();
    };
  }, [value]);

  if (value === null) return null;
  const known = answers.current.get(value);
  if (known !== undefined) return known;
  return latest?.value === value ? latest.answer : 'checking';
}
