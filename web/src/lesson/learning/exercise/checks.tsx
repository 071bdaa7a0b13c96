import { type DiffLine, type DiffPart, diffOutputs, showInvisible } from '@kodestien/sandbox/judge/diff';
import type { PageInput, PageStep, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { Verdict } from '@kodestien/sandbox/judge/judge';
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

/** Steps through the program with the input of a check; null where that cannot be done. */
export type StepThrough = ((opener: HTMLElement, check: string) => void) | null;

type ChecksProps = {
  list: CheckList;
  explanations: Explanations;
  onStep: StepThrough;
  onGoToLine: (line: number) => void;
};

/** The checks in short rows. The first that fails is open, with what was expected and what came; what holds is folded. */
export function Checks({ list, explanations, onStep, onGoToLine }: ChecksProps) {
  const t = useT();
  const open = firstFailure(list);
  const hasFailed = list.rows.some(({ state }) => state === 'failed');
  const folded = hasFailed ? list.rows.filter(({ state }) => state === 'passed') : [];
  const row = (one: CheckRow) => (
    <li key={one.id} className={styles.row} data-state={one.state}>
      <Mark row={one} />
      {one.kind === 'public' && one.state === 'failed' ? (
        <Failure
          row={one}
          isOpen={one === open}
          known={explanations.get(one.id) ?? NOTHING}
          onStep={onStep}
          onGoToLine={onGoToLine}
        />
      ) : (
        <Name row={one} />
      )}
      {one.kind === 'hidden' && one.state === 'failed' && !open && <HiddenHelp clue={one.clue} />}
    </li>
  );
  return (
    <>
      <ul className={styles.list}>{list.rows.filter((one) => !folded.includes(one)).map(row)}</ul>
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{t('learning.check.holding', { count: folded.length })}</summary>
          <ul className={styles.list}>{folded.map(row)}</ul>
        </details>
      )}
    </>
  );
}

/** The check that is open, and that the page points at. */
export function firstFailure(list: CheckList): Extract<CheckRow, { kind: 'public' }> | null {
  return list.rows.find((row) => row.kind === 'public' && row.state === 'failed') as ReturnType<typeof firstFailure>;
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
      : row.state === 'failed' || row.state === 'waiting'
        ? t('learning.check.hidden_left', { count: row.left })
        : t('learning.check.hidden', { count: row.count });
  return (
    <span className={styles.name}>
      {inlineCode(name)}
      <VisuallyHidden>: {t(`learning.check.state.${row.state}`)}</VisuallyHidden>
    </span>
  );
}

const NOTHING: CheckHelp = { explanation: null, deciding: null };

type FailureProps = {
  row: Extract<CheckRow, { kind: 'public' }>;
  isOpen: boolean;
  known: CheckHelp;
  onStep: StepThrough;
  onGoToLine: (line: number) => void;
};

function Failure({ row, isOpen, known, onStep, onGoToLine }: FailureProps) {
  const t = useT();
  const { explanation, deciding, isSaid = false } = known;
  const { reason = 'different', expected, got, drawn, help, error, given } = row;
  const isComparable = expected !== undefined && got !== undefined && expected !== got && reason !== 'syntax' && !error;
  const isPlain = (error !== undefined && !isSaid) || (explanation !== null && reason === 'nothing');
  // What exactly cannot be read is said better by its own explanation than by the author's words for any of it.
  const isExplained = isPlain && (!help || (reason === 'syntax' && explanation !== null));
  const words = (
    <>
      {given && reason !== 'no_variable' && <p>{inlineCode(t('learning.check.varied', { given }))}</p>}
      {'selector' in row.input && row.input.events && <PlayedEvents events={row.input.events} />}
      {drawn && <TwoDrawings {...drawn} />}
      {isComparable && !drawn && (
        <Difference expected={expected} got={got} input={row.input} deciding={deciding} onGoToLine={onGoToLine} />
      )}
      {deciding && !isComparable && (
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
  if (isOpen) {
    return (
      <>
        <Name row={row} />
        <div className={styles.detail}>{words}</div>
      </>
    );
  }
  return (
    <details className={styles.closed}>
      <summary>
        <Name row={row} />
      </summary>
      <div className={styles.detail}>{words}</div>
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

function HiddenHelp({ clue }: { clue: string | undefined }) {
  const t = useT();
  if (clue === undefined) return <p className={styles.detail}>{t('learning.check.hidden_help')}</p>;
  return <p className={styles.detail}>{inlineCode(t('learning.check.clue', { clue }))}</p>;
}

/** What was expected and what came, with the places that differ marked, and characters that nobody sees as signs. */
function Difference({ expected, got, input, deciding, onGoToLine }: DifferenceProps) {
  const t = useT();
  if ('selector' in input) {
    const property = input.kind === 'style' ? input.property : null;
    const attribute = input.kind === 'attribute' ? input.attribute : null;
    return (
      <PageDifference
        expected={expected}
        got={got}
        property={property}
        attribute={attribute}
        deciding={deciding}
        onGoToLine={onGoToLine}
      />
    );
  }
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

type DifferenceProps = Deciding & { expected: string; got: string; input: ProgramInput | PageInput };
type Deciding = { deciding: CheckHelp['deciding']; onGoToLine: (line: number) => void };

/** Attributes that are there or not, and have no value. */
function isSwitch(attribute: string | null): boolean {
  return ['disabled', 'hidden', 'checked', 'required', 'open', 'selected'].includes(attribute ?? '');
}

/** Of a page: the values whole, with a swatch for a colour, and a word for what is missing. */
function PageDifference({ expected, got, property, attribute, deciding, onGoToLine }: PageDifferenceProps) {
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
      <dd className={styles.withLine}>
        <span>{side(got)}</span>
        {deciding && (
          <button type="button" className={styles.deciding} onClick={() => onGoToLine(deciding.line)}>
            {t('learning.check.line', { line: deciding.line })}
          </button>
        )}
      </dd>
    </dl>
  );
}

type PageDifferenceProps = Deciding & {
  expected: string;
  got: string;
  property: string | null;
  attribute: string | null;
};

/** A value that is a colour and nothing else. */
function isColour(property: string, value: string): boolean {
  return /^(?:#[\da-f]{3,8}|rgba?\([^()]*\))$/.test(value) || (/color$/.test(property) && /^[a-z]+$/.test(value));
}

/** What should be drawn, and what was, beside each other. */
function TwoDrawings({ expected, got }: NonNullable<Verdict['drawn']>) {
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
  const named = REASONS.find((one) => one === reason);
  return t(named ? `learning.reason.${named}` : 'learning.reason.different');
}
