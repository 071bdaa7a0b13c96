import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the place that the address names into view. For screens whose places exist only once they are loaded. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again has a new key and scrolls again
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
}
