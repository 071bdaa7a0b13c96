import { useEffect } from 'react';
import { dropdownMoved } from '../../store/header.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { pageScrolled } from '../../store/page_core.ts';

/** While the dropdown is down: follows the page's scrolling, at most once a frame, and changes the dropdown with it. */
export function useDropdownScroll(): void {
  const dispatch = useAppDispatch();
  const scrollY = useAppSelector(({ page_core }) => page_core.scroll_y);
  const windowHeight = useAppSelector(({ page_core }) => page_core.window_height);

  useEffect(() => {
    let frame = 0;
    const note = () => {
      frame = 0;
      dispatch(pageScrolled(window.scrollY));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(note);
    };
    note();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [dispatch]);

  useEffect(() => {
    dispatch(dropdownMoved({ scrollY, windowHeight }));
  }, [dispatch, scrollY, windowHeight]);
}
