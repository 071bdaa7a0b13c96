import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether the part of the page around has been taken over (hydrated-part.tsx); null outside of such a part. */
export const Part = createContext<boolean | null>(null);

/**
 * False on the server, and in the browser while it takes over what the server has rendered: until then nothing may differ
 * from it, such as what this browser has stored.
 */
export function useIsHydrated(): boolean {
  const part = useContext(Part);
  // Where a part answers, there is nothing to be rendered again for each component in it.
  const own = useSyncExternalStore(NEVER, YES, part === null ? NO : YES);
  return part ?? own;
}

const NEVER = () => () => {};
const YES = () => true;
const NO = () => false;
