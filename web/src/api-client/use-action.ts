import { useState } from 'react';
import { useSubmission } from './use-submission.ts';

/** Something that is asked of the server: one at a time, under way or gone wrong. */
export function useAction() {
  const { busy, submit } = useSubmission();
  const [failure, setFailure] = useState<unknown>(null);
  async function run(work: () => Promise<void>): Promise<void> {
    await submit(async () => {
      setFailure(null);
      try {
        await work();
      } catch (error) {
        setFailure(error);
      }
    });
  }
  return { busy, failure, run, forgetFailure: () => setFailure(null) };
}
