import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { loadChunk } from '../../lazy-page/load-chunk.ts';
import type { LiveSampleHandle, LiveSampleProps } from '../../learning/sample/live-sample.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import { CodeLine } from './code-line.tsx';
import styles from './code-sample.module.css';
import { SAMPLE_PROGRAM, sourceOf } from './sample-program.ts';

const load = () => loadChunk('sample', () => import('../../learning/sample/live-sample.tsx'));

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
  const [Live, setLive] = useState<ComponentType<LiveSampleProps> | null>(null);
  const [isFetching, setFetching] = useState(false);
  const [wish, setWish] = useState<'none' | 'run' | 'failed'>('none');
  const [isRunning, setRunning] = useState(false);

  const fetchLive = useCallback(() => {
    if (Live || isFetching) return;
    setFetching(true);
    load().then(
      ({ LiveSample }) => setLive(() => LiveSample),
      () => {
        setFetching(false);
        // Not being ready for somebody who only passes by is not worth a word.
        setWish((wished) => (wished === 'run' ? 'failed' : wished));
      },
    );
  }, [Live, isFetching]);

  function press() {
    if (live.current) return isRunning ? live.current.stop() : live.current.run();
    setWish('run');
    fetchLive();
  }

  const code = (
    <ol className={styles.lines}>
      {program.lines.map((tokens) => (
        <li key={tokens.map(([, text]) => text).join('')}>
          <CodeLine tokens={tokens} />
        </li>
      ))}
    </ol>
  );
  const outputTop = <p className={styles.label}>{t('landing.sample.output')}</p>;
  const output = <samp className={styles.printed}>{program.output.join('\n')}</samp>;
  return (
    <figure className={styles.sample} aria-label={t('landing.sample')} onPointerEnter={fetchLive} onFocus={fetchLive}>
      <div className={styles.bar}>
        <LanguageIcon language="python" size={18} />
        <span className={styles.file}>{t('landing.sample.file')}</span>
        <Button size="small" loading={wish === 'run' && !Live} onClick={press}>
          {t(isRunning ? 'landing.sample.stop' : 'landing.sample.run')}
        </Button>
      </div>
      {Live ? (
        <Live
          ref={live}
          program={sourceOf(program)}
          code={code}
          codeClass={styles.code}
          output={output}
          outputTop={outputTop}
          outputClass={styles.output}
          onRunning={setRunning}
          runsAtOnce={wish === 'run'}
        />
      ) : (
        <>
          <div className={styles.code}>{code}</div>
          <div className={styles.output}>
            {outputTop}
            {wish === 'failed' ? <p role="status">{t('landing.sample.failed')}</p> : output}
          </div>
        </>
      )}
    </figure>
  );
}
