import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { escapeHtml } from '@kodestien/contract/html-text';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CodeFigure } from '../../rendered/code-figure.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import styles from './task.module.css';

/** An exercise to read, until what is needed to work on it has come, and on paper. */
export function ExerciseText({ block }: { block: ReaderBlockOf<'exercise'> }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.task}>
      <TaskTop title={block.tittel[lang]} poeng={block.poeng} />
      <RenderedHtml html={block.html[lang]} />
      {block.page && <CodeFigure language="html" code={block.page[lang]} html={escapeHtml(block.page[lang])} />}
      <CodeFigure language={block.language} code={block.starter[lang]} html={block.starter_html[lang]} />
      {block.checks.length > 0 && (
        <div className="stack gap-half">
          <p className="strong">{t('doc.exercise.checks')}</p>
          <ul className={styles.checkList}>
            {block.checks.map(({ id, name }) => (
              <li key={id}>{name[lang]}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A question to read, until what is needed to answer it has come, and on paper. */
export function QuizText({ block }: { block: ReaderBlockOf<'quiz'> }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.task}>
      <TaskTop title={t('doc.quiz')} poeng={block.poeng} />
      <RenderedHtml html={block.html[lang]} />
      <ul className={styles.answers} data-multiple={block.multiple || undefined}>
        {block.answers.map(({ id, html }) => (
          <li key={id}>
            <RenderedHtml html={html[lang]} className={styles.answer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What kind of task it is, and what it is worth. */
function TaskTop({ title, poeng }: { title: string; poeng: number }) {
  const t = useT();
  return (
    <p className={styles.top}>
      <strong>{title}</strong>
      <span className={styles.points}>{t('doc.points', { poeng })}</span>
    </p>
  );
}
