import { writeLine } from '@kodestien/contract/document/parsons-answer';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { type Glyph, Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { inlineCode } from '../output/error-view.tsx';
import { AnswerButton } from './answer-button.tsx';
import type { KindProps } from './kind.ts';
import own from './parsons.module.css';
import {
  indented,
  LEVELS_MAX,
  type LineOrder,
  type List,
  levelOf,
  listOf,
  orderOf,
  placed,
  type Step,
  stepped,
} from './parsons-lines.ts';
import styles from './quiz.module.css';

/** The steps of the keys that go with Alt; left and right only where indentation is requested. */
const KEYS: Partial<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'less', ArrowRight: 'more' };

/**
 * A Parsons problem: lines are dragged with a pointer or a finger, or moved with the buttons of each line. Where
 * indentation is part of the answer, a line is dragged sideways too.
 */
export function Parsons({ block, quiz }: KindProps) {
  const t = useT();
  const lang = useHumanLang();
  const [touched, setOrder] = useState<LineOrder | null>(null);
  const ids = block.lines.map(({ id }) => id);
  const order = touched ?? (quiz.before && orderOf(quiz.before, ids)) ?? { program: ids, aside: [], levels: {} };
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<Drag | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const focus = useRef<{ id: string; step: Step } | null>(null);
  const codeOf = (id: string) => block.lines.find((line) => line.id === id)?.code[lang] ?? '';

  function change(next: LineOrder) {
    quiz.forget();
    setOrder(next);
  }
  function move(id: string, step: Step) {
    const next = stepped(order, id, step);
    change(next);
    focus.current = { id, step };
    const number = next.program.indexOf(id) + 1;
    const all = next.program.length;
    const level = levelOf(next, id);
    if (step === 'out') setSaid(t('learning.quiz.parsons.moved_out'));
    else if (step === 'in') setSaid(t('learning.quiz.parsons.moved_in', { number, all }));
    else if (step === 'less' || step === 'more') setSaid(t('learning.quiz.parsons.indented', { level }));
    else setSaid(t('learning.quiz.parsons.moved', { number, all }));
  }
  // A line that moves in the page takes its focus along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useLayoutEffect(() => {
    const requested = focus.current;
    if (!requested) return;
    focus.current = null;
    const row = container.current?.querySelector(`[data-line="${CSS.escape(requested.id)}"]`);
    const button =
      row?.querySelector<HTMLElement>(`[data-step="${requested.step}"]:not(:disabled)`) ??
      row?.querySelector('button:not(:disabled)');
    button?.focus();
  }, [order]);

  // Heard by the window: a line that changes its place in the page loses the pointer that it had caught.
  const latest = useRef({ order, change });
  latest.current = { order, change };
  useEffect(() => {
    if (dragged === null) return;
    const drag = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const next = container.current && draggedTo(container.current, latest.current.order, dragged, clientX, clientY);
      if (next) latest.current.change(next);
    };
    const drop = () => setDragged(null);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [dragged]);

  function keys(event: KeyboardEvent, id: string, list: List) {
    const step = KEYS[event.key];
    if (!step || !event.altKey || list !== 'program') return;
    if ((step === 'less' || step === 'more') && !block.indent) return;
    event.preventDefault();
    move(id, step);
  }

  const row = (id: string, list: List) => {
    const code = codeOf(id);
    const part = quiz.verdict?.parts.find((one) => one.id === id);
    const level = levelOf(order, id);
    const step = (name: Step, icon: Glyph, isDisabled = false) => (
      <button
        type="button"
        className={own.step}
        data-step={name}
        aria-label={t(`learning.quiz.parsons.${name}`, { code: code.trim() })}
        title={t(`learning.quiz.parsons.${name}`, { code: code.trim() })}
        disabled={isDisabled}
        onClick={() => move(id, name)}
      >
        <Icon glyph={icon} size={20} />
      </button>
    );
    return (
      <li
        key={id}
        className={styles.line}
        data-line={id}
        data-dragged={dragged?.id === id || undefined}
        data-correct={part?.correct}
        onKeyDown={(event) => keys(event, id, list)}
      >
        <div className={own.lineRow} data-indent={block.indent || undefined}>
          <span
            className={styles.grip}
            aria-hidden="true"
            onPointerDown={(event) => {
              // Or the text beside it would be selected on the way.
              event.preventDefault();
              setDragged(dragOf(event, level, block.indent));
            }}
          >
            ⠿
          </span>
          <code className={own.lineCode} translate="no">
            {Array.from({ length: level }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: levels have nothing but their number
              <span key={at} className={own.level} />
            ))}
            <span className={own.text}>{code}</span>
          </code>
          {level > 0 && <VisuallyHidden>{t('learning.quiz.parsons.indented', { level })}</VisuallyHidden>}
          <span className={styles.steps}>
            {block.indent && list === 'program' && step('less', glyphs.back, level === 0)}
            {block.indent && list === 'program' && step('more', glyphs.arrow, level === LEVELS_MAX)}
            {list === 'program' && step('up', glyphs.chevron)}
            {list === 'program' && step('down', glyphs.chevron)}
            {list === 'program' ? step('out', glyphs.close) : step('in', glyphs.plus)}
          </span>
        </div>
        {part?.why && <p className={styles.why}>{inlineCode(part.why)}</p>}
        {part?.indent && <p className={styles.why}>{t('learning.quiz.parsons.wrong_indent')}</p>}
      </li>
    );
  };

  return (
    <>
      <p className="soft small">{t(block.indent ? 'learning.quiz.parsons.with_indent' : 'learning.quiz.parsons')}</p>
      <div ref={container} className="stack gap-1">
        <p className={styles.label}>{t('learning.quiz.parsons.program')}</p>
        <ol className={own.lines} data-list="program" aria-label={t('learning.quiz.parsons.program')}>
          {order.program.map((id) => row(id, 'program'))}
        </ol>
        <p className={styles.label}>{t('learning.quiz.parsons.aside')}</p>
        <ul className={own.lines} data-list="aside" aria-label={t('learning.quiz.parsons.aside')}>
          {order.aside.map((id) => row(id, 'aside'))}
          {order.aside.length === 0 && <li className={own.empty}>{t('learning.quiz.parsons.aside_empty')}</li>}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <AnswerButton
        quiz={quiz}
        missing={order.program.length === 0 ? t('learning.quiz.choose_first') : null}
        onAnswer={() =>
          void quiz.answer(order.program.map((id) => writeLine(id, block.indent ? levelOf(order, id) : null)))
        }
      />
    </>
  );
}

