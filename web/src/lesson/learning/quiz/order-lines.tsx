import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { type Glyph, Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { inlineCode } from '../output/error-view.tsx';
import { AnswerButton } from './answer-button.tsx';
import type { KindProps } from './kind.ts';
import { type LineOrder, type List, listOf, placed, type Step, stepped } from './line-order.ts';
import own from './order-lines.module.css';
import styles from './quiz.module.css';

/** Lines to put in order: dragged with a pointer or a finger, or moved with the buttons of each line. */
export function OrderLines({ block, quiz }: KindProps) {
  const t = useT();
  const lang = useHumanLang();
  const [order, setOrder] = useState<LineOrder>({ program: block.lines.map(({ id }) => id), aside: [] });
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
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
    setSaid(
      step === 'out'
        ? t('learning.quiz.order.moved_out')
        : t(step === 'in' ? 'learning.quiz.order.moved_in' : 'learning.quiz.order.moved', { number, all }),
    );
  }
  // A line that moves in the page takes its focus along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useLayoutEffect(() => {
    const requested = focus.current;
    if (!requested) return;
    focus.current = null;
    const row = container.current?.querySelector(`[data-line="${CSS.escape(requested.id)}"]`);
    const button = row?.querySelector<HTMLElement>(`[data-step="${requested.step}"]`) ?? row?.querySelector('button');
    button?.focus();
  }, [order]);

  // Heard by the window: a line that changes its place in the page loses the pointer that it had caught.
  const latest = useRef({ order, change });
  latest.current = { order, change };
  useEffect(() => {
    if (dragged === null) return;
    const drag = ({ clientY }: globalThis.PointerEvent) => {
      const next = container.current && placedAt(container.current, latest.current.order, dragged, clientY);
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
    const step = ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key as 'ArrowUp' | 'ArrowDown'];
    if (!step || !event.altKey || list !== 'program') return;
    event.preventDefault();
    move(id, step);
  }

  const row = (id: string, list: List) => {
    const code = codeOf(id);
    const part = quiz.verdict?.parts.find((one) => one.id === id);
    const step = (name: Step, icon: Glyph) => (
      <button
        type="button"
        className={own.step}
        data-step={name}
        aria-label={t(`learning.quiz.order.${name}`, { code: code.trim() })}
        title={t(`learning.quiz.order.${name}`, { code: code.trim() })}
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
        data-dragged={dragged === id || undefined}
        data-correct={part?.correct}
        onKeyDown={(event) => keys(event, id, list)}
      >
        <div className={own.lineRow}>
          <span
            className={styles.grip}
            aria-hidden="true"
            onPointerDown={(event) => {
              // Or the text beside it would be selected on the way.
              event.preventDefault();
              setDragged(id);
            }}
          >
            ⠿
          </span>
          <code className={own.lineCode} translate="no">
            {code}
          </code>
          <span className={styles.steps}>
            {list === 'program' && step('up', glyphs.chevron)}
            {list === 'program' && step('down', glyphs.chevron)}
            {list === 'program' ? step('out', glyphs.close) : step('in', glyphs.plus)}
          </span>
        </div>
        {part?.why && <p className={styles.why}>{inlineCode(part.why)}</p>}
      </li>
    );
  };

  return (
    <>
      <p className="soft small">{t('learning.quiz.order')}</p>
      <div ref={container} className="stack gap-1">
        <p className={styles.label}>{t('learning.quiz.order.program')}</p>
        <ol className={own.lines} data-list="program" aria-label={t('learning.quiz.order.program')}>
          {order.program.map((id) => row(id, 'program'))}
        </ol>
        <p className={styles.label}>{t('learning.quiz.order.aside')}</p>
        <ul className={own.lines} data-list="aside" aria-label={t('learning.quiz.order.aside')}>
          {order.aside.map((id) => row(id, 'aside'))}
          {order.aside.length === 0 && <li className={own.empty}>{t('learning.quiz.order.aside_empty')}</li>}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <AnswerButton
        quiz={quiz}
        missing={order.program.length === 0 ? t('learning.quiz.choose_first') : null}
        onAnswer={() => void quiz.answer(order.program)}
      />
    </>
  );
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
