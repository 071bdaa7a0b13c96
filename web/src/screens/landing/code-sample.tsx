import { useRef, useState } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { CodeLine } from './code-line.tsx';
import styles from './code-sample.module.css';
import type { LiveSampleHandle } from './live-sample.tsx';
import { SAMPLE_PROGRAM } from './sample-program.ts';
import { usePart } from './use-part.ts';

/** A program to run and to change. What that takes is fetched when somebody points at it, and takes the same room. */
export function CodeSample() {
  const lang = useHumanLang();
  // In the other language it is another program.
  return <OneSample key={lang} />;
}

function OneSample() {
  const t = useT();
  const program = SAMPLE_PROGRAM[useHumanLang()];
  const live = useRef<LiveSampleHandle>(null);
  const { Part: LiveSample, hasFailed, fetchPart } = usePart('sample');
  const [wantsRun, setWantsRun] = useState(false);
  const [isRunning, setRunning] = useState(false);
  // Not being ready for somebody who only passes by is not worth a word.
  const saysFailure = hasFailed && wantsRun;

  function press() {
    if (live.current) return isRunning ? live.current.stop() : live.current.run();
    setWantsRun(true);
    fetchPart();
  }

  const code = (
    <ol className={styles.lines}>
      {program.code.split('\n').map((line) => (
        <li key={line}>
          <CodeLine code={line} />
        </li>
      ))}
    </ol>
  );
  const outputTop = <p className={styles.label}>{t('landing.sample.output')}</p>;
  const output = <samp className={styles.printed}>{program.output}</samp>;
  return (
    <figure
      className={styles.sample}
      aria-label={t('landing.sample')}
      onPointerEnter={fetchPart}
      onFocus={hasFailed ? undefined : fetchPart}
    >
      <div className={styles.bar}>
        <LanguageIcon language="python" size={18} />
        <span className={styles.file}>{t('landing.sample.file')}</span>
        <Button size="small" loading={wantsRun && !LiveSample && !hasFailed} onClick={press}>
          {t(isRunning ? 'landing.sample.stop' : 'landing.sample.run')}
        </Button>
      </div>
      {LiveSample ? (
        <LiveSample
          ref={live}
          program={program.code}
          code={code}
          codeClass={styles.code}
          output={output}
          outputTop={outputTop}
          outputClass={styles.output}
          onRunning={setRunning}
          runsAtOnce={wantsRun}
        />
      ) : (
        <>
          <div className={styles.code}>{code}</div>
          <div className={styles.output}>
            {outputTop}
            {saysFailure ? <p role="status">{t('app.error.offline')}</p> : output}
          </div>
        </>
      )}
    </figure>
  );
}
