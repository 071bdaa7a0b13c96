import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { HumanLang } from '@kodestien/contract/language';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import '../../rendered/code-colours.css';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useUser } from '../../../account/user-context.tsx';
import { type EditorHandle, replaceText } from '../../../editor/code-editor.tsx';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { AtLayout } from '../../../loading/at-layout.tsx';
import { useLayout } from '../../../loading/layout-context.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useLearningPage } from '../page-context.ts';
import { useStepping } from '../steps/use-stepping.tsx';
import { useErrorLine } from '../use-error-line.ts';
import { useReset } from '../use-reset.ts';
import { useRunnable } from '../use-runnable.tsx';
import { ActionBar } from './action-bar.tsx';
import { checkList, eventsToPlay } from './check-rows.ts';
import { EarlierCodeChoice } from './earlier-code.tsx';
import { EditorPane } from './editor-pane.tsx';
import styles from './exercise.module.css';
import { ExerciseHeader } from './exercise-header.tsx';
import type { File } from './file-tabs.tsx';
import { Hints } from './hints.tsx';
import { LookFirst } from './look-first.tsx';
import { PassedBar, PassedNote } from './passed-bar.tsx';
import { Result, type Tab } from './result.tsx';
import { Solution } from './solution.tsx';
import { Task } from './task.tsx';
import { TranslatedCodeChoice } from './translated-code.tsx';
import { useAsk } from './use-ask.tsx';
import { useEarlierCode } from './use-earlier-code.ts';
import { lineOfError, useExplanations, withoutSaid } from './use-explanations.ts';
import { bringLineIntoView, bringResultIntoView } from './use-in-view.ts';
import { useLiveDrawing } from './use-live-drawing.ts';
import { useTranslatedCode } from './use-translated-code.ts';
import { useVerdict } from './use-verdict.ts';
import { useWriting } from './use-writing.ts';
import { VerdictNotice } from './verdict-notice.tsx';

type Exercise = ReaderBlockOf<'exercise'>;

/** An exercise: read it, write it, run it, have it checked. */
export function ExerciseBlock({ block }: { block: Exercise }) {
  const lang = useHumanLang();
  // In the other language it is another program, with a draft of its own.
  return <OneExercise key={lang} block={block} />;
}

/** Whether it is solved by drawing something. */
function draws({ checks }: Exercise, lang: HumanLang): boolean {
  return checks.some(({ expected }) => ((expected?.[lang] as Observation | undefined)?.drawing ?? []).length > 0);
}

/** The program whose output is in view: its source, and the check that ran it. Null: it is not known which. */
type ShownRun = { source: string | null; check: string | null };

