import { useEffect } from 'react';
import { dropdownMoved } from '../../store/header.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { pageScrolled } from '../../store/page_core.ts';

/** While the dropdown is down: follows the page's scrolling, at most once a frame, and changes the dropdown with it. */
export function useDropdownScroll(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let frame = 0;
    const note = () => {
      frame = 0;
      dispatch(pageScrolled(window.scrollY));
      dispatch(dropdownMoved({ scrollY: window.scrollY, windowHeight: window.innerHeight }));
    };
    const onMove = () => {
      frame ||= requestAnimationFrame(note);
    };
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [dispatch]);
}