/** A line under way: where it was caught, and how deep it was then; null where no indentation is requested. */
type Drag = { id: string; from: { x: number; level: number; width: number } | null };

function dragOf({ clientX, currentTarget }: PointerEvent<HTMLElement>, level: number, hasIndent: boolean): Drag {
  const row = currentTarget.closest<HTMLElement>('[data-line]');
  const id = row?.dataset.line ?? '';
  if (!row || !hasIndent) return { id, from: null };
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const levelRem = Number.parseFloat(getComputedStyle(row).getPropertyValue('--level-rem')) || 2;
  return { id, from: { x: clientX, level, width: rem * levelRem } };
}

function draggedTo(
  container: HTMLElement,
  order: LineOrder,
  { id, from }: Drag,
  x: number,
  y: number,
): LineOrder | null {
  const moved = placedAt(container, order, id, y);
  const next = moved ?? order;
  const level = listOf(next, id) === 'aside' || !from ? 0 : from.level + Math.round((x - from.x) / from.width);
  const deeper = indented(next, id, level);
  return from && levelOf(deeper, id) !== levelOf(next, id) ? deeper : moved;
}

/** Where a line lands that is dragged to this height; null when that changes nothing. */
function placedAt(container: HTMLElement, order: LineOrder, id: string, height: number): LineOrder | null {
  const lists = [...container.querySelectorAll<HTMLElement>('[data-list]')];
  const over = lists.find((list) => height < list.getBoundingClientRect().bottom) ?? lists.at(-1);
  const list = over?.dataset.list as List | undefined;
  if (!over || !list) return null;
  const rows = [...over.querySelectorAll<HTMLElement>('[data-line]')].filter((row) => row.dataset.line !== id);
  const index = rows.filter((row) => {
    const box = row.getBoundingClientRect();
    return height > box.top + box.height / 2;
  }).length;
  const next = placed(order, id, list, index);
  return listOf(order, id) === list && next[list].join() === order[list].join() ? null : next;
}
