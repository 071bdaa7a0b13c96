import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { CodeLine } from './code-line.tsx';
import styles from './code-sample.module.css';
import { SAMPLE_PROGRAM } from './sample-program.ts';

export function CodeSample() {
  const t = useT();
  const { lines, output } = SAMPLE_PROGRAM[useHumanLang()];
  return (
    <figure className={styles.sample} aria-label={t('landing.sample')}>
      <div className={styles.bar}>
        <LanguageIcon language="python" size={18} />
        <span>{t('landing.sample.file')}</span>
      </div>
      <ol className={styles.code}>
        {lines.map((tokens) => (
          <li key={tokens.map(([, text]) => text).join('')}>
            <CodeLine tokens={tokens} />
          </li>
        ))}
      </ol>
      <div className={styles.output}>
        <p className={styles.label}>{t('landing.sample.output')}</p>
        <samp className={styles.lines}>{output.join('\n')}</samp>
      </div>
    </figure>
  );
}
