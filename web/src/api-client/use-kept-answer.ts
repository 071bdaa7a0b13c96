import { useRef, useState } from 'react';
import { useAnswer } from './use-answer.ts';

/** What a call answers, asked again when wanted; the last answer stays in view meanwhile. */
export function useKeptAnswer<Data>(call: (signal: AbortSignal) => Promise<Data>) {
  const [asked, setAsked] = useState(1);
  const answer = useAnswer(String(asked), call);
  const last = useRef<Data | null>(null);
  if (answer.status === 'loaded') last.current = answer.data;
  return {
    data: last.current,
    isAsking: answer.status === 'loading',
    error: answer.status === 'failed' ? answer.error : null,
    askAgain: () => setAsked((before) => before + 1),
  };
}
