import type { Course } from '@kodestien/contract/document/reader';
import { type RefObject, useEffect, useRef } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useTrailStops } from '../../lesson/document/use-trail-stops.ts';
import { Cairn } from '../../ui/cairn.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './lesson-strip.module.css';
import { TrailDrawer } from './trail-drawer.tsx';

/** So many stops have room beside the title on a phone. */
const IN_VIEW = 4;

/** On a phone, always in view: where the reader is on the trail. A press shows all of it. */
export function LessonStrip({ course, slug, title }: { course: Course; slug: string; title: string | undefined }) {
  const t = useT();
  const lang = useHumanLang();
  const stops = useTrailStops(course.lessons);
  const here = stops.findIndex((stop) => stop.id === slug);
  // Two behind, one ahead: what has been done shows, and that there is more.
  const first = Math.max(0, Math.min(here - 2, stops.length - IN_VIEW));
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => giveWayToHeader(strip), []);
  return (
    <div ref={strip} className={styles.strip}>
      <TrailDrawer course={course} slug={slug} className={styles.opener}>
        <span className={styles.stops} aria-hidden="true">
          {here >= 0 &&
            stops
              .slice(first, first + IN_VIEW)
              .map(({ id, mark }) =>
                id === slug ? <TMark key={id} size={18} /> : <Cairn key={id} {...mark} size={20} />,
              )}
        </span>
        <span className={styles.title}>{title ?? course.tittel[lang]}</span>
        <span className={styles.place}>
          {here >= 0 && t('doc.place', { number: here + 1, all: stops.length })}
          <VisuallyHidden> {t('doc.trail.open')}</VisuallyHidden>
          <Icon glyph={glyphs.chevron} size={16} />
        </span>
      </TrailDrawer>
    </div>
  );
}

/** So far up the reader scrolls before the header comes back: less is a finger that rests. */
const WAY_BACK = 16;

/** Anyone who reads on sees the strip alone; anyone who scrolls up may be looking for the header, and sees both. */
function giveWayToHeader(strip: RefObject<HTMLElement | null>): () => void {
  let lowest = window.scrollY;
  const onScroll = () => {
    const { scrollY } = window;
    const isBack = scrollY <= lowest - WAY_BACK;
    if (scrollY > lowest || isBack) {
      strip.current?.toggleAttribute('data-below-header', isBack);
      lowest = scrollY;
    }
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
