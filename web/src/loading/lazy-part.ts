import { useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

/**
 * Code that is fetched when it is first needed, as a hook. The id names it in errors. React's own `lazy` would hold what
 * has arrived back for 300 ms once a placeholder shows, and would remember a failure for ever.
 */
export function lazyPart<Part>(id: string, load: () => Promise<Part>) {
  let loaded: Part | null = null;
  /** Before it is rendered for the first time, so that it is there then. */
  usePart.preload = async () => {
    loaded ??= await loadChunk(id, load);
  };
  function usePart(isCurrent = true) {
    const [{ part, error, attempt }, setState] = useState({ part: loaded, error: null as unknown, attempt: 1 });
    useEffect(() => {
      if (!isCurrent || part) return;
      let isShown = true;
      loadChunk(id, load).then(
        (arrived) => {
          loaded = arrived;
          if (isShown) setState({ part: arrived, error: null, attempt });
        },
        (issue: unknown) => isShown && setState({ part: null, error: issue, attempt }),
      );
      return () => {
        isShown = false;
      };
    }, [isCurrent, part, attempt]);
    return { part, error, retry: () => setState({ part, error: null, attempt: attempt + 1 }) };
  }
  return usePart;
}
