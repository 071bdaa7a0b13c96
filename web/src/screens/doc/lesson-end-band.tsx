import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useRef } from 'react';
import { useUser } from '../../account/user-context.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useProgress, useProgressIsKnown } from '../../lesson/progress/progress-store.ts';
import { Cairn } from '../../ui/cairn.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Heading } from '../../ui/heading.tsx';
import { lessonEnd } from './lesson-end.ts';
import styles from './lesson-end-band.module.css';

/** Over the sign at the end of a lesson that is done: what was solved, what one can do now, and how far it is to the next. */
export function LessonEndBand({ document }: { document: ReaderDocument }) {
  const t = useT();
  const lang = useHumanLang();
  const { user } = useUser();
  const isKnown = useProgressIsKnown();
  const end = lessonEnd(document, useProgress());
  // The cairn settles once, for those who finish it now; anyone who comes back finds it standing.
  const wasOpen = useRef<string | null>(null);
  if (isKnown && !end) wasOpen.current = document.slug;
  if (!end) return null;
  const { solved, poeng, done, all } = end;
  const minutes = document.next?.minutes;
  const facts = [solved > 0 && t('doc.end.solved', { solved }), user && poeng > 0 && t('doc.points', { poeng })].filter(
    (fact) => typeof fact === 'string',
  );
  return (
    <section
      className={styles.band}
      aria-labelledby="lesson-end"
      data-new={wasOpen.current === document.slug || undefined}
    >
      <Contours edge="sharp" />
      <Cairn state="done" size={72} />
      <div className={styles.words}>
        <Heading level={2} size="h3" id="lesson-end">
          {t('doc.end.title')}
        </Heading>
        <p className={styles.text}>
          {facts.length > 0 && `${facts.join(', ')}. `}
          {t('doc.end.can', { ingress: document.ingress[lang] })}
        </p>
        <p className="soft small">
          {t('doc.end.place', { done, all })}
          {minutes !== undefined && ` · ${t('doc.end.next', { minutes })}`}
        </p>
      </div>
    </section>
  );
}
