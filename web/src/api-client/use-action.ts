import { useActions } from './use-actions.ts';

export type Action = ReturnType<typeof useAction>;

const ONLY = 'only';

/** Something that is asked of the server: under way or gone wrong. A second press while it is under way does nothing. */
export function useAction() {
  const { isBusy, failure, run, forgetFailure } = useActions();
  return { busy: isBusy(ONLY), failure, run: (work: () => Promise<void>) => run(ONLY, work), forgetFailure };
}
