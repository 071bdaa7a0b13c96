import { useT } from '../../i18n/use-t.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { TrailLine, type TrailStop } from '../../ui/trail-line.tsx';
import { CodeLine, type Token } from './code-line.tsx';
import styles from './lesson-preview.module.css';

const SOLUTION: readonly (readonly Token[])[] = [
  [
    ['keyword', 'for'],
    ['plain', ' i '],
    ['keyword', 'in'],
    ['call', ' range'],
    ['plain', '('],
    ['number', '1'],
    ['plain', ', '],
    ['number', '6'],
    ['plain', '):'],
  ],
  [
    ['call', '    print'],
    ['plain', '(i)'],
  ],
];

/** A lesson in small: the trail, the text, and an exercise with its answer. */
export function LessonPreview() {
  const t = useT();
  const stops: TrailStop[] = [
    { id: '1', title: t('landing.lesson.stop1'), state: 'done', stateLabel: t('landing.lesson.done') },
    { id: '2', title: t('landing.lesson.stop2'), state: 'done', stateLabel: t('landing.lesson.done') },
    { id: '3', title: t('landing.lesson.stop3'), state: 'begun', stateLabel: t('landing.lesson.begun') },
    { id: '4', title: t('landing.lesson.stop4'), state: 'ahead', stateLabel: t('landing.lesson.ahead') },
    { id: '5', title: t('landing.lesson.stop5'), state: 'ahead', stateLabel: t('landing.lesson.ahead') },
  ];
  return (
    <section className={styles.section} aria-labelledby="landing-lesson">
      <div className={styles.intro}>
        <Heading level={2} id="landing-lesson">
          {t('landing.lesson')}
        </Heading>
        <p className={styles.lead}>{t('landing.lesson.lead')}</p>
      </div>
      <figure className={styles.lesson}>
        <div className={styles.trail}>
          <p className={styles.course}>
            <strong>{t('landing.python')}</strong>
            <span>{t('landing.lesson.progress', { done: 2, all: 5 })}</span>
          </p>
          <TrailLine
            label={t('landing.lesson.trail')}
            stops={stops}
            currentId="3"
            currentLabel={t('landing.lesson.here')}
          />
        </div>
        <div className={styles.text}>
          <Heading level={3}>{t('landing.lesson.stop3')}</Heading>
          <p>{t('landing.lesson.text1')}</p>
          <p>
            <code className={styles.inline}>range(1, 4)</code> {t('landing.lesson.text2')}
          </p>
          <p>{t('landing.lesson.text3')}</p>
        </div>
        <div className={styles.exercise}>
          <Heading level={4}>{t('landing.lesson.task')}</Heading>
          <pre className={styles.code}>
            {SOLUTION.map((tokens, index) => (
              <span key={tokens.length}>
                {index > 0 && '\n'}
                <CodeLine tokens={tokens} />
              </span>
            ))}
          </pre>
          <ul className={styles.checks}>
            {[t('landing.lesson.check1'), t('landing.lesson.check2')].map((check) => (
              <li key={check}>
                <Icon name="check" />
                {check}
              </li>
            ))}
          </ul>
          <p className={styles.verdict}>
            <span>{t('landing.lesson.passed')}</span>
            <span>{t('landing.lesson.points')}</span>
          </p>
        </div>
        <figcaption className={styles.caption}>{t('landing.lesson.example')}</figcaption>
      </figure>
    </section>
  );
}
