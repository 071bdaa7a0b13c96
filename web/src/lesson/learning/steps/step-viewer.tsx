import * as glyphs from '../../../ui/icons/glyphs.ts';
import 'messages:steps';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { Piece } from '@kodestien/sandbox/judge/observation';
import { type Trace, TraceReader } from '@kodestien/sandbox/steps/trace';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/code-editor.tsx';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TMark } from '../../../ui/t-mark.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { Drawing } from '../output/drawing.tsx';
import { inlineCode } from '../output/error-view.tsx';
import { Transcript } from '../output/output.tsx';
import type { Recorded } from '../use-program.ts';
import { MemoryPicture } from './memory-picture.tsx';
import { pictureOf } from './picture.ts';
import { sentenceOf } from './sentence.ts';
import { StepControls } from './step-controls.tsx';
import styles from './step-viewer.module.css';

/** The check whose input is used, where one is stepped through. */
export type SteppedCheck = {
  name: string;
  input: ProgramInput;
  /** Where it opens; without it, where the call of the check begins. */
  at?: (trace: Trace) => number;
};
/** Where the program is read while someone steps through it. */
export type SteppedEditor = Pick<EditorHandle, 'getText' | 'markLine'>;

type StepViewerProps = {
  recorded: Recorded;
  /** The program as it was when it was recorded. */
  source: string;
  check: SteppedCheck | null;
  editor: RefObject<SteppedEditor | null>;
  onClose: () => void;
};

/** Forwards and backwards through what a program did. */
export function StepViewer({ recorded, source, check, editor, onClose }: StepViewerProps) {
  const { trace, explanation } = recorded;
  const t = useT();
  const lang = useHumanLang();
  const panel = useRef<HTMLElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const reader = useMemo(() => new TraceReader(trace), [trace]);
  const last = reader.length - 1;
  const [index, setIndex] = useState(() => check?.at?.(trace) ?? firstShown(recorded, check !== null));
  const { state, before } = useMemo(() => {
    const before = index > 0 ? reader.stateAt(index - 1) : null;
    return { before, state: reader.stateAt(index) };
  }, [reader, index]);
  const picture = useMemo(() => pictureOf(state, before), [state, before]);
  const cut = trace.end === 'done' || trace.end === 'error' ? null : t(`steps.cut.${trace.end}`, { count: last + 1 });
  const isFailing = trace.end === 'error' && index >= firstOfError(trace);
  const pieces = useMemo(() => transcriptUpTo(trace.transcript, state.printed), [trace, state.printed]);
  const drawing = useMemo(() => trace.drawing?.slice(0, state.drawn) ?? [], [trace, state.drawn]);

  useEffect(() => {
    slider.current?.focus({ preventScroll: true });
    // Together with the editor beside or above it.
    const around = panel.current?.parentElement;
    if (!panel.current || !around) return;
    const isCovered = around.getBoundingClientRect().top < HEADER_MAX;
    const isLow = panel.current.getBoundingClientRect().top > window.innerHeight / 2;
    if (isCovered || isLow) around.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const marked = editor.current;
    marked?.markLine(state.line, 'step');
    return () => marked?.markLine(null);
  }, [editor, state.line]);

  const go = (to: number) => setIndex(Math.min(Math.max(to, 0), last));
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    // The slider does all of this by itself.
    if (event.target === slider.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }

  // Where calls go too deep, the recorder cannot tell of the error either.
  const isUnrecorded = index === last && trace.error && state.event === 'line';
  const sentence = isUnrecorded
    ? t('steps.error', { line: state.line, error: `${trace.error?.type}: ${trace.error?.message}` })
    : sentenceOf(t, state, before, printedBetween(trace.transcript, before?.printed ?? state.printed, state.printed));
  return (
    <section
      ref={panel}
      className={styles.viewer}
      aria-label={check ? t('steps.title_of', { name: check.name }) : t('steps.title')}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <p className={styles.title}>
          {t('steps.title')}
          {check && <span className={styles.check}>{inlineCode(check.name)}</span>}
        </p>
        <ToolButton onClick={onClose}>
          <Icon glyph={glyphs.close} size={16} />
          {t('steps.close')}
        </ToolButton>
      </header>
      <StepControls index={index} last={last} onGo={go} slider={slider} note={cut} />
      <div className={styles.now}>
        <TMark size={18} />
        <p role="status" className={styles.sentence}>
          {inlineCode(index === last && cut ? `${sentence} ${cut}` : sentence)}
        </p>
        <code className={styles.here} aria-hidden="true" translate="no">
          {source.split('\n')[state.line - 1]?.trim()}
        </code>
      </div>
      {isFailing && explanation && (
        <div className={styles.explained}>
          <p className="strong">{inlineCode(explanation.what[lang])}</p>
          <p>{inlineCode(explanation.tries[lang])}</p>
        </div>
      )}
      <MemoryPicture picture={picture} isFailing={state.event === 'exception'} />
      <div className={styles.output}>
        <p className="soft strong">{t('steps.output')}</p>
        {drawing.length > 0 && <Drawing steps={drawing} />}
        {pieces.length > 0 && <Transcript pieces={pieces} label={t('steps.output')} />}
        {pieces.length === 0 && drawing.length === 0 && <p className="soft">{t('steps.no_output')}</p>}
      </div>
    </section>
  );
}

/** How far down the page's own header reaches at most. */
const HEADER_MAX = 64;
const CALL = 1;
const RETURN = 2;
const EXCEPTION = 3;

/** A program that did not end opens where it was; the call of a check where it begins. */
function firstShown({ trace, wasStopped }: Recorded, isCheck: boolean): number {
  const isEndless = trace.end === 'time' || (trace.end === 'steps' && (isCheck || wasStopped));
  if (isEndless) return trace.steps.length - 1;
  return isCheck ? firstOfCall(trace) : 0;
}

/** Where the call of a check begins, after the program itself; at the start when nothing of the program is called. */
function firstOfCall({ steps }: Trace): number {
  let depth = 1;
  for (const [index, [event]] of steps.entries()) {
    if (event === CALL) depth += 1;
    if (event === RETURN) depth -= 1;
    if (depth === 0) return index + 1 < steps.length ? index + 1 : 0;
  }
  return 0;
}

/** Where the error came up that ended the program: from there on, frame after frame is left. */
function firstOfError({ steps }: Trace): number {
  const before = steps.findLastIndex(([event]) => event !== RETURN && event !== EXCEPTION);
  const first = steps.findIndex(([event], index) => index > before && event === EXCEPTION);
  return first === -1 ? steps.length - 1 : first;
}

/** What the program itself wrote, without what it asked and what was typed. */
function printedBetween(pieces: readonly Piece[], from: number, to: number): string {
  let at = 0;
  let printed = '';
  for (const { kind, text } of pieces) {
    if (kind === 'out') printed += text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
  }
  return printed;
}

function transcriptUpTo(pieces: readonly Piece[], characters: number): Piece[] {
  const shown: Piece[] = [];
  let left = characters;
  for (const piece of pieces) {
    if (left <= 0) break;
    shown.push(piece.text.length <= left ? piece : { ...piece, text: piece.text.slice(0, left) });
    left -= piece.text.length;
  }
  return shown;
}
