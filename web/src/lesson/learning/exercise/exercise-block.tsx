import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import '../../rendered/code-colours.css';
import { useCallback, useId, useRef, useState } from 'react';
import { CodeEditor, type EditorHandle } from '../../../editor/code-editor.tsx';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useIsHydrated } from '../../../loading/hydrated.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { RenderedCode, RenderedHtml } from '../../rendered/rendered-html.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { modeOf } from '../languages.ts';
import { useLearningPage } from '../page-context.ts';
import { useStepping } from '../steps/use-stepping.tsx';
import { useErrorLine } from '../use-error-line.ts';
import { useRunnable } from '../use-runnable.tsx';
import { ActionBar } from './action-bar.tsx';
import { checkList } from './check-rows.ts';
import styles from './exercise.module.css';
import { ExerciseHeader } from './exercise-header.tsx';
import { Hints } from './hints.tsx';
import { PassedBar } from './passed-bar.tsx';
import { Result } from './result.tsx';
import { Solution } from './solution.tsx';
import { lineOfError, useExplanations, withoutSaid } from './use-explanations.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictNotice } from './verdict-notice.tsx';

type Exercise = ReaderBlockOf<'exercise'>;

/** An exercise: read it, write it, run it, have it checked. */
export function ExerciseBlock({ block }: { block: Exercise }) {
  const lang = useHumanLang();
  // In the other language it is another program, with a draft of its own.
  return <OneExercise key={lang} block={block} />;
}

