import { useRef } from 'react';
import { useAnswer } from '../../api-client/use-answer.ts';

/** A person types a letter every 100–300 ms; asking after a short rest asks once for each word. */
const DEBOUNCE_MS = 350;

/**
 * Asks the server about a value that is being typed, once the typing rests. `null` means: do not ask.
 * Answers are remembered, so that going back to an earlier value costs nothing.
 */
export function useDebouncedCheck<Answer>(
  value: string | null,
  ask: (value: string, signal: AbortSignal) => Promise<Answer>,
): Answer | 'checking' | 'unknown' | null {
  const answers = useRef(new Map<string | null, Answer>());
  const { status, data } = useAnswer(value, (signal) => ask(value ?? '', signal), {
    known: answers.current.get(value),
    restMs: DEBOUNCE_MS,
  });
  if (value === null) return null;
  if (status !== 'loaded') return status === 'failed' ? 'unknown' : 'checking';
  answers.current.set(value, data);
  return data;
}
