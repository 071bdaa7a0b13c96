import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Stop } from './stops.ts';
import { type Visit, visit } from './visit.ts';

type Run = { visits: Record<string, Visit>; visiting: string | null };

/** Visits one page after the other in the frame. Leaving the section, or pressing Stop, ends it. */
export function useRun(frame: RefObject<HTMLIFrameElement | null>, isErrorHeading: (heading: string) => boolean) {
  const [run, setRun] = useState<Run>({ visits: {}, visiting: null });
  const interest = useRef<AbortController>(null);
  useEffect(() => () => interest.current?.abort(), []);

  async function start(stops: readonly Stop[]): Promise<void> {
    const { current: element } = frame;
    if (!element) return;
    interest.current?.abort();
    const mine = new AbortController();
    interest.current = mine;
    setRun({ visits: {}, visiting: stops[0]?.address ?? null });
    for (const { address } of stops) {
      setRun((now) => ({ ...now, visiting: address }));
      const seen = await visit(element, address, isErrorHeading, mine.signal);
      if (mine.signal.aborted) return;
      setRun((now) => ({ ...now, visits: { ...now.visits, [address]: seen } }));
    }
    setRun((now) => ({ ...now, visiting: null }));
    element.contentWindow?.location.replace('about:blank');
  }

  function stop() {
    interest.current?.abort();
    setRun((now) => ({ ...now, visiting: null }));
  }

  return { ...run, start: (stops: readonly Stop[]) => void start(stops), stop };
}
