import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** Whether the part of the page around has been taken over; null outside of such a part. */
const Part = createContext<boolean | null>(null);

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

/**
 * A part of a page that is taken over by itself, and in which what only a browser knows follows in short pieces. An answer
 * from above the parts would change for those that have not been taken over yet: React then takes each over in one go, and
 * begins again from the top for the next.
 */
export function HydratedPart({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(useIsHydrated());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Part value={isHydrated}>{children}</Part>;
}

const NEVER = () => () => {};
const YES = () => true;
const NO = () => false;
