import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { CodeFigure } from '../../rendered/code-figure.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import styles from './task.module.css';
import { TaskTop } from './task-top.tsx';

/** An exercise to read, until what is needed to work on it has come, and on paper. */
export function ExerciseText({ block }: { block: ReaderBlockOf<'exercise'> }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <div className={styles.task}>
      <TaskTop title={block.tittel[lang]} poeng={block.poeng} />
      <RenderedHtml html={block.html[lang]} />
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
