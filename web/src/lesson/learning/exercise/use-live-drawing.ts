import { useEffect, useRef } from 'react';
import type { Runnable } from '../use-runnable.tsx';

const PAUSE_MS = 250;

/** A page is drawn when its editor has come, and again at each pause in the writing. */
export function useLiveDrawing(draw: Runnable['draw'], text: string, isReady: boolean): void {
  const latest = useRef(draw);
  latest.current = draw;
  const isDrawn = useRef(false);
  useEffect(() => {
    if (!isReady || !latest.current) return;
    const timer = setTimeout(() => latest.current?.(text), isDrawn.current ? PAUSE_MS : 0);
    isDrawn.current = true;
    return () => clearTimeout(timer);
  }, [text, isReady]);
}
