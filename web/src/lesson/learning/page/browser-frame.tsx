import type { PageFrame } from '@kodestien/sandbox/html-css/browser';
import type { PageSource } from '@kodestien/sandbox/judge/inputs';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import styles from './browser-frame.module.css';
import { PointedMarks } from './pointed-marks.tsx';
import { drawIn, loadEngine, type PageProgram } from './use-page.ts';

const VIEWS = ['own', 'target', 'difference'] as const;
type View = (typeof VIEWS)[number];

/** A small browser: the page's title in its tab, and beside it the page to come to, or where the two differ. */
export function BrowserFrame({ page, target }: { page: PageProgram; target: PageSource | null }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>('own');
  const goal = useTarget(place, target, t('learning.target.frame'));
  const { state, frame, placeIn } = page;
  useSameScroll(frame, goal);
  return (
    <div className={styles.browser}>
      <div className={styles.bar}>
        <span className={styles.tab}>{state.title ?? t('learning.file.html')}</span>
        {target && <Views view={view} onView={setView} />}
      </div>
      <div className={styles.stage} data-view={target ? view : 'own'}>
        <div ref={placeIn} className={styles.own} />
        {target && <div ref={place} className={styles.target} />}
        {frame && view === 'own' && <PointedMarks frame={frame} drawn={state} />}
        {state.status === 'ready' && view === 'own' && (
          <p className={styles.ready}>{t('learning.output.ready_page')}</p>
        )}
      </div>
    </div>
  );
}

function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={styles.views} aria-label={t('learning.target.views')}>
      {VIEWS.map((one) => (
        <label key={one} className={styles.view}>
          <input type="radio" name={name} checked={view === one} onChange={() => onView(one)} />
          {t(`learning.target.view.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** A long page is scrolled: the other one follows, or they could not be compared. */
function useSameScroll(own: PageFrame | null, goal: PageFrame | null): void {
  useEffect(() => {
    if (!own || !goal) return;
    const { document, view } = own;
    const follow = () => goal.view.scrollTo(view.scrollX, view.scrollY);
    follow();
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, [own, goal]);
}

function useTarget(place: { current: HTMLElement | null }, target: PageSource | null, title: string): PageFrame | null {
  const [frame, setFrame] = useState<PageFrame | null>(null);
  const html = target?.html;
  const css = target?.css;
  useEffect(() => {
    const element = place.current;
    if (!element || html === undefined) return;
    let isCurrent = true;
    let opened: PageFrame | null = null;
    const open = async () => {
      const engine = await loadEngine();
      if (!isCurrent) return;
      opened = await engine.PageFrame.open(element, title);
      if (!isCurrent) return opened.remove();
      drawIn(opened, css === undefined ? { html } : { html, css }, element);
      setFrame(opened);
    };
    // Without it the task and the checks still say what to do.
    open().catch(() => {});
    return () => {
      isCurrent = false;
      opened?.remove();
      setFrame(null);
    };
  }, [place, html, css, title]);
  return frame;
}
