import type { PageFrame } from '@kodestien/sandbox/html-css/browser';
import type { PageSource } from '@kodestien/sandbox/judge/inputs';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import styles from './comparison.module.css';
import { FRAME_HEIGHT, loadEngine } from './use-page.ts';

type ComparisonProps = {
  target: PageSource;
  /** The learner's own page, once it is shown. */
  own: PageFrame | null;
  /** Where it is. */
  children: ReactNode;
};

/** The page to come to, laid over the learner's own as far as the slider says. Before there is one, it is alone. */
export function Comparison({ target, own, children }: ComparisonProps) {
  const t = useT();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  // Anyone who presses Run wants to see their own page first.
  const [split, setSplit] = useState(0);
  const goal = useTarget(place, target, t('learning.target.frame'));
  const hasOwn = own !== null;

  // A long page is scrolled: the other one follows, or they could not be compared.
  useEffect(() => {
    if (!own || !goal) return;
    const { document, view } = own;
    const follow = () => goal.view.scrollTo(view.scrollX, view.scrollY);
    follow();
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, [own, goal]);

  return (
    <div
      className={styles.comparison}
      data-both={hasOwn || undefined}
      style={{ '--split': `${split}%` } as CSSProperties}
    >
      <div className={styles.stage}>
        {children}
        <div ref={place} className={styles.target} />
        {split > 0 && hasOwn && <div className={styles.line} />}
      </div>
      {hasOwn && (
        <div className={styles.slider}>
          <label htmlFor={id}>{t('learning.target.compare')}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            value={split}
            aria-valuetext={t('learning.target.split', { target: split, own: 100 - split })}
            onChange={(event) => setSplit(event.target.valueAsNumber)}
          />
          <span className="row apart soft" aria-hidden="true">
            <span>{t('learning.output.page')}</span>
            <span>{t('learning.target')}</span>
          </span>
        </div>
      )}
    </div>
  );
}

function useTarget(place: { current: HTMLElement | null }, { html, css }: PageSource, title: string): PageFrame | null {
  const [frame, setFrame] = useState<PageFrame | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isCurrent = true;
    let opened: PageFrame | null = null;
    const open = async () => {
      const engine = await loadEngine();
      if (!isCurrent) return;
      opened = await engine.PageFrame.open(element, title);
      if (!isCurrent) return opened.remove();
      opened.show(css === undefined ? { html } : { html, css }, element.clientWidth, FRAME_HEIGHT);
      opened.element.style.width = '100%';
      setFrame(opened);
    };
    // Without it the task and the checks still say what is requested.
    open().catch(() => {});
    return () => {
      isCurrent = false;
      opened?.remove();
      setFrame(null);
    };
  }, [place, html, css, title]);
  return frame;
}
