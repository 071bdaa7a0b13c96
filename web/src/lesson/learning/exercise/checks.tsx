import { type DiffLine, type DiffPart, diffOutputs, showInvisible } from '@kodestien/sandbox/judge/diff';
import type { PageInput, PageStep, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import { MISSING } from '@kodestien/sandbox/judge/page-text';
import { REASONS } from '@kodestien/sandbox/judge/reason';
import { type Translate, useT } from '../../../i18n/use-t.ts';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Drawing } from '../output/drawing.tsx';
import { ErrorView, HelpView, inlineCode } from '../output/error-view.tsx';
import { repeatedSteps, stepText } from '../page/step-text.ts';
import type { CheckList, CheckRow } from './check-rows.ts';
import styles from './checks.module.css';
import type { CheckHelp, Explanations } from './use-explanations.ts';
import type { Drawings } from './use-verdict.ts';

/** Steps through the program with the input of a check; null where that cannot be done. */
export type StepThrough = ((opener: HTMLElement, check: string) => void) | null;

type ChecksProps = {
  list: CheckList;
  explanations: Explanations;
  drawings: Drawings;
  onStep: StepThrough;
  onGoToLine: (line: number) => void;
};

/** The checks one by one. The first that fails is open, with what was expected and what came. */
export function Checks({ list, explanations, drawings, onStep, onGoToLine }: ChecksProps) {
  const open = list.rows.find(({ kind, state }) => kind === 'public' && state === 'failed') ?? null;
  return (
    <ul className={styles.list}>
      {list.rows.map((row) => (
        <li key={row.id} className={styles.row} data-state={row.state}>
          <Mark row={row} />
          <Name row={row} />
          {row.state === 'waiting' && <Waiting />}
          {row.kind === 'public' && row.state === 'failed' && (
            <Failure
              row={row}
              isOpen={row === open}
              known={explanations.get(row.id) ?? NOTHING}
              drawings={drawings.get(row.id) ?? null}
              onStep={onStep}
              onGoToLine={onGoToLine}
            />
          )}
          {row.kind === 'hidden' && row.state === 'failed' && !open && <HiddenHelp clue={row.clue} />}
        </li>
      ))}
    </ul>
  );
}

function Mark({ row: { state } }: { row: CheckRow }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {state === 'passed' && <Icon glyph={glyphs.check} size={16} />}
      {state === 'failed' && '!'}
    </span>
  );
}

function Name({ row }: { row: CheckRow }) {
  const t = useT();
  const name =
    row.kind === 'public'
      ? row.name
      : row.state === 'failed' && row.count > 1
        ? t('learning.check.hidden_count', { passed: row.passed, count: row.count })
        : t('learning.check.hidden', { count: row.count });
  return (
    <span className={styles.name}>
      {inlineCode(name)}
      <VisuallyHidden>: {t(`learning.check.state.${row.state}`)}</VisuallyHidden>
    </span>
  );
}

const NOTHING: CheckHelp = { explanation: null, deciding: null };
type DrawingsOfCheck = NonNullable<ReturnType<Drawings['get']>>;

type FailureProps = {
  row: Extract<CheckRow, { kind: 'public' }>;
  isOpen: boolean;
  known: CheckHelp;
  drawings: DrawingsOfCheck | null;
  onStep: StepThrough;
  onGoToLine: (line: number) => void;
};

function Failure({ row, isOpen, known, drawings, onStep, onGoToLine }: FailureProps) {
  const t = useT();
  const { explanation, deciding, isSaid = false } = known;
  const { reason = 'different', expected, got, help, error, given } = row;
  const isComparable = expected !== undefined && got !== undefined && expected !== got && reason !== 'syntax' && !error;
  const isDrawing = reason === 'drawing' && drawings !== null;
  const isPlain = (error !== undefined && !isSaid) || (explanation !== null && reason === 'nothing');
  // What exactly cannot be read is said better by its own explanation than by the author's words for any of it.
  const isExplained = isPlain && (!help || (reason === 'syntax' && explanation !== null));
  const words = (
    <>
      {given && reason !== 'no_variable' && <p>{inlineCode(t('learning.check.varied', { given }))}</p>}
      {'selector' in row.input && row.input.events && <PlayedEvents events={row.input.events} />}
      {isDrawing && <TwoDrawings {...drawings} />}
      {isComparable && !isDrawing && <Difference expected={expected} got={got} input={row.input} />}
      {deciding && (
        <p>
          <button type="button" className={styles.deciding} onClick={() => onGoToLine(deciding.line)}>
            {t('learning.check.decides', { line: deciding.line })}
          </button>{' '}
          <code className={styles.code}>{deciding.text}</code>
        </p>
      )}
      {!isExplained && <p className={styles.help}>{help ? inlineCode(help) : reasonText(t, reason)}</p>}
      {error && !isSaid && <ErrorView error={error} explanation={explanation} onGoToLine={onGoToLine} />}
      {!error && explanation && <HelpView explanation={explanation} onGoToLine={onGoToLine} />}
      {onStep && row.runs && reason !== 'syntax' && (
        <button type="button" className={styles.step} onClick={({ currentTarget }) => onStep(currentTarget, row.id)}>
          {t('learning.check.step')}
        </button>
      )}
    </>
  );
  if (isOpen) return <div className={styles.detail}>{words}</div>;
  return (
    <details className={styles.detail}>
      <summary>{t('learning.check.details')}</summary>
      {words}
    </details>
  );
}

