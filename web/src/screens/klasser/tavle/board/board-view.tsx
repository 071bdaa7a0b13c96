import type { Board, StuckGroup } from '@kodestien/contract/classes/board';
import type { SchoolClass } from '@kodestien/contract/classes/class';
import type { Question } from '@kodestien/contract/classes/talk';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../../api-client/save-file.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import * as glyphs from '../../../../ui/icons/glyphs.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { QuestionDialog } from '../talk/question-dialog.tsx';
import { QuestionList } from '../talk/question-list.tsx';
import styles from './board.module.css';
import { BoardTable, Legend } from './board-table.tsx';
import { csvOf } from './csv.ts';
import { LessonChoice } from './lesson-choice.tsx';
import { ProgramDialog } from './program-dialog.tsx';
import { StuckGroups } from './stuck-groups.tsx';
import { type LiveBoard, useBoard } from './use-board.ts';

/** What is shown of the time goes on between two boards. */
const TICK_MS = 15_000;

type BoardViewProps = { taught: SchoolClass };

/** Pupils down, exercises across, and where the class is stuck; it keeps itself up to date. */
export function BoardView({ taught }: BoardViewProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const [lesson, setLesson] = useState<string | null>(null);
  const live = useBoard(taught.id, lesson);
  const now = useServerTime(live);
  const [isProjected, setProjected] = useState(false);
  const [opened, setOpened] = useState<{ group: StuckGroup; isNamed: boolean } | null>(null);
  const [questionId, setQuestionId] = useState<number | null>(null);
  const [stepped, setStepped] = useState<Question | null>(null);
  const { board, error } = live;
  if (!board) {
    return error === null ? (
      <div role="status">
        <VisuallyHidden>{t('klasse_tavle.loading')}</VisuallyHidden>
        <Skeleton height="20rem" shape="block" />
      </div>
    ) : (
      <Notice tone="bad" live title={t('klasse_tavle.board.failed')}>
        {errorMessage(error)}
      </Notice>
    );
  }
  const question = board.asked.find(({ id }) => id === questionId);
  return (
    <div className={styles.view} data-projected={isProjected || undefined}>
      <div className={styles.tools}>
        <LessonChoice taught={taught} board={board} onChange={setLesson} />
        <div className="row wrap gap-1">
          <Button onClick={() => setProjected(!isProjected)}>
            {isProjected ? t('klasse_tavle.board.project.end') : t('klasse_tavle.board.project')}
          </Button>
          {!isProjected && <Csv taught={taught} board={board} />}
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Status live={live} board={board} />
          <BoardTable id={taught.id} board={board} now={now} isProjected={isProjected} />
          <Legend />
        </div>
        <aside className={styles.aside}>
          <StuckGroups
            groups={board.groups}
            onOpen={(group) => setOpened({ group, isNamed: !isProjected })}
            onProject={(group) => setOpened({ group, isNamed: false })}
            isProjected={isProjected}
          />
          {/* Questions have names: not for all to see. */}
          {!isProjected && <QuestionList questions={board.asked} onOpen={({ id }) => setQuestionId(id)} />}
        </aside>
      </div>
      {opened && (
        <ProgramDialog
          title={opened.isNamed ? opened.group.example.name : t('klasse_tavle.stuck.nameless')}
          docSlug={board.doc_slug}
          blokkSlug={opened.group.blokk_slug}
          program={opened.group.example.program}
          lang={opened.group.example.human_lang}
          check={opened.group.check}
          onClose={() => setOpened(null)}
        />
      )}
      {question && (
        <QuestionDialog
          id={taught.id}
          question={question}
          isArchived={taught.archived_at !== null}
          onSteps={() => {
            setQuestionId(null);
            setStepped(question);
          }}
          onClose={() => setQuestionId(null)}
        />
      )}
      {stepped && (
        <ProgramDialog
          title={stepped.name}
          docSlug={stepped.doc_slug}
          blokkSlug={stepped.blokk_slug}
          program={stepped.program}
          lang={stepped.human_lang}
          check={null}
          onClose={() => setStepped(null)}
        />
      )}
    </div>
  );
}

/** The clock of the server, as far as this machine has counted on from the last board. */
function useServerTime({ board, receivedAt }: LiveBoard): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (board?.at ?? 0) + (performance.now() - receivedAt);
}

function Status({ live, board }: { live: LiveBoard; board: Board }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <p className={styles.status} data-live={live.isLive || undefined}>
      <span className="strong">{t('klasse_tavle.board.on', { on: board.on, all: board.pupils.length })}</span>
      {' · '}
      <TextLink to={board.page}>{board.tittel[lang]}</TextLink>
      {' · '}
      {live.error === null ? t('klasse_tavle.board.live') : t('klasse_tavle.board.offline')}
    </p>
  );
}

function Csv({ taught, board }: { taught: SchoolClass; board: Board }) {
  const t = useT();
  const lang = useHumanLang();
  function save() {
    const words = {
      solved: t('klasse_tavle.cell.solved'),
      tried: t('klasse_tavle.cell.tried.short'),
      writing: t('klasse_tavle.cell.writing'),
      none: '',
    };
    const head = [
      t('klasse_tavle.pupil'),
      ...board.exercises.flatMap(({ tittel }) => [tittel[lang], t('klasse_tavle.board.csv.tries')]),
      t('klasse_tavle.board.quiz'),
    ];
    const rows = board.pupils.map(({ name, cells, questions }) => [
      name,
      ...cells.flatMap(({ state, tries }) => [words[state], tries]),
      questions,
    ]);
    saveFile(`${taught.name} ${board.doc_slug}.csv`, new Blob([csvOf([head, ...rows])], { type: 'text/csv' }));
  }
  return (
    <Button icon={glyphs.download} onClick={save}>
      {t('klasse_tavle.board.csv')}
    </Button>
  );
}
