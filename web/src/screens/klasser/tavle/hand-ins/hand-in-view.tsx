import 'messages:hand-in';
import type { SchoolClass } from '@kodestien/contract/classes/class';
import type { HandInGrid, HandInPupil } from '@kodestien/contract/classes/hand-ins';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api-client/call.ts';
import { ApiError } from '../../../../api-client/errors.ts';
import { saveFile } from '../../../../api-client/save-file.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { classPaths } from '../../../../class-paths.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { RetryNotice } from '../../../../loading/retry-notice.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import * as glyphs from '../../../../ui/icons/glyphs.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import board from '../board/board.module.css';
import { csvOf } from '../board/csv.ts';
import { HandInForm } from './hand-in-form.tsx';
import { HandInState } from './hand-in-list.tsx';
import { HandInTable } from './hand-in-table.tsx';
import { MoreTime } from './more-time.tsx';

/** Work is handed in while the page is open. */
const LOOK_EVERY_MS = 15_000;

type HandInViewProps = { taught: SchoolClass; innlevering: number };

/** One hand-in: every pupil and exercise, and what the teacher does with it. */
export function HandInView({ taught, innlevering }: HandInViewProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { id } = taught;
  const answer = useAnswer(
    `${id}/${innlevering}`,
    (signal) => call('GET klasse_innlevering', { id, innlevering }, { signal }),
    { asksOnReturn: true },
  );
  const { askAgain } = answer;
  useEffect(() => {
    const timer = setInterval(() => document.hidden || askAgain(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [askAgain]);
  if (answer.status === 'loading') return <Skeleton height="16rem" shape="block" />;
  if (answer.status === 'failed') {
    const isGone = answer.error instanceof ApiError && answer.error.code === 'hand_in_not_found';
    return (
      <div className="stack gap-2">
        <TextLink to={classPaths.of(id, 'innleveringer')}>{t('hand_in.all')}</TextLink>
        <RetryNotice onRetry={isGone ? undefined : askAgain}>{errorMessage(answer.error)}</RetryNotice>
      </div>
    );
  }
  return <Opened taught={taught} grid={answer.data} onChange={askAgain} />;
}

type OpenedProps = { taught: SchoolClass; grid: HandInGrid; onChange: () => void };

function Opened({ taught, grid, onChange }: OpenedProps) {
  const t = useT();
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const [more, setMore] = useState<HandInPupil | null>(null);
  const { hand_in } = grid;
  const isArchived = taught.archived_at !== null;
  return (
    <section className="stack gap-3" aria-labelledby="hand-in">
      <div className={board.tools}>
        <div className="stack gap-half shrinks">
          <TextLink to={classPaths.of(taught.id, 'innleveringer')}>{t('hand_in.all')}</TextLink>
          <Heading level={2} id="hand-in" className="breaks">
            {hand_in.title}
          </Heading>
          <p className="row wrap middle gap-1">
            <HandInState handIn={hand_in} now={grid.at} />
            <span className="soft small">
              {t('hand_in.opens', { time: format.dateAndTime(hand_in.opens_at) })} ·{' '}
              {t('hand_in.due', { time: format.dateAndTime(hand_in.due_at) })}
              {hand_in.help_off && ` · ${t('hand_in.help_off')}`}
            </span>
          </p>
        </div>
        <div className="row wrap gap-1">
          <Csv taught={taught} grid={grid} />
          {!isArchived && (
            <Button icon={glyphs.pencil} onClick={() => setEditing(true)}>
              {t('hand_in.change')}
            </Button>
          )}
        </div>
      </div>
      <p className="figures">
        <span className="strong">{t('hand_in.handed_in', { count: hand_in.handed_in, all: hand_in.pupils })}</span>
      </p>
      <HandInTable taught={taught} grid={grid} onMore={isArchived ? undefined : setMore} />
      {!isArchived && <CloseOrDelete taught={taught} grid={grid} onChange={onChange} />}
      {isEditing && (
        <HandInForm
          taught={taught}
          handIn={hand_in}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChange();
          }}
        />
      )}
      {more && (
        <MoreTime
          taught={taught}
          grid={grid}
          pupil={more}
          onClose={() => setMore(null)}
          onSaved={() => {
            setMore(null);
            onChange();
          }}
        />
      )}
    </section>
  );
}

function Csv({ taught, grid }: { taught: SchoolClass; grid: HandInGrid }) {
  const t = useT();
  const format = useFormat();
  const lang = useHumanLang();
  const { hand_in, pupils } = grid;
  function save() {
    const words = {
      solved: t('klasse_tavle.cell.solved'),
      handed_in: t('hand_in.cell.handed_in'),
      tried: t('klasse_tavle.cell.tried.short'),
      none: '',
    };
    const head = [
      t('klasse_tavle.pupil'),
      t('hand_in.column.handed_in'),
      t('hand_in.late'),
      t('hand_in.form.due'),
      ...hand_in.exercises.flatMap(({ tittel }) => [tittel[lang], t('klasse_tavle.board.csv.tries')]),
    ];
    const rows = pupils.map(({ name, handed_in_at, late, due_at, cells }) => [
      name,
      handed_in_at === null ? '' : format.dateAndTime(handed_in_at),
      late ? t('hand_in.late') : '',
      format.dateAndTime(due_at),
      ...cells.flatMap(({ state, tries }) => [words[state], tries]),
    ]);
    saveFile(`${taught.name} ${hand_in.title}.csv`, new Blob([csvOf([head, ...rows])], { type: 'text/csv' }));
  }
  return (
    <Button icon={glyphs.download} onClick={save}>
      {t('klasse_tavle.board.csv')}
    </Button>
  );
}

function CloseOrDelete({ taught, grid: { hand_in }, onChange }: OpenedProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const place = { id: taught.id, innlevering: hand_in.innlevering };
  const isClosed = hand_in.closed_at !== null;
  const close = () =>
    void run(async () => {
      await call('PATCH klasse_innlevering', { ...place, closed: !isClosed });
      onChange();
    });
  const remove = () =>
    void run(async () => {
      await call('DELETE klasse_innlevering', place);
      void navigate(classPaths.of(taught.id, 'innleveringer'));
    });
  return (
    <div className="stack gap-1">
      {isAsking ? (
        <div className="stack gap-1" role="alert">
          <p>{t('hand_in.delete.ask', { count: hand_in.handed_in })}</p>
          <p className="row wrap gap-1">
            <Button size="small" variant="danger" armed loading={busy} onClick={remove}>
              {t('hand_in.delete')}
            </Button>
            <Button size="small" disabled={busy} onClick={() => setAsking(false)}>
              {t('klasse_tavle.cancel')}
            </Button>
          </p>
        </div>
      ) : (
        <p className="row wrap gap-1">
          <Button loading={busy} onClick={close}>
            {isClosed ? t('hand_in.reopen') : t('hand_in.close')}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('hand_in.delete')}
          </Button>
        </p>
      )}
      {!isClosed && <p className="soft small">{t('hand_in.close.text')}</p>}
      {failure !== null && (
        <Notice tone="bad" live title={t('klasse_tavle.not_done')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </div>
  );
}
