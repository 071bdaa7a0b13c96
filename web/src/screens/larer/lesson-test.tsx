import type { LessonTest as Test } from '@kodestien/contract/learning/teachers';
import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { classPaths } from '../../class-paths.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useIsTeacher } from '../../lesson/progress/progress-store.ts';
import { CodeFigure } from '../../lesson/rendered/code-figure.tsx';
import { RenderedHtml } from '../../lesson/rendered/rendered-html.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './larer.module.css';

/** What is printed: the sheet that pupils write on, or the one with the answers. */
export type Sheet = 'pupil' | 'key';
type Question = Test['questions'][number];
type LessonTestProps = { slug: string; lesson: string; course: string; onPrint: (sheet: Sheet) => void };

/** The test of a lesson. Only those whom the server gives it to have anything to show or print. */
export function LessonTest({ slug, ...sheet }: LessonTestProps) {
  const t = useT();
  const isTeacher = useIsTeacher();
  return (
    <section className={styles.test} aria-labelledby="test">
      <Heading level={2} size="h3" id="test">
        {t('larer.test')}
      </Heading>
      {isTeacher ? (
        <ForTeacher slug={slug} {...sheet} />
      ) : (
        <p>
          {t('larer.test.closed')} <TextLink to={classPaths.list}>{t('larer.test.signin')}</TextLink>
        </p>
      )}
    </section>
  );
}

function ForTeacher({ slug, lesson, course, onPrint }: LessonTestProps) {
  const t = useT();
  const lang = useHumanLang();
  const { status, data, askAgain } = useAnswer(slug, (signal) =>
    call('GET larer_prove', { doc_slug: slug }, { signal }),
  );
  if (status === 'failed') return <RetryNotice onRetry={askAgain}>{t('larer.test.failed')}</RetryNotice>;
  if (status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{t('larer.test.loading')}</VisuallyHidden>
        <Skeleton height="24rem" shape="block" />
      </div>
    );
  }
  const isDense = sum(data.questions.map(({ code }) => (code ? linesOf(code[lang]) : 0))) > DENSE_LINES;
  return (
    <>
      <div className={styles.buttons}>
        <Button size="small" variant="primary" onClick={() => onPrint('pupil')}>
          {t('larer.test.print')}
        </Button>
        <Button size="small" onClick={() => onPrint('key')}>
          {t('larer.test.print_key')}
        </Button>
        <p className="soft small">{t('larer.test.lead')}</p>
      </div>
      <div className={styles.sheet} data-dense={isDense || undefined}>
        <div className={styles.head}>
          <p className={styles.pupilTitle}>{t('larer.sheet.title', { lesson })}</p>
          <p className={styles.keyTitle}>{t('larer.sheet.key', { lesson })}</p>
          <p className="small">{course} · Kodestien</p>
          <div className={styles.blanks}>
            {(['name', 'date', 'points'] as const).map((blank) => (
              <p key={blank} className={styles.blank} data-blank={blank}>
                {t(`larer.sheet.${blank}`)}
              </p>
            ))}
          </div>
        </div>
        <ol className={styles.questions}>
          {data.questions.map((question) => (
            <li key={question.slug}>
              <AskedAndAnswered question={question} lines={isDense ? DENSE_ROOM : ROOM} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Lines to write a short answer on: how many a program prints is not given away. */
const ROOM = 3;
/** With more lines of code than this in a test, less room is left for answers: it is one sheet all the same. */
const DENSE_LINES = 15;
const DENSE_ROOM = 2;

function AskedAndAnswered({ question, lines }: { question: Question; lines: number }) {
  const t = useT();
  const lang = useHumanLang();
  const { question_html, language, code, code_html, output, answer_html } = question;
  const room = Math.max(lines, output ? linesOf(output[lang]) : 0);
  return (
    <div className={styles.question}>
      <RenderedHtml html={question_html[lang]} />
      {language && code && code_html && <CodeFigure language={language} code={code[lang]} html={code_html[lang]} />}
      <div className={styles.answer}>
        <p className={styles.answerTitle}>{t('larer.test.answer')}</p>
        {output && (
          <pre className={styles.output} translate="no">
            {output[lang]}
          </pre>
        )}
        {answer_html && <RenderedHtml html={answer_html[lang]} />}
      </div>
      <div className={styles.room} aria-hidden="true">
        {Array.from({ length: room }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines, all alike
          <span key={line} />
        ))}
      </div>
    </div>
  );
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
