import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const Hydrated = createContext(true);

/**
 * False on the server, and in the browser while it takes over the page that the server has finished: until then nothing
 * may differ from it, such as what this browser has stored.
 */
export function useIsHydrated(): boolean {
  return useContext(Hydrated);
}

/** Around an app that begins as a finished page. What follows the take-over comes in short pieces too. */
export function FromFinishedPage({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}