function OneExercise({ block }: { block: Exercise }) {
  const t = useT();
  const lang = useHumanLang();
  const page = useLearningPage();
  const titleId = useId();
  const editor = useRef<EditorHandle>(null);
  const result = useRef<HTMLDivElement>(null);
  const isPhone = useAppSelector(({ page_core }) => page_core.layout === 'mobile');
  const isHydrated = useIsHydrated();
  const { slug, language } = block;
  const starter = block.starter[lang];
  const isSolved = page?.solved.has(slug) ?? false;

  const onText = useCallback((next: string) => editor.current?.setText(next), []);
  const draft = useDraft(page && { doc_slug: page.document.slug, blokk_slug: slug }, starter, onText);
  const [written, setText] = useState<string | null>(null);
  const text = written ?? draft.text;
  const goToLine = useCallback((line: number) => {
    editor.current?.markLine(line);
    editor.current?.focus();
  }, []);
  const runnable = useRunnable(block, lang, goToLine);
  const stepping = useStepping(runnable, editor);

  // Solved before this visit: only its header, until someone wants to see more.
  const [passedNow, setPassedNow] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = isSolved && !passedNow && !isUnfolded;
  const [hint, setHint] = useState<number | null>(null);
  const hintsOpened = useRef(0);
  hintsOpened.current = Math.max(hintsOpened.current, hint === null ? 0 : hint + 1);
  const verdict = useVerdict({
    block,
    hints: () => hintsOpened.current,
    doc_slug: page?.document.slug ?? null,
    lang,
    // A program that someone watches is not ended by a check: the server's verdict comes alone then.
    observe: runnable.isRunning ? async () => null : runnable.observe,
    onPassed: () => {
      setPassedNow(true);
      page?.markSolved(slug);
    },
  });
  const { state } = verdict;
  const list = checkList(block, lang, state.verdict?.checks ?? state.inPage);
  const explanations = useExplanations(list, state.source, runnable);
  const isAboutText = state.source === text;
  useErrorLine(editor, runnable.errorLine ?? (isAboutText ? lineOfError(list, explanations) : null), stepping.isOpen);
  const isPassed = state.verdict?.passed === true && state.source === text;

  const [tab, setTab] = useState<'output' | 'checks'>('output');
  const [hasFocus, setFocus] = useState(false);
  const [showsSolution, setShowsSolution] = useState(false);

  function showResult(next: 'output' | 'checks') {
    setTab(next);
    if (!isPhone) return;
    editor.current?.blur();
    requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
  }
  function run() {
    stepping.close();
    showResult('output');
    runnable.run(text);
  }
  function check() {
    stepping.close();
    showResult('checks');
    void verdict.check(text);
  }
  function step(opener: HTMLElement) {
    showResult('output');
    stepping.open?.(opener, text);
  }
  function stepCheck(opener: HTMLElement, id: string) {
    const asked = block.checks.find((one) => one.id === id);
    if (asked) stepping.open?.(opener, text, { name: asked.name[lang], input: asked.input[lang] as ProgramInput });
  }
  function change(next: string) {
    setText(next);
    stepping.close();
    draft.change(next);
    page?.moveOn();
  }

  const solution = state.verdict?.solution ?? null;
  return (
    <section
      className={styles.exercise}
      aria-labelledby={titleId}
      data-solved={isSolved || undefined}
      data-folded={isFolded || undefined}
      onPointerEnter={runnable.prepare}
      onFocus={runnable.prepare}
    >
      <ExerciseHeader
        block={block}
        titleId={titleId}
        isSolved={isSolved}
        isNew={passedNow}
        hasBegun={text !== starter}
        fold={isSolved && !passedNow ? { isFolded, toggle: () => setUnfolded(isFolded) } : null}
      />
      {!isFolded && (
        <>
          <div className={styles.task}>
            <RenderedHtml html={block.html[lang]} />
          </div>
          <div className={styles.frame}>
            <div className={styles.panes} data-stepping={stepping.isOpen || undefined}>
              <div className={styles.editor}>
                <CodeEditor
                  ref={editor}
                  mode={modeOf(language)}
                  text={draft.text}
                  label={t('learning.editor_of', { title: block.tittel[lang] })}
                  placeholder={
                    text === starter ? <RenderedCode html={block.starter_html[lang]} /> : <code>{text}</code>
                  }
                  wraps={isHydrated ? isPhone : 'on-phones'}
                  isReadOnly={stepping.isOpen}
                  onEdit={stepping.close}
                  onChange={change}
                  onRun={run}
                  onFocus={setFocus}
                />
              </div>
              <Result
                ref={result}
                runnable={runnable}
                list={list}
                state={state}
                isPhone={isPhone}
                tab={tab}
                onTab={setTab}
                // On a phone the output is behind its tab.
                explanations={isPhone ? explanations : withoutSaid(explanations, runnable.explained)}
                onStep={stepping.open && stepCheck}
                onGoToLine={goToLine}
                isHidden={stepping.isOpen}
              />
              {stepping.view}
            </div>
          </div>
          <DraftNotice state={draft.state} takeOther={draft.takeOther} keepOwn={draft.keepOwn} />
          {stepping.hasFailed && (
            <p className={styles.notice} role="alert">
              {t('learning.loading_failed')}
            </p>
          )}
          <VerdictNotice state={state} />
          {isPassed ? (
            <PassedBar
              block={block}
              verdict={state.verdict}
              showsSolution={showsSolution}
              onSolution={() => setShowsSolution(!showsSolution)}
            />
          ) : (
            <ActionBar
              block={block}
              text={text}
              draft={draft}
              runnable={runnable}
              isChecking={state.phase !== 'idle'}
              isMain={page?.current === slug}
              canCheck={page !== null}
              hasFocus={hasFocus}
              editor={editor}
              onRun={run}
              onCheck={check}
              onStep={stepping.open && step}
              isStepping={stepping.isOpen}
              onReset={() => editor.current?.setText(starter)}
              hint={hint}
              onHint={() => setHint(hint === null ? 0 : null)}
              solution={
                solution === null ? null : { isShown: showsSolution, toggle: () => setShowsSolution(!showsSolution) }
              }
            />
          )}
          {hint !== null && !isPassed && <Hints hints={block.hints} lang={lang} number={hint} onNumber={setHint} />}
          {showsSolution && solution !== null && <Solution code={solution} language={language} isPassed={isPassed} />}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{announced()}</span>
      </VisuallyHidden>
    </section>
  );

  function announced(): string {
    if (state.phase !== 'idle' || !state.verdict) return '';
    if (isPassed) return t('learning.exercise.passed');
    return t('learning.check.count', { passed: list.passed, all: list.all });
  }
}
