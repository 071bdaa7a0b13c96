import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import styles from './exercise.module.css';

type TaskProps = {
  html: string;
  /** Beside a page that is drawn there is less room: a long task is folded, as far as the style sheet says. */
  folds: boolean;
};

export function Task({ html, folds }: TaskProps) {
  const t = useT();
  const inside = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCut = useIsCut(inside, folds && !isOpen);
  return (
    <div className={styles.task} data-folds={(folds && !isOpen) || undefined} data-cut={isCut || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is tabbed to in it has to be seen */}
      <div ref={inside} className={styles.taskText} onFocus={() => isCut && setOpen(true)}>
        <RenderedHtml html={html} />
      </div>
      {(isCut || (folds && isOpen)) && (
        <button type="button" className={styles.taskMore} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'learning.task.less' : 'learning.task.more')}
        </button>
      )}
    </div>
  );
}

/** Whether some of it is out of view, at whatever width it has now. */
function useIsCut(element: { current: HTMLElement | null }, isLimited: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box || !isLimited) return setCut(false);
    const measure = () => setCut(box.scrollHeight > box.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, isLimited]);
  return isCut;
}
