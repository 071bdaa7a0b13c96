import type { SchoolClass } from '@kodestien/contract/classes/class';
import type { HandInGrid, HandInPupil } from '@kodestien/contract/classes/hand-ins';
import type { ReactNode } from 'react';
import { classPaths } from '../../../../class-paths.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import board from '../board/board.module.css';
import styles from './hand-ins.module.css';

type Cell = HandInPupil['cells'][number];
type HandInTableProps = {
  taught: SchoolClass;
  grid: HandInGrid;
  /** Left out where nothing can be changed. */
  onMore: ((pupil: HandInPupil) => void) | undefined;
};

/** Pupils down, the exercises of the hand-in across. */
export function HandInTable({ taught, grid: { hand_in, pupils }, onMore }: HandInTableProps) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached with the keyboard */}
      <section className={board.scroll} aria-label={t('hand_in.caption')} tabIndex={0}>
        <table className={board.table}>
          <caption>
            <VisuallyHidden>{t('hand_in.caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('klasse_tavle.pupil')}</th>
              {hand_in.exercises.map(({ doc_slug, blokk_slug, tittel }) => (
                <th key={`${doc_slug}#${blokk_slug}`} scope="col">
                  {tittel[lang]}
                </th>
              ))}
              <th scope="col">{t('hand_in.column.handed_in')}</th>
              {onMore && <th scope="col">{t('hand_in.more')}</th>}
            </tr>
          </thead>
          <tbody>
            {pupils.map((pupil) => (
              <tr key={pupil.id}>
                <th scope="row">
                  <Link
                    to={classPaths.of(taught.id, `innlevering-${hand_in.innlevering}-${pupil.id}`)}
                    className={board.name}
                  >
                    <bdi>{pupil.name}</bdi>
                  </Link>
                </th>
                {pupil.cells.map((cell, place) => (
                  <td key={hand_in.exercises[place]?.blokk_slug}>
                    <Mark cell={cell} />
                  </td>
                ))}
                <td className={styles.when}>
                  <HandedInAt pupil={pupil} />
                </td>
                {onMore && (
                  <td className={styles.when}>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t('hand_in.more.for', { name: pupil.name })}
                      onClick={() => onMore(pupil)}
                    >
                      {pupil.more_time ? <OwnTime due={pupil.due_at} /> : t('hand_in.more.give')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={board.legend} aria-hidden="true">
        {(['solved', 'handed_in', 'tried', 'none'] as const).map((state) => (
          <li key={state}>
            <span className={board.mark} data-state={state}>
              {MARKS[state](2)}
            </span>
            {state === 'tried' ? t('klasse_tavle.legend.tried') : t(CELL_TEXT[state], { tries: 0 })}
          </li>
        ))}
      </ul>
    </>
  );
}

function OwnTime({ due }: { due: number }) {
  const format = useFormat();
  return <>{format.dateAndTime(due)}</>;
}

function HandedInAt({ pupil: { handed_in_at, late } }: { pupil: HandInPupil }) {
  const t = useT();
  const format = useFormat();
  if (handed_in_at === null) return <span className="soft">{t('hand_in.not_yet')}</span>;
  return (
    <>
      {format.dateAndTime(handed_in_at)} {late && <Badge tone="warn">{t('hand_in.late')}</Badge>}
    </>
  );
}

const CELL_TEXT: Record<Cell['state'], MessageKey> = {
  solved: 'klasse_tavle.cell.solved',
  handed_in: 'hand_in.cell.handed_in',
  tried: 'klasse_tavle.cell.tried',
  none: 'klasse_tavle.cell.none',
};
const MARKS: Record<Cell['state'], (tries: number) => ReactNode> = {
  solved: () => '✓',
  handed_in: () => '↑',
  tried: (tries) => tries,
  none: () => '',
};

function Mark({ cell: { state, tries } }: { cell: Cell }) {
  const t = useT();
  return (
    <span className={board.mark} data-state={state}>
      <span aria-hidden="true">{MARKS[state](tries)}</span>
      <VisuallyHidden>{t(CELL_TEXT[state], { tries })}</VisuallyHidden>
    </span>
  );
}