function OneExercise({ block }: { block: Exercise }) {
  const t = useT();
  const lang = useHumanLang();
  const page = useLearningPage();
  const titleId = useId();
  const editor = useRef<EditorHandle>(null);
  const section = useRef<HTMLElement>(null);
  const isPhone = useLayout() === 'mobile';
  const { slug, language, hints } = block;
  const starter = block.starter[lang];
  const isSolved = page?.solved.has(slug) ?? false;

  const onText = useCallback((next: string) => editor.current?.setText(next), []);
  const place = page && { doc_slug: page.document.slug, blokk_slug: slug };
  const draft = useDraft(place, starter, onText);
  const [written, setText] = useState<string | null>(null);
  const text = written ?? draft.text;
  const [file, setFile] = useState<File>('own');
  const goToLine = useCallback((line: number) => {
    setFile('own');
    editor.current?.markLine(line);
    editor.current?.focus();
  }, []);
  const [earlier, lookForEarlier] = useEarlierCode(block, lang);
  const translated = useTranslatedCode(block, lang);
  const runnable = useRunnable(block, lang, goToLine);
  const stepping = useStepping(runnable, editor);
  const [isEditorReady, setEditorReady] = useState(false);
  useLiveDrawing(runnable.draw ?? runnable.preview, text, isEditorReady);
  const onReplace = (next: string) => replaceText(editor, next, change);
  const resetting = useReset({
    key: `${page?.document.slug}/${slug}/${lang}`,
    text,
    starter,
    setText: onReplace,
  });

  // Solved before this visit: only its header, until someone wants to see more.
  const [passedNow, setPassedNow] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = isSolved && !passedNow && !isUnfolded;
  const [shown, setShown] = useState<ShownRun>({ source: null, check: null });
  /** A check's own run comes into view, unless something else was requested since. */
  const showsChecked = useRef(true);
  const [hint, setHint] = useState<number | null>(null);
  const hintsOpened = useRef(0);
  hintsOpened.current = Math.max(hintsOpened.current, hint === null ? 0 : hint + 1);
  const verdict = useVerdict({
    block,
    hints: () => hintsOpened.current,
    doc_slug: page?.document.slug ?? null,
    lang,
    observe: runnable.observe,
    onObserved: (source, seen) => {
      if (!showsChecked.current) return;
      if (!runnable.isPage) runnable.show(source, seen);
      const check = block.checks.find(({ id }) => id === seen?.check)?.name[lang] ?? null;
      setShown({ source: seen || runnable.isPage ? source : null, check });
    },
    onPassed: () => {
      setPassedNow(true);
      page?.markSolved(slug);
    },
    onJudged: (checks, source) => {
      const events = runnable.play ? eventsToPlay(block, lang, checks) : null;
      if (!events) return;
      // On a phone the page is behind its tab: it is in view while it is played with.
      if (isPhone && events.length > 0) setTab('output');
      runnable.play?.(source, events);
    },
  });
  const { state } = verdict;
  const list = checkList(block, lang, state.verdict?.checks ?? state.inPage);
  const explanations = useExplanations(list, state.source, runnable);
  const isAboutText = state.source === text;
  const errorLine = runnable.errorLine ?? (isAboutText ? lineOfError(list, explanations) : null);
  useErrorLine(editor, errorLine, stepping.isOpen);
  const { ask, asked } = useAsk({ docSlug: page?.document.slug ?? null, slug, lang, text, errorLine });
  const isPassed = state.verdict?.passed === true && isAboutText;
  const isOutputOld = runnable.hasRun && !runnable.isRunning && !runnable.draw && shown.source !== text;

  const [tab, setTab] = useState<Tab | null>(null);
  const { isPlaying } = runnable;
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (isPhone && wasPlaying.current && !isPlaying) setTab('checks');
    wasPlaying.current = isPlaying;
  }, [isPlaying, isPhone]);
  const [hasFocus, setFocus] = useState(false);
  const [showsSolution, setShowsSolution] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const { user } = useUser();
  const isHalved = page?.halved.has(slug) ?? false;
  const { isTaskFolded, showTask } = useWriting(section, isPhone, {
    hasFocus,
    isSheetOpen: tab !== null,
  });

  function prepare() {
    runnable.prepare();
    lookForEarlier();
  }
  function showResult(next: Tab) {
    if (!isPhone) return void requestAnimationFrame(() => bringResultIntoView(section.current));
    setTab(next);
    editor.current?.blur();
  }
  // The sheet is there, or another line is in question: what is behind it comes into view.
  useEffect(() => {
    if (!isPhone || tab === null) return;
    const frame = requestAnimationFrame(() => bringLineIntoView(section.current, editor, errorLine));
    return () => cancelAnimationFrame(frame);
  }, [isPhone, tab, errorLine]);

  function run() {
    stepping.close();
    showResult('output');
    showsChecked.current = false;
    setShown({ source: text, check: null });
    runnable.run(text);
  }
  function check() {
    stepping.close();
    showResult('checks');
    showsChecked.current = true;
    if (runnable.isPage) {
      setShown({ source: text, check: null });
      runnable.show(text, null);
    } else if (runnable.isRunning) runnable.stop();
    void verdict.check(text);
  }
  function step(opener: HTMLElement) {
    setTab(null);
    showsChecked.current = false;
    setShown({ source: text, check: null });
    stepping.open?.(opener, text);
  }
  function stepCheck(opener: HTMLElement, id: string) {
    const requested = block.checks.find((one) => one.id === id);
    showsChecked.current = false;
    if (requested)
      stepping.open?.(opener, text, { name: requested.name[lang], input: requested.input[lang] as ProgramInput });
  }
  function change(next: string) {
    setText(next);
    setTab(null);
    stepping.close();
    draft.change(next);
    page?.moveOn();
  }
  function unfold() {
    setUnfolded(isFolded);
    // A drawing says more than its program: it is there as soon as someone looks.
    if (isFolded && draws(block, lang)) run();
  }
  function toggleHint() {
    const isShown = isPhone ? tab === 'hint' : hint !== null;
    setHint(isShown && !isPhone ? null : (hint ?? 0));
    if (!isPhone) return;
    editor.current?.blur();
    setTab(isShown ? null : 'hint');
  }
  function toggleSolution() {
    setTab(null);
    if (state.solution !== null) return setShowsSolution(!showsSolution);
    // A visitor has no points to lose, and it costs nothing to look again.
    if (user !== null && !isHalved) return setWarned(true);
    void look();
  }
  async function look() {
    if (!(await verdict.look())) return;
    setWarned(false);
    setShowsSolution(true);
  }

  const solution =
    state.solution === null && !state.mayLook ? null : { isShown: showsSolution, toggle: toggleSolution };
  const hintPanel =
    hint === null || isPassed ? null : (
      <Hints hints={hints} place={place} lang={lang} number={hint} onNumber={setHint} />
    );
  const passed = { block, verdict: state.verdict, solution };
  return (
    <section
      ref={section}
      className={styles.exercise}
      aria-labelledby={titleId}
      data-solved={isSolved || undefined}
      data-folded={isFolded || undefined}
      data-sheet={(isPhone && tab !== null) || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <ExerciseHeader
        block={block}
        titleId={titleId}
        isSolved={isSolved}
        isNew={passedNow}
        hasBegun={text !== starter}
        fold={isSolved && !passedNow ? { isFolded, toggle: unfold } : null}
        onShowTask={isTaskFolded ? showTask : null}
      />
      {!isFolded && (
        <>
          {!isTaskFolded && <Task html={block.html[lang]} folds={runnable.isPage} />}
          {earlier && <EarlierCodeChoice earlier={earlier} text={text} starter={starter} onText={onReplace} />}
          {translated !== null && (
            <TranslatedCodeChoice other={translated} text={text} starter={starter} onText={onReplace} />
          )}
          <div className={styles.frame}>
            <div className={styles.panes} data-stepping={stepping.isOpen || undefined}>
              <EditorPane
                ref={editor}
                block={block}
                text={text}
                isPhone={isPhone}
                isReadOnly={stepping.isOpen}
                isPage={runnable.isPage}
                file={file}
                onFile={setFile}
                onEdit={stepping.close}
                onChange={change}
                onRun={run}
                onFocus={setFocus}
                onReady={() => setEditorReady(true)}
              />
              <Result
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
                ofCheck={shown.check}
                isOutputOld={isOutputOld}
                areChecksOld={state.source !== null && !isAboutText}
                passed={isPhone && isPassed ? <PassedNote {...passed} /> : null}
                hints={hintPanel}
                hintTitle={t('learning.hint.number', { number: (hint ?? 0) + 1, all: hints.length })}
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
          <div className={styles.foot}>
            <VerdictNotice state={state} text={text} />
            {isPassed && !isPhone ? (
              <PassedBar {...passed} />
            ) : (
              <ActionBar
                block={block}
                text={text}
                draft={draft}
                runnable={runnable}
                isChecking={state.phase !== 'idle'}
                isMain={page?.current === slug}
                canCheck={page !== null}
                isPassed={isPassed}
                hasFocus={hasFocus}
                isSheetOpen={tab !== null}
                editor={editor}
                onRun={run}
                onCheck={check}
                onStep={stepping.open && step}
                isStepping={stepping.isOpen}
                resetting={resetting}
                hint={isPhone && tab !== 'hint' ? null : hint}
                onHint={toggleHint}
                // What says that it is passed has the way to another solution.
                solution={isPassed ? null : solution}
                ask={ask}
              />
            )}
            <AtLayout is="not-mobile">{hintPanel}</AtLayout>
          </div>
          {isWarned && state.solution === null && (
            <LookFirst poeng={block.poeng} onLook={look} onStay={() => setWarned(false)} />
          )}
          {showsSolution && state.solution !== null && (
            <Solution code={state.solution} language={language} isPassed={isPassed} />
          )}
          {asked}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{announced()}</span>
      </VisuallyHidden>
    </section>
  );

  function announced(): string {
    if (state.phase !== 'idle' || !state.verdict || !isAboutText) return '';
    if (isPassed) return t('learning.exercise.passed');
    const count = t('learning.check.count', { passed: list.passed, all: list.all });
    return list.hiddenLeft > 0 ? `${count}. ${t('learning.check.hidden_left', { count: list.hiddenLeft })}` : count;
  }
}
