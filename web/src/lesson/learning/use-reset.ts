import { useState } from 'react';

/** What was in an editor before it was started over, for as long as the page is open. */
const before = new Map<string, string>();

type ResetOptions = { key: string; text: string; starter: string; setText: (text: string) => void };

/** Start over, and the way back from it however much has been written since. */
export function useReset({ key, text, starter, setText }: ResetOptions) {
  const [kept, setKept] = useState(() => before.get(key) ?? null);
  function keep(next: string | null) {
    if (next === null) before.delete(key);
    else before.set(key, next);
    setKept(next);
  }
  return {
    reset: () => {
      keep(text);
      setText(starter);
    },
    /** Null where there is nothing to go back to. */
    undo:
      kept === null || kept === text
        ? null
        : () => {
            setText(kept);
            keep(null);
          },
  };
}
export type Reset = ReturnType<typeof useReset>;
