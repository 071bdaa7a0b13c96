import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';
import { PagePlaceholder } from './page-placeholder.tsx';

type Arrival<Props> = { Page: ComponentType<Props> } | { error: unknown };

/**
 * A screen whose code is loaded when its route is first opened. The id names it in errors.
 * React's own `lazy` would hold a page that has arrived back for 300 ms once the placeholder shows, and would
 * remember a failure for ever; here a page shows as it arrives, and coming back to one that failed tries again.
 */
export function lazyPage<Props extends object>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  let known: Arrival<Props> | null = null;
  return function LazyPage(props: Props) {
    const [arrival, setArrival] = useState(known);
    useEffect(() => {
      if (known) return;
      let shown = true;
      loadChunk(id, load).then(
        ({ default: Page }) => {
          known = { Page };
          if (shown) setArrival(known);
        },
        (error: unknown) => shown && setArrival({ error }),
      );
      return () => {
        shown = false;
      };
    }, []);
    if (!arrival) return <PagePlaceholder />;
    // For the error boundary around the page.
    if ('error' in arrival) throw arrival.error;
    return <arrival.Page {...props} />;
  };
}
