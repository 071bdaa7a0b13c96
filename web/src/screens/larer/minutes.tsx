import type { LessonTeaching } from '@kodestien/contract/learning/teachers';
import { useT } from '../../i18n/use-t.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './larer.module.css';

type MinutesProps = {
  minutes: NonNullable<LessonTeaching['material']>['minutes'] | null;
  counted: number;
};

/** How long a class takes, and one reader. */
export function Minutes({ minutes, counted }: MinutesProps) {
  const t = useT();
  return (
    <section className="stack gap-1" aria-labelledby="minutes">
      <Heading level={2} size="h4" id="minutes">
        {t('larer.time')}
      </Heading>
      {minutes && (
        <dl className={styles.minutes}>
          {(['reading', 'exercises', 'whole'] as const).map((part) => (
            <div key={part}>
              <dt>{t(`larer.time.${part}`)}</dt>
              <dd>{t('larer.time.minutes', { minutes: minutes[part] })}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="soft small">{t(minutes ? 'larer.time.note' : 'larer.time.alone', { minutes: counted })}</p>
    </section>
  );
}
