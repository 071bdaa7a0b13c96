import type { Course } from '@kodestien/contract/document/reader';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './lesson-strip.module.css';
import { TrailDrawer } from './trail-drawer.tsx';

/** On a phone, always in view: where the reader is on the trail, as a line with a T on it. A press shows all of it. */
export function LessonStrip({ course, slug, title }: { course: Course; slug: string; title: string | undefined }) {
  const t = useT();
  const lang = useHumanLang();
  const here = course.lessons.findIndex((lesson) => lesson.slug === slug);
  const all = course.lessons.length;
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => giveWayToHeader(strip), []);
  return (
    <div ref={strip} className={styles.strip}>
      <TrailDrawer course={course} slug={slug} className={styles.opener}>
        {here >= 0 && (
          <span
            className={styles.line}
            style={{ '--here': `${((here + 1) / all) * 100}%` } as CSSProperties}
            aria-hidden="true"
          >
            <TMark size={18} />
          </span>
        )}
        <VisuallyHidden>{title ?? course.tittel[lang]}</VisuallyHidden>
        <span className={styles.place}>
          {here >= 0 && t('doc.place', { number: here + 1, all })}
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
