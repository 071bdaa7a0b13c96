import { useRef, useState } from 'react';

export type Action = ReturnType<typeof useAction>;

/** Something that is asked of the server: under way or gone wrong. A second press while it is under way does nothing. */
export function useAction() {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { busy, failure, run, forgetFailure: () => setFailure(null) };
}
