import type { HumanLang } from '@kodestien/contract/language';
import { useRef, useState } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageIcon } from '../../ui/icons/language-icon.tsx';
import styles from './code-sample.module.css';
import type { LiveSampleHandle } from './live-sample.tsx';

const useLiveSample = lazyPart('sample', async () => (await import('./parts.ts')).PARTS.sample());

/** A program to run and to change. What that takes is fetched when someone points at it, and takes the same room. */
export function CodeSample() {
  const lang = useHumanLang();
  // In the other language it is another program.
  return <OneSample key={lang} />;
}

function OneSample() {
  const t = useT();
  const program = SAMPLE_PROGRAM[useHumanLang()];
  const live = useRef<LiveSampleHandle>(null);
  const [isNear, setNear] = useState(false);
  const { part, error, retry } = useLiveSample(isNear);
  const [wantsRun, setWantsRun] = useState(false);
  const [isRunning, setRunning] = useState(false);
  // Not being ready for someone who only passes by is not worth a word.
  const hasFailed = error !== null;
  const fetchPart = () => (hasFailed ? retry() : setNear(true));

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
        <Button size="small" loading={wantsRun && !part && !hasFailed} onClick={press}>
          {t(isRunning ? 'landing.sample.stop' : 'landing.sample.run')}
        </Button>
      </div>
      {part ? (
        <part.LiveSample
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
            {hasFailed && wantsRun ? <p role="status">{t('app.error.offline')}</p> : output}
          </div>
        </>
      )}
    </figure>
  );
}

/** What is coloured in these few lines; a highlighter would be a library. */
const TOKEN = /("[^"]*"|\b(?:for|in)\b|\d)/;

function CodeLine({ code }: { code: string }) {
  let column = 0;
  return (
    <code className={styles.line}>
      {code.split(TOKEN).map((text, index) => {
        column += text.length;
        // Every second piece is one that was looked for.
        const kind = index % 2 === 0 ? undefined : text[0] === '"' ? 'string' : /\d/.test(text) ? 'number' : 'keyword';
        return (
          <span key={`${column} ${kind}`} className={kind && styles[kind]}>
            {text}
          </span>
        );
      })}
    </code>
  );
}

type SampleProgram = { code: string; output: string };

/** Four lines and exactly what Python prints for them; short enough for a phone. */
const SAMPLE_PROGRAM: Record<HumanLang, SampleProgram> = {
  _no: program('topp', 'varde', 'Varde', 'Fremme på'),
  _eng: program('peak', 'cairn', 'Cairn', 'On top of'),
};

function program(peak: string, cairn: string, label: string, arrived: string): SampleProgram {
  const summit = 'Galdhøpiggen';
  return {
    code: `${peak} = "${summit}"
for ${cairn} in range(1, 4):
    print("${label}", ${cairn})
print("${arrived}", ${peak})`,
    output: `${label} 1\n${label} 2\n${label} 3\n${arrived} ${summit}`,
  };
}
