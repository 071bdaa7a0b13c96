import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { LEFT_RIGHT, pressables, stepFocus, UP_DOWN } from './step-focus.ts';

/**
 * The keys of the desktop's menu: left and right along it, down into a group (which opens), up and down inside it
 * and out at its top. Tab goes through everything, as everywhere else.
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = menu.current;
    const onKey = (event: KeyboardEvent) => {
      if (!node || !(event.target instanceof Element)) return;
      const entries = [...node.querySelectorAll(':scope > li')];
      const entry = entries.find((one) => one.contains(document.activeElement));
      const tops = entries.flatMap((one) => one.querySelector<HTMLElement>('a, button') ?? []);
      const top = tops[entries.indexOf(entry as Element)];
      if (!entry || !top) return;
      const inside = pressables(entry).filter((one) => one !== top);

      if (event.target !== top && /ArrowUp|ArrowDown|Home|End/.test(event.key)) {
        if (event.key === 'ArrowUp' && event.target === inside[0]) inside.unshift(top);
        return stepFocus(event, inside, UP_DOWN);
      }
      if (event.key === 'ArrowDown' && top.hasAttribute('aria-expanded')) {
        if (inside.length === 0) flushSync(() => top.click());
        return stepFocus(event, pressables(entry).slice(1), UP_DOWN);
      }
      stepFocus(event, tops, LEFT_RIGHT, top);
    };
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, [menu]);
}
