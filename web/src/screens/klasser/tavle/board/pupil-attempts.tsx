import type { PupilAttempt } from '@kodestien/contract/classes/board';
import type { SchoolClass } from '@kodestien/contract/classes/class';
import { useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { ApiError } from '../../../../api-client/errors.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { classPaths } from '../../../../class-paths.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { RetryNotice } from '../../../../loading/retry-notice.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './board.module.css';
import { changedLines } from './changed-lines.ts';
import { LessonChoice } from './lesson-choice.tsx';
import { ProgramDialog } from './program-dialog.tsx';
import { failureText } from './stuck-groups.tsx';
import { useBoard } from './use-board.ts';

type PupilAttemptsProps = { taught: SchoolClass; pupilId: number };

/** One pupil in one lesson: everything that was handed in, and what changed from one attempt to the next. */
export function PupilAttempts({ taught, pupilId }: PupilAttemptsProps) {
  const t = useT();
  const lang = useHumanLang();
  const errorMessage = useErrorMessage();
  const [lesson, setLesson] = useState<string | null>(null);
  const { board } = useBoard(taught.id, lesson);
  const docSlug = board?.doc_slug ?? null;
  // Fetched again when the board says that this pupil has done something.
  const state = board?.pupils.find(({ id }) => id === pupilId);
  const answer = useAnswer(
    docSlug && `${docSlug} ${JSON.stringify([state?.cells, state?.last_at])}`,
    (signal) => call('GET klasse_elev_forsok', { id: taught.id, elev: pupilId, doc_slug: docSlug ?? '' }, { signal }),
    { showsLast: true },
  );
  const name = taught.members.find(({ id }) => id === pupilId)?.name;
  if (answer.status === 'failed') {
    const isGone = answer.error instanceof ApiError && answer.error.code === 'user_not_found';
    return isGone ? (
      <Notice tone="warn" title={t('klasse_tavle.attempts.missing')} />
    ) : (
      <RetryNotice onRetry={answer.askAgain}>{errorMessage(answer.error)}</RetryNotice>
    );
  }
  const exercises = board ? [...board.exercises, ...board.drills] : [];
  const byExercise = Map.groupBy(answer.data?.results ?? [], ({ blokk_slug }) => blokk_slug);
  const answered = exercises.filter(({ blokk_slug }) => byExercise.has(blokk_slug));
  return (
    <section className="stack gap-3" aria-labelledby="pupil-attempts">
      <div className={styles.tools}>
        <div className="stack gap-half">
          <TextLink to={classPaths.of(taught.id)}>{t('klasse_tavle.attempts.back')}</TextLink>
          <Heading level={2} id="pupil-attempts" className="breaks">
            <bdi>{name ?? answer.data?.name}</bdi>
          </Heading>
        </div>
        {board && <LessonChoice taught={taught} board={board} onChange={setLesson} />}
      </div>
      <p className="soft">{t('klasse_tavle.attempts.drafts')}</p>
      {answer.status === 'loading' && <Skeleton height="12rem" shape="block" />}
      {answer.data && answered.length === 0 && <p>{t('klasse_tavle.attempts.none')}</p>}
      {docSlug &&
        answered.map(({ blokk_slug, tittel }) => (
          <ExerciseAttempts
            key={blokk_slug}
            docSlug={docSlug}
            title={tittel[lang]}
            attempts={byExercise.get(blokk_slug) ?? []}
          />
        ))}
    </section>
  );
}

type ExerciseAttemptsProps = { docSlug: string; title: string; attempts: readonly PupilAttempt[] };
const MINUTE = 60_000;

function ExerciseAttempts({ docSlug, title, attempts }: ExerciseAttemptsProps) {
  const t = useT();
  const [opened, setOpened] = useState<PupilAttempt | null>(null);
  const [first] = attempts;
  const last = attempts.at(-1);
  const minutes = first && last ? Math.round((last.at - first.at) / MINUTE) : 0;
  return (
    <details className={styles.exercise} open={!last?.passed}>
      <summary>
        <span className="strong">{title}</span>{' '}
        <span className="soft small">{t('klasse_tavle.attempts.count', { count: attempts.length, minutes })}</span>{' '}
        {last?.passed && <Badge tone="good">{t('klasse_tavle.attempts.passed')}</Badge>}
      </summary>
      <ol className={styles.attempts}>
        {attempts.map((attempt, index) => (
          <li key={attempt.id}>
            <AttemptHead attempt={attempt} number={index + 1} onOpen={() => setOpened(attempt)} />
            <Program before={attempts[index - 1]?.answer ?? null} after={attempt.answer} />
          </li>
        ))}
      </ol>
      {opened && (
        <ProgramDialog
          title={title}
          docSlug={docSlug}
          blokkSlug={opened.blokk_slug}
          program={opened.answer}
          lang={opened.human_lang}
          check={opened.check}
          onClose={() => setOpened(null)}
        />
      )}
    </details>
  );
}

function AttemptHead({ attempt, number, onOpen }: { attempt: PupilAttempt; number: number; onOpen: () => void }) {
  const t = useT();
  const format = useFormat();
  const { passed, counts, at, hints } = attempt;
  return (
    <div className="row wrap middle apart gap-1">
      <p className="row wrap middle gap-1">
        <span className="strong">{t('klasse_tavle.attempts.number', { number })}</span>
        <span className="soft small figures">{format.dateAndTime(at)}</span>
        <Badge tone={passed ? 'good' : 'warn'}>
          {passed
            ? t('klasse_tavle.attempts.passed')
            : counts
              ? t('klasse_tavle.attempts.failed')
              : t('klasse_tavle.attempts.not_started')}
        </Badge>
        {hints !== null && hints > 0 && <Badge>{t('klasse_tavle.attempts.hints', { hints })}</Badge>}
        {!passed && <span className="soft small breaks">{failureText(t, { ...attempt, same: 0 })}</span>}
      </p>
      <Button size="small" variant="quiet" aria-label={t('klasse_tavle.attempts.open.of', { number })} onClick={onOpen}>
        {t('klasse_tavle.attempts.open')}
      </Button>
    </div>
  );
}

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;

function Program({ before, after }: { before: string | null; after: string }) {
  const t = useT();
  const lines = changedLines(before ?? after, after);
  return (
    <pre className={styles.program} translate="no">
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and the list does not change
        <span key={index} className={styles.line} data-kind={kind}>
          <span aria-hidden="true">{SIGNS[kind]} </span>
          {kind !== 'same' && (
            <VisuallyHidden>
              {kind === 'added' ? t('klasse_tavle.attempts.added') : t('klasse_tavle.attempts.removed')}{' '}
            </VisuallyHidden>
          )}
          {text}
        </span>
      ))}
    </pre>
  );
}
