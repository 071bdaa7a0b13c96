import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server, and in the browser while it takes over the page that the server has finished: until then nothing
 * may differ from it, such as what this browser has stored.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
