import 'messages:hand-in';
import type { AnswerOf } from '@kodestien/contract/calls';
import type { HandedIn, OwnHandIn } from '@kodestien/contract/classes/hand-ins';
import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { ApiError } from '../../../api-client/errors.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { classPaths } from '../../../class-paths.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CommentedProgram } from '../../../lesson/talk/commented-program.tsx';
import { FailedPage } from '../../../loading/failed-page.tsx';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { usePlaceName } from '../place-name.ts';
import styles from './own-hand-in.module.css';

const MISSING = ['class_not_found', 'hand_in_not_found', 'validation_failed'];

/** A hand-in for the pupil: what is asked, what is left, and what the teacher has written on it. */
export function OwnHandInPage({ id, nr }: { id: string; nr: number }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const answer = useAnswer(`${id}/${nr}`, (signal) => call('GET innlevering', { id, innlevering: nr }, { signal }), {
    asksOnReturn: true,
  });
  const title = answer.data?.hand_in.title;
  useDocumentTitle(title ?? t('hand_in.own.title'));
  usePlaceName(classPaths.handIn(id, nr), title);
  if (answer.status === 'loaded') return <Loaded answer={answer.data} onChange={answer.askAgain} />;
  if (answer.status === 'loading') return <Skeleton height="16rem" shape="block" />;
  const { error } = answer;
  if (error instanceof ApiError && MISSING.some((code) => code === error.code)) {
    return (
      <EmptyState
        level={1}
        title={t('hand_in.own.missing')}
        action={
          <ButtonLink to={paths.landing} variant="primary">
            {t('hand_in.own.home')}
          </ButtonLink>
        }
      >
        <p>{t('hand_in.own.missing.text')}</p>
      </EmptyState>
    );
  }
  return (
    <FailedPage level={1} title={t('hand_in.own.failed')} onRetry={answer.askAgain}>
      {errorMessage(error)}
    </FailedPage>
  );
}

type LoadedProps = { answer: AnswerOf<'GET innlevering'>; onChange: () => void };

function Loaded({ answer: { hand_in, programs }, onChange }: LoadedProps) {
  const t = useT();
  const format = useFormat();
  const { title, class_name, due_at, state, help_off } = hand_in;
  return (
    <div className={styles.page}>
      <div className="stack gap-1">
        <Heading level={1} tabIndex={-1} className="breaks">
          {title}
        </Heading>
        <p className="soft breaks">
          {class_name} · {t('hand_in.due', { time: format.dateAndTime(due_at) })}
        </p>
        {help_off && state !== 'closed' && <p className="soft">{t('hand_in.own.help_off')}</p>}
      </div>
      <section className="stack gap-2" aria-labelledby="own-exercises">
        <Heading level={2} size="h3" id="own-exercises">
          {t('hand_in.own.exercises')}
        </Heading>
        <Exercises handIn={hand_in} />
      </section>
      <Submit handIn={hand_in} onChange={onChange} />
      {programs.length > 0 && <Programs handIn={hand_in} programs={programs} />}
    </div>
  );
}

function Exercises({ handIn: { exercises } }: { handIn: OwnHandIn }) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <ul className={styles.exercises}>
      {exercises.map(({ doc_slug, blokk_slug, tittel, lesson, page, solved, begun }) => (
        <li key={`${doc_slug}#${blokk_slug}`}>
          <span className="breaks">
            <TextLink to={`${page}#${encodeURIComponent(blokk_slug)}`}>{tittel[lang]}</TextLink>{' '}
            <span className="soft small">{lesson[lang]}</span>
          </span>
          <Badge tone={solved ? 'good' : begun ? 'info' : undefined}>
            {solved ? t('hand_in.own.solved') : begun ? t('hand_in.own.begun') : t('hand_in.own.open')}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function Submit({ handIn, onChange }: { handIn: OwnHandIn; onChange: () => void }) {
  const t = useT();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [isDone, setDone] = useState(false);
  const { id, innlevering, state, handed_in_at, late } = handIn;
  const submit = () =>
    void run(async () => {
      setDone(false);
      await call('POST innlevering', { id, innlevering });
      setDone(true);
      onChange();
    });
  return (
    <div className="stack gap-2">
      {handed_in_at !== null && (
        <p className="row wrap middle gap-1">
          <Badge tone="good">{t('hand_in.handed_in_at', { time: format.dateAndTime(handed_in_at) })}</Badge>
          {late && <Badge tone="warn">{t('hand_in.late')}</Badge>}
        </p>
      )}
      {state === 'closed' ? (
        <p>{t('hand_in.own.closed')}</p>
      ) : (
        <>
          {state === 'late' && <Notice tone="warn">{t('hand_in.own.late')}</Notice>}
          <p>
            <Button
              variant={handed_in_at === null ? 'primary' : 'secondary'}
              size="large"
              loading={busy}
              onClick={submit}
            >
              {handed_in_at === null ? t('hand_in.own.submit') : t('hand_in.own.again')}
            </Button>
          </p>
          <p className="soft small">{t('hand_in.own.what')}</p>
        </>
      )}
      {isDone && (
        <Notice tone="good" live title={t('hand_in.own.done')}>
          {t('hand_in.own.done.text')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" live title={t('hand_in.own.not_done')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </div>
  );
}

type ProgramsProps = { handIn: OwnHandIn; programs: readonly HandedIn[] };

function Programs({ handIn: { exercises }, programs }: ProgramsProps) {
  const t = useT();
  const lang = useHumanLang();
  const titleOf = ({ doc_slug, blokk_slug }: HandedIn) =>
    exercises.find((one) => one.doc_slug === doc_slug && one.blokk_slug === blokk_slug)?.tittel[lang] ?? blokk_slug;
  return (
    <section className="stack gap-2" aria-labelledby="own-programs">
      <Heading level={2} size="h3" id="own-programs">
        {t('hand_in.own.programs')}
      </Heading>
      <div className={styles.programs}>
        {programs.map((program) => (
          <section key={`${program.doc_slug}#${program.blokk_slug}`} className="stack gap-1">
            <p className="strong breaks">{titleOf(program)}</p>
            <CommentedProgram program={program.program} label={titleOf(program)} comments={program.comments} />
          </section>
        ))}
      </div>
    </section>
  );
}
