import type { SchoolClass, Slip } from '@kodestien/contract/classes/class';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { classPaths } from '../../../class-paths.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useParams } from '../../../use-params.ts';
import { ClassShowings } from '../showings/class-showings.tsx';
import { AddPupils } from './add-pupils.tsx';
import { BoardView } from './board/board-view.tsx';
import { PupilAttempts } from './board/pupil-attempts.tsx';
import { HandInList } from './hand-ins/hand-in-list.tsx';
import { HandInView } from './hand-ins/hand-in-view.tsx';
import { HandedInView } from './hand-ins/handed-in-view.tsx';
import styles from './klasse-tavle.module.css';
import { NoPupils, PupilList } from './pupil-list.tsx';
import { ClassSettings } from './settings/class-settings.tsx';
import { Slips } from './slips.tsx';
import { CLASS_VIEWS, type ClassView, handInAt } from './views.ts';

type ClassPageProps = { taught: SchoolClass; onChange: () => void };

/** A class of one's own: what it is called, its code, and its parts. */
export function ClassPage({ taught, onChange }: ClassPageProps) {
  const { del } = useParams();
  const [isAdding, setAdding] = useState(false);
  const [slips, setSlips] = useState<readonly Slip[] | null>(null);
  const view = CLASS_VIEWS.find((one) => one === del) ?? CLASS_VIEWS[0];
  const pupilId = del && /^\d{1,9}$/.test(del) ? Number(del) : null;
  const handIn = handInAt(del);
  const isArchived = taught.archived_at !== null;

  function show(made: readonly Slip[]) {
    setAdding(false);
    setSlips(made);
    onChange();
  }

  // Nothing else is in view: what is printed is the slips alone.
  if (slips) return <Slips name={taught.name} slips={slips} onDone={() => setSlips(null)} />;
  const contents: Record<ClassView, () => ReactNode> = {
    tavle: () =>
      taught.members.length === 0 ? (
        <NoPupils onAdd={isArchived ? undefined : () => setAdding(true)} />
      ) : (
        <BoardView taught={taught} />
      ),
    innleveringer: () => <HandInList taught={taught} />,
    prosjekter: () => <ClassShowings id={taught.id} />,
    elever: () => <PupilList taught={taught} onChange={onChange} onSlips={show} onAdd={() => setAdding(true)} />,
    innstillinger: () => <ClassSettings taught={taught} onChange={onChange} />,
  };
  function opened(): ReactNode {
    if (pupilId !== null) return <PupilAttempts key={pupilId} taught={taught} pupilId={pupilId} />;
    if (!handIn) return contents[view]();
    const { innlevering, pupilId: of } = handIn;
    if (of === null) return <HandInView key={innlevering} taught={taught} innlevering={innlevering} />;
    return <HandedInView key={del} taught={taught} innlevering={innlevering} pupilId={of} />;
  }
  return (
    <div className={styles.page}>
      <ClassTop taught={taught} onAdd={isArchived ? undefined : () => setAdding(true)} />
      {isArchived && <Archived taught={taught} onChange={onChange} />}
      <ClassViews id={taught.id} current={handIn ? 'innleveringer' : pupilId === null ? view : null} />
      {opened()}
      {isAdding && <AddPupils taught={taught} onMade={show} onClose={() => setAdding(false)} />}
    </div>
  );
}

function ClassTop({ taught, onAdd }: { taught: SchoolClass; onAdd: (() => void) | undefined }) {
  const t = useT();
  const { name, code, archived_at } = taught;
  return (
    <div className={styles.top}>
      <Heading level={1} tabIndex={-1} className="breaks">
        {name}
      </Heading>
      <div className={styles.bar}>
        {archived_at === null && (
          <p className="row wrap middle gap-2">
            {code === null ? (
              <span className="soft">{t('klasse_tavle.code.closed')}</span>
            ) : (
              <>
                <span className={styles.code} translate="no">
                  {code}
                </span>
                <span className="soft">{t('klasse_tavle.code.where', { address: classPaths.join })}</span>
              </>
            )}
          </p>
        )}
        {onAdd && (
          <Button variant="primary" icon={glyphs.plus} onClick={onAdd}>
            {t('klasse_tavle.add')}
          </Button>
        )}
      </div>
    </div>
  );
}

function ClassViews({ id, current }: { id: string; current: ClassView | null }) {
  const t = useT();
  return (
    <nav className={styles.views} aria-label={t('klasse_tavle.views')}>
      <ul className={styles.tabs}>
        {CLASS_VIEWS.map((view, index) => (
          <li key={view}>
            <Link
              to={classPaths.of(id, index === 0 ? undefined : view)}
              aria-current={view === current ? 'page' : undefined}
            >
              {t(`klasse_tavle.view.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Archived({ taught, onChange }: ClassPageProps) {
  const t = useT();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const bringBack = () =>
    void run(async () => {
      await call('PATCH klasse', { id: taught.id, archived: false });
      onChange();
    });
  return (
    <Notice
      tone="warn"
      title={t('klasse_tavle.archived.title')}
      action={
        <Button size="small" loading={busy} onClick={bringBack}>
          {t('klasse_tavle.archived.back')}
        </Button>
      }
    >
      {t('klasse_tavle.archived.text', { date: format.date(taught.deleted_at ?? 0) })}
      {failure !== null && <p role="alert">{errorMessage(failure)}</p>}
    </Notice>
  );
}
