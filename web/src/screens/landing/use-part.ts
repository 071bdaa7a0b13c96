import { useState } from 'react';
import { loadChunk } from '../../lazy-page/load-chunk.ts';

type Parts = typeof import('./parts.ts').PARTS;

/** A part of the page whose code is fetched when it is wanted. */
export function usePart<Name extends keyof Parts>(name: Name) {
  const [isComing, setComing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [part, setPart] = useState<{ Part: Awaited<ReturnType<Parts[Name]>> } | null>(null);
  function fetchPart() {
    if (isComing) return;
    setComing(true);
    setFailed(false);
    loadChunk(name, async () => (await import('./parts.ts')).PARTS[name]()).then(
      (Part) => setPart({ Part: Part as Awaited<ReturnType<Parts[Name]>> }),
      () => {
        setComing(false);
        setFailed(true);
      },
    );
  }
  return { Part: part?.Part, hasFailed, fetchPart };
}
