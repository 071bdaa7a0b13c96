import type { Course, DocumentHeading } from '@kodestien/contract/document/reader';
import { type ReactNode, type Ref, useRef } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ContentsList } from './contents-list.tsx';
import styles from './folded.module.css';
import { LessonTrail } from './lesson-trail.tsx';

/** Parts that a narrow window keeps folded until they are asked for. */
function Folded({ title, children, ref }: { title: string; children: ReactNode; ref?: Ref<HTMLDetailsElement> }) {
  return (
    <details ref={ref} className={styles.folded}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

export function FoldedTrail({ course, slug }: { course: Course; slug: string }) {
  const t = useT();
  return (
    <Folded title={t('doc.trail.open')}>
      <LessonTrail course={course} slug={slug} />
    </Folded>
  );
}

export function FoldedContents({ headings }: { headings: readonly DocumentHeading[] }) {
  const t = useT();
  const lang = useHumanLang();
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <Folded ref={details} title={t('doc.contents')}>
      <nav aria-label={t('doc.contents')}>
        <ContentsList
          headings={headings}
          lang={lang}
          current={null}
          onFollow={() => details.current?.removeAttribute('open')}
        />
      </nav>
    </Folded>
  );
}
