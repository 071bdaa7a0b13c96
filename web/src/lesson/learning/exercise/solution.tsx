import type { RunLanguage } from '@kodestien/contract/languages';
import { CodeEditor } from '../../../editor/code-editor.tsx';
import { useT } from '../../../i18n/use-t.ts';
import { CopyButton } from '../../rendered/copy-button.tsx';
import { modeOf } from '../languages.ts';
import styles from './help.module.css';

type SolutionProps = { code: string; language: RunLanguage; isPassed: boolean };

/** How the author solved it. */
export function Solution({ code, language, isPassed }: SolutionProps) {
  const t = useT();
  return (
    <div className={styles.solution}>
      <div className={styles.solutionTop}>
        <p className={styles.solutionTitle}>{t('learning.exercise.solution_title')}</p>
        <CopyButton text={code} />
      </div>
      <CodeEditor
        mode={modeOf(language)}
        text={code}
        label={t('learning.exercise.solution_title')}
        placeholder={<code>{code}</code>}
        isReadOnly
        wraps
      />
      {!isPassed && <p className={styles.solutionNote}>{t('learning.exercise.solution_note')}</p>}
    </div>
  );
}
