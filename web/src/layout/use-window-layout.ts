import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import { windowResized } from '../store/page_core.ts';

export function windowMeasured() {
  return windowResized({ width: window.innerWidth, height: window.innerHeight });
}

/** Keeps the layout class (mobile, tablet, desktop) in step with the window, from before the first paint. */
export function useWindowLayout(): void {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    const measure = () => dispatch(windowMeasured());
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [dispatch]);
}