/** What the check did with the page before it looked, so that anyone can do the same. */
function PlayedEvents({ events }: { events: readonly PageStep[] }) {
  const t = useT();
  return (
    <div className={styles.events}>
      <p>{t('learning.play.done')}</p>
      <ol>
        {repeatedSteps(events).map(({ step, times }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of one fixed check
          <li key={index}>
            {inlineCode(stepText(t, step))}
            {times > 1 && ` (${t('learning.play.times', { times })})`}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Waiting() {
  const t = useT();
  return <p className={styles.detail}>{t('learning.check.waiting')}</p>;
}

function HiddenHelp({ clue }: { clue: string | undefined }) {
  const t = useT();
  if (clue === undefined) return <p className={styles.detail}>{t('learning.check.hidden_help')}</p>;
  return <p className={styles.detail}>{inlineCode(t('learning.check.clue', { clue }))}</p>;
}

/** What was expected and what came, with the places that differ marked, and characters that nobody sees as signs. */
function Difference({ expected, got, input }: DifferenceProps) {
  const t = useT();
  if ('selector' in input)
    return (
      <PageDifference
        expected={expected}
        got={got}
        property={input.kind === 'style' ? input.property : null}
        attribute={input.kind === 'attribute' ? input.attribute : null}
      />
    );
  const lines = diffOutputs(expected, got);
  return (
    <dl className={styles.difference}>
      <dt>{t('learning.check.expected')}</dt>
      <dd>
        <Side lines={lines} side="expected" />
      </dd>
      <dt>{t('learning.check.got')}</dt>
      <dd>
        <Side lines={lines} side="actual" />
      </dd>
    </dl>
  );
}

type DifferenceProps = { expected: string; got: string; input: ProgramInput | PageInput };

/** Attributes that are there or not, and have no value. */
function isSwitch(attribute: string | null): boolean {
  return ['disabled', 'hidden', 'checked', 'required', 'open', 'selected'].includes(attribute ?? '');
}

type PageDifferenceProps = { expected: string; got: string; property: string | null; attribute: string | null };

/** Of a page: the values whole, with a swatch for a colour, and a word for what is missing. */
function PageDifference({ expected, got, property, attribute }: PageDifferenceProps) {
  const t = useT();
  const side = (text: string) =>
    text === '' && isSwitch(attribute) ? (
      attribute
    ) : text === '' ? (
      <span className={styles.nothing}>{t('learning.check.nothing')}</span>
    ) : (
      text.split('\n').map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed text
        <span key={index} className={styles.diffLine}>
          {value === MISSING ? <span className={styles.nothing}>{t('learning.check.missing_line')}</span> : null}
          {property !== null && isColour(property, value) && (
            <span className={styles.swatch} style={{ backgroundColor: value }} aria-hidden="true" />
          )}
          {value === MISSING ? null : value}
        </span>
      ))
    );
  return (
    <dl className={styles.difference}>
      <dt>{t('learning.check.expected')}</dt>
      <dd>{side(expected)}</dd>
      <dt>{t('learning.check.got')}</dt>
      <dd>{side(got)}</dd>
    </dl>
  );
}

/** A value that is a colour and nothing else. */
function isColour(property: string, value: string): boolean {
  return /^(?:#[\da-f]{3,8}|rgba?\([^()]*\))$/.test(value) || (/color$/.test(property) && /^[a-z]+$/.test(value));
}

/** What should be drawn, and what was, beside each other. */
function TwoDrawings({ expected, got }: DrawingsOfCheck) {
  const t = useT();
  return (
    <div className={styles.drawings}>
      <figure>
        <figcaption>{t('learning.check.expected')}</figcaption>
        <Drawing steps={expected} />
      </figure>
      <figure>
        <figcaption>{t('learning.check.got')}</figcaption>
        <Drawing steps={got} />
      </figure>
    </div>
  );
}

function Side({ lines, side }: { lines: readonly DiffLine[]; side: 'expected' | 'actual' }) {
  const t = useT();
  const own = lines.map((line) => partsOf(line, side));
  if (own.every((parts) => parts === null))
    return <span className={styles.nothing}>{t('learning.check.nothing')}</span>;
  return own.map((parts, index) =>
    parts === null ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed text
      <span key={index} className={styles.diffLine}>
        {parts.map(({ text, changed }, place) =>
          changed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed line
            <mark key={place} data-side={side}>
              {showInvisible(text) || '⏎'}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    ),
  );
}

/** The line on this side; null where only the other side has one. */
function partsOf(line: DiffLine, side: 'expected' | 'actual'): readonly DiffPart[] | null {
  if (line.kind === 'same') return [{ text: line.text, changed: false }];
  if (line.kind === 'changed') return line[side];
  return (line.kind === 'missing') === (side === 'expected') ? line.parts : null;
}

/** Our own words for how an answer differs, where the author has none. */
function reasonText(t: Translate, reason: string): string {
  const [kind, type] = reason.split(':');
  if (kind === 'error' && type) return t('learning.reason.error', { type });
  const known = REASONS.find((one) => one === reason);
  return t(known ? `learning.reason.${known}` : 'learning.reason.different');
}
