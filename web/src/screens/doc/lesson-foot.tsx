import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useRef } from 'react';
import { usePrefetchWhenSeen } from '../../document/use-prefetch.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './lesson-foot.module.css';
import { Sign } from './sign.tsx';

/** The way on and the way back, as two signs; at the end of the trail a word on having arrived. */
export function LessonFoot({ document }: { document: ReaderDocument }) {
  const t = useT();
  const lang = useHumanLang();
  const foot = useRef<HTMLElement>(null);
  const { slug, course, previous, next } = document;
  usePrefetchWhenSeen(foot, next?.slug);
  const isLast = course !== null && next === null && course.lessons.at(-1)?.slug === slug;
  return (
    <nav ref={foot} className={styles.foot} aria-label={t('doc.foot')}>
      {previous && <Sign to={previous.page} points="back" label={t('doc.previous')} title={previous.tittel[lang]} />}
      {next && <Sign to={next.page} points="on" label={t('doc.next')} title={next.tittel[lang]} />}
      {isLast && (
        <div className={styles.done}>
          <p className={styles.doneTitle}>{t('doc.done.title')}</p>
          <p>{t('doc.done.text', { course: course.tittel[lang] })}</p>
          <p>
            <TextLink to={paths.doc()}>{t('doc.all')}</TextLink>
          </p>
        </div>
      )}
    </nav>
  );
}
