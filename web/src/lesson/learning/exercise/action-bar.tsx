import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/code-editor.tsx';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { AtLayout } from '../../../loading/at-layout.tsx';
import { Button } from '../../../ui/button.tsx';
import { ScratchpadButton } from '../../scratchpad/scratchpad-button.tsx';
import { SavedState } from '../drafts/saved-state.tsx';
import type { useDraft } from '../drafts/use-draft.ts';
import { RunButton } from '../run-button.tsx';
import type { Reset } from '../use-reset.ts';
import type { Runnable } from '../use-runnable.tsx';
import styles from './exercise.module.css';
import { KeyRow } from './key-row.tsx';
import { WayOn } from './passed-bar.tsx';
import phone from './phone-bar.module.css';
import type { Ask } from './use-ask.tsx';

type ActionBarProps = {
  block: ReaderBlockOf<'exercise'>;
  text: string;
  draft: ReturnType<typeof useDraft>;
  runnable: Runnable;
  isChecking: boolean;
  /** The page's one red action. */
  isMain: boolean;
  canCheck: boolean;
  isPassed: boolean;
  /** The editor has the focus. */
  hasFocus: boolean;
  /** On a phone: the result or a hint is in view. */
  isSheetOpen: boolean;
  editor: RefObject<EditorHandle | null>;
  onRun: () => void;
  onCheck: () => void;
  /** Null where the language cannot be stepped through. */
  onStep: ((opener: HTMLElement) => void) | null;
  isStepping: boolean;
  resetting: Reset;
  hint: number | null;
  onHint: () => void;
  solution: { isShown: boolean; toggle: () => void } | null;
  ask: Ask;
};

/** Run and Check, and what is quietly beside them. On a phone the first two stay at hand at the bottom. */
export function ActionBar(props: ActionBarProps) {
  return (
    <>
      <AtLayout is="mobile">
        <PhoneBar {...props} />
      </AtLayout>
      <AtLayout is="not-mobile">
        <WideBar {...props} />
      </AtLayout>
    </>
  );
}

function WideBar(props: ActionBarProps) {
  return (
    <div className={styles.bar} data-pane="foot">
      <RunButton runnable={props.runnable} onRun={props.onRun} />
      <CheckButton {...props} />
      <div className={styles.quietActions}>
        <QuietActions {...props} />
      </div>
      <HintButton {...props} />
    </div>
  );
}

function PhoneBar(props: ActionBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const hasHints = props.block.hints.length > 0;
  const isInUse = props.hasFocus || props.isSheetOpen;
  const isAtBottom = useBarAtBottom(place, bar, isInUse);
  return (
    <>
      <div className={styles.quietRow}>
        <QuietActions {...props} />
      </div>
      <div ref={place} className={phone.barPlace}>
        {/* The editor keeps the focus until the press has ended: the bar would move away under the finger. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is */}
        <div
          ref={bar}
          className={phone.phoneBar}
          data-pane="foot"
          data-bottom={(isAtBottom && !props.isStepping) || undefined}
          data-in-use={isInUse || undefined}
          onMouseDown={(event) => props.hasFocus && event.preventDefault()}
        >
          {props.hasFocus && <KeyRow language={props.block.language} editor={props.editor} />}
          <div className={phone.phoneActions} data-hint={(hasHints && !props.isPassed) || undefined}>
            {!props.isPassed && <HintButton {...props} isPhone />}
            <RunButton runnable={props.runnable} onRun={props.onRun} />
            {props.isPassed ? <WayOn slug={props.block.slug} /> : <CheckButton {...props} />}
          </div>
        </div>
      </div>
    </>
  );
}

function CheckButton({ isChecking, isMain, canCheck, onCheck }: ActionBarProps) {
  const t = useT();
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} loading={isChecking} disabled={!canCheck} onClick={onCheck}>
      {t('learning.check')}
    </Button>
  );
}

function QuietActions({ block, text, draft, onStep, resetting, solution, ask }: ActionBarProps) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <>
      <SavedState draft={draft} />
      {solution && (
        <button type="button" className={styles.quiet} aria-expanded={solution.isShown} onClick={solution.toggle}>
          {t(solution.isShown ? 'learning.exercise.solution_hide' : 'learning.exercise.solution')}
        </button>
      )}
      {ask && (
        <button type="button" className={styles.quiet} aria-expanded={ask.isShown} onClick={ask.toggle}>
          {t('learning.ask')}
        </button>
      )}
      {onStep && (
        <button type="button" className={styles.quiet} onClick={({ currentTarget }) => onStep(currentTarget)}>
          {t('learning.step')}
        </button>
      )}
      <ScratchpadButton
        language={block.language}
        code={text}
        page={block.page?.[lang] ?? null}
        files={block.files?.[lang] ?? null}
        className={styles.quiet}
      />
      {resetting.undo && (
        <button type="button" className={styles.quiet} onClick={resetting.undo}>
          {t('learning.reset.undo')}
        </button>
      )}
      {(!resetting.undo || text !== block.starter[lang]) && (
        <button
          type="button"
          className={styles.quiet}
          onClick={resetting.reset}
          disabled={text === block.starter[lang]}
        >
          {t('learning.reset')}
        </button>
      )}
    </>
  );
}

function HintButton({ block: { hints }, hint, onHint, isPhone = false }: ActionBarProps & { isPhone?: boolean }) {
  const t = useT();
  if (hints.length === 0) return null;
  const number = t('learning.hint.number', { number: (hint ?? 0) + 1, all: hints.length });
  if (isPhone) {
    return (
      <Button aria-expanded={hint !== null} onClick={onHint}>
        {t('learning.hint')}
      </Button>
    );
  }
  return (
    <button type="button" className={styles.hint} aria-expanded={hint !== null} onClick={onHint}>
      {number}
    </button>
  );
}

/**
 * On a phone the bar of the exercise that is being read stays at the bottom of the window. `place` is where it is
 * otherwise, and keeps its room. Where the keyboard covers the window instead of making it smaller, the bar goes above it.
 */
function useBarAtBottom(
  place: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  isNeeded: boolean,
): boolean {
  const [isInView, setInView] = useState(false);
  const [isPlaceInView, setPlaceInView] = useState(true);

  useEffect(() => {
    const element = place.current;
    const section = element?.closest('section');
    if (!element || !section) return;
    const reading = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: '-35% 0px -45% 0px',
    });
    const own = new IntersectionObserver(([entry]) => setPlaceInView(entry?.isIntersecting ?? true), { threshold: 1 });
    reading.observe(section);
    own.observe(element);
    return () => {
      reading.disconnect();
      own.disconnect();
    };
  }, [place]);

  const isAtBottom = isNeeded || (isInView && !isPlaceInView);
  useEffect(() => {
    // The sheet above it goes with it.
    const element = bar.current?.closest<HTMLElement>('section');
    const viewport = window.visualViewport;
    if (!element || !viewport || !isAtBottom) return;
    const follow = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      element.style.setProperty('--covered', `${Math.round(covered)}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [bar, isAtBottom]);
  return isAtBottom;
}
