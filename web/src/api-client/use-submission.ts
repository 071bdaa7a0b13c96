import { useRef, useState } from 'react';

export type Submission = ReturnType<typeof useSubmission>;

/** Runs one submission at a time: a second press while the first is under way does nothing. */
export function useSubmission() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  async function submit(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, submit };
}
