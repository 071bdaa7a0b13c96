import 'messages:hand-in';
import type { SchoolClass } from '@kodestien/contract/classes/class';
import type { HandedIn } from '@kodestien/contract/classes/hand-ins';
import { useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useActions } from '../../../../api-client/use-actions.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { classPaths } from '../../../../class-paths.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { CommentedProgram } from '../../../../lesson/talk/commented-program.tsx';
import { RetryNotice } from '../../../../loading/retry-notice.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { CommentForm } from '../talk/comment-form.tsx';
import styles from './hand-ins.module.css';

type HandedInViewProps = { taught: SchoolClass; innlevering: number; pupilId: number };

/** What one pupil has handed in: each program, with room for comments on its lines. */
export function HandedInView({ taught, innlevering, pupilId }: HandedInViewProps) {
  const t = useT();
  const lang = useHumanLang();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const answer = useAnswer(
    `${innlevering}/${pupilId}`,
    (signal) => call('GET klasse_innlevering_elev', { id: taught.id, innlevering, elev: pupilId }, { signal }),
    { asksOnReturn: true },
  );
  if (answer.status === 'loading') return <Skeleton height="16rem" shape="block" />;
  if (answer.status === 'failed') {
    return <RetryNotice onRetry={answer.askAgain}>{errorMessage(answer.error)}</RetryNotice>;
  }
  const { hand_in, name, handed_in_at, late, programs } = answer.data;
  return (
    <section className="stack gap-3" aria-labelledby="handed-in">
      <div className="stack gap-half">
        <TextLink to={classPaths.of(taught.id, `innlevering-${innlevering}`)}>{hand_in.title}</TextLink>
        <Heading level={2} id="handed-in" className="breaks">
          <bdi>{name}</bdi>
        </Heading>
        <p className="row wrap middle gap-1 soft">
          {handed_in_at === null
            ? t('hand_in.not_yet.text')
            : t('hand_in.handed_in_at', { time: format.dateAndTime(handed_in_at) })}
          {late && <Badge tone="warn">{t('hand_in.late')}</Badge>}
        </p>
        <p>
          <TextLink to={classPaths.of(taught.id, `${pupilId}`)}>{t('hand_in.attempts')}</TextLink>
        </p>
      </div>
      {programs.length > 0 && taught.archived_at === null && <p>{t('hand_in.comment.how')}</p>}
      <div className={styles.programs}>
        {programs.map((program) => (
          <HandedInProgram
            key={`${program.doc_slug}#${program.blokk_slug}`}
            taught={taught}
            place={{ innlevering, elev: pupilId }}
            title={
              hand_in.exercises.find(
                ({ doc_slug, blokk_slug }) => doc_slug === program.doc_slug && blokk_slug === program.blokk_slug,
              )?.tittel[lang] ?? program.blokk_slug
            }
            program={program}
            onChange={answer.askAgain}
          />
        ))}
      </div>
    </section>
  );
}

type HandedInProgramProps = {
  taught: SchoolClass;
  place: { innlevering: number; elev: number };
  title: string;
  program: HandedIn;
  onChange: () => void;
};

function HandedInProgram({ taught, place, title, program: handedIn, onChange }: HandedInProgramProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { isBusy, failure, run } = useActions();
  const [line, setLine] = useState<number | null>(null);
  const { doc_slug, blokk_slug, program, solved, comments } = handedIn;
  const isArchived = taught.archived_at !== null;
  return (
    <section className={styles.handedIn} aria-label={title}>
      <p className="row wrap middle gap-1">
        <span className="strong breaks">{title}</span>
        <Badge tone={solved ? 'good' : 'warn'}>
          {solved ? t('klasse_tavle.cell.solved') : t('hand_in.cell.handed_in')}
        </Badge>
      </p>
      <CommentedProgram
        program={program}
        label={title}
        comments={comments}
        marked={line}
        onLine={isArchived ? undefined : (next) => setLine(next === line ? null : next)}
        isBusy={({ id: comment }) => isBusy(comment)}
        onRemove={
          isArchived
            ? undefined
            : (comment) =>
                void run(comment.id, async () => {
                  await call('DELETE klasse_kommentar', { id: taught.id, kommentar: comment.id });
                  onChange();
                })
        }
        under={(one) =>
          one === line && (
            <CommentForm
              id={taught.id}
              line={one}
              place={{ ...place, doc_slug, blokk_slug }}
              onCancel={() => setLine(null)}
              onSaved={() => {
                setLine(null);
                onChange();
              }}
            />
          )
        }
      />
      {failure !== null && (
        <Notice tone="bad" live>
          {errorMessage(failure)}
        </Notice>
      )}
    </section>
  );
}
