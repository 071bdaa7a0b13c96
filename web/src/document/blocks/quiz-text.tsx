import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import styles from './task.module.css';
import { TaskTop } from './task-top.tsx';

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
