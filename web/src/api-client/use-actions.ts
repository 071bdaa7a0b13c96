import { useRef, useState } from 'react';

/**
 * What is asked of the server for each of several things, such as the rows of a list: under way or gone wrong. A second
 * press for the same one while it is under way does nothing; the others wait for nobody.
 */
export function useActions() {
  const running = useRef(new Set<unknown>());
  const [busy, setBusy] = useState<ReadonlySet<unknown>>(new Set());
  const [failure, setFailure] = useState<unknown>(null);
  async function run(which: unknown, work: () => Promise<void>): Promise<void> {
    if (running.current.has(which)) return;
    running.current.add(which);
    setBusy(new Set(running.current));
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      running.current.delete(which);
      setBusy(new Set(running.current));
    }
  }
  return { isBusy: (which: unknown) => busy.has(which), failure, run, forgetFailure: () => setFailure(null) };
}
