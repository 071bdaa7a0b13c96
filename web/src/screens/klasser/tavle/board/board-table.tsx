import type { Board, BoardPupil } from '@kodestien/contract/classes/board';
import type { ReactNode } from 'react';
import { classPaths } from '../../../../class-paths.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Link } from '../../../../ui/link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './board.module.css';
import { agoText, minutesSince } from './times.ts';

type BoardTableProps = { id: string; board: Board; now: number; isProjected: boolean };
type Cell = BoardPupil['cells'][number];

export function BoardTable({ id, board, now, isProjected }: BoardTableProps) {
  const t = useT();
  const lang = useHumanLang();
  const pupils = isProjected ? inNoOrder(board.pupils) : board.pupils;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached with the keyboard
    <section className={styles.scroll} aria-label={t('klasse_tavle.board.caption')} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('klasse_tavle.board.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('klasse_tavle.pupil')}</th>
            {board.exercises.map(({ blokk_slug, tittel }) => (
              <th key={blokk_slug} scope="col">
                {tittel[lang]}
              </th>
            ))}
            {board.questions > 0 && <th scope="col">{t('klasse_tavle.board.quiz')}</th>}
            <th scope="col">{t('klasse_tavle.board.last')}</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil, index) => (
            <tr key={pupil.id} data-stuck={pupil.stuck_since !== null || undefined}>
              <th scope="row">
                {isProjected ? (
                  t('klasse_tavle.board.pupil_number', { number: index + 1 })
                ) : (
                  <Link to={classPaths.of(id, `${pupil.id}`)} className={styles.name}>
                    <bdi>{pupil.name}</bdi>
                  </Link>
                )}
              </th>
              {pupil.cells.map((cell, place) => (
                <td key={board.exercises[place]?.blokk_slug}>
                  <CellMark cell={cell} />
                </td>
              ))}
              {board.questions > 0 && (
                <td>
                  <QuizMark solved={pupil.questions} all={board.questions} />
                </td>
              )}
              <td className={styles.last}>
                {pupil.stuck_since === null
                  ? agoText(t, pupil.last_at, now)
                  : t('klasse_tavle.board.stuck', { minutes: minutesSince(pupil.stuck_since, now) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Each time the same, and not the order of the names: who is who cannot be counted. */
function inNoOrder(pupils: readonly BoardPupil[]): BoardPupil[] {
  const scattered = ({ id }: BoardPupil) => Math.imul(id, 2_654_435_761) >>> 0;
  return pupils.toSorted((a, b) => scattered(a) - scattered(b));
}

const CELL_TEXT: Record<Cell['state'], MessageKey> = {
  solved: 'klasse_tavle.cell.solved',
  tried: 'klasse_tavle.cell.tried',
  writing: 'klasse_tavle.cell.writing',
  none: 'klasse_tavle.cell.none',
};
const MARKS: Record<Cell['state'], (tries: number) => ReactNode> = {
  solved: () => '✓',
  tried: (tries) => tries,
  writing: () => '…',
  none: () => '',
};

function CellMark({ cell: { state, tries } }: { cell: Cell }) {
  const t = useT();
  return (
    <span className={styles.mark} data-state={state}>
      <span aria-hidden="true">{MARKS[state](tries)}</span>
      <VisuallyHidden>{t(CELL_TEXT[state], { tries })}</VisuallyHidden>
    </span>
  );
}

function QuizMark({ solved, all }: { solved: number; all: number }) {
  const t = useT();
  const state = solved === 0 ? 'none' : solved === all ? 'solved' : 'part';
  return (
    <span className={styles.mark} data-state={state}>
      <span aria-hidden="true">{solved > 0 ? solved : ''}</span>
      <VisuallyHidden>{t('klasse_tavle.cell.questions', { solved, all })}</VisuallyHidden>
    </span>
  );
}

export function Legend() {
  const t = useT();
  return (
    <ul className={styles.legend} aria-hidden="true">
      {(['solved', 'tried', 'writing', 'none'] as const).map((state) => (
        <li key={state}>
          <span className={styles.mark} data-state={state}>
            {MARKS[state](4)}
          </span>
          {state === 'tried' ? t('klasse_tavle.legend.tried') : t(CELL_TEXT[state], { tries: 0 })}
        </li>
      ))}
    </ul>
  );
}
