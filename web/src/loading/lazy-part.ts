import { useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

/**
 * Code that is fetched when it is first needed, as a hook. The id names it in errors. React's own `lazy` would hold what
 * has arrived back for 300 ms once a placeholder shows, and would remember a failure for ever.
 */
export function lazyPart<Part>(id: string, load: () => Promise<Part>) {
  let loaded: Part | null = null;
  // One request for all who ask at once, such as the editors of a lesson.
  let coming: Promise<Part> | null = null;
  const fetchPart = () => {
    coming ??= loadChunk(id, load).finally(() => {
      coming = null;
    });
    return coming;
  };
  /** Before it is rendered for the first time, so that it is there then. */
  usePart.preload = async () => {
    loaded ??= await fetchPart();
  };
  function usePart(isCurrent = true) {
    const [{ part, error, attempt }, setState] = useState({ part: loaded, error: null as unknown, attempt: 1 });
    useEffect(() => {
      if (!isCurrent || part) return;
      let isShown = true;
      fetchPart().then(
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
