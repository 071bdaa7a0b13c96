import 'messages:hand-in';
import type { SchoolClass } from '@kodestien/contract/classes/class';
import type { HandIn } from '@kodestien/contract/classes/hand-ins';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../api-client/call.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { classPaths } from '../../../../class-paths.ts';
import { useErrorMessage } from '../../../../i18n/use-error-message.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { RetryNotice } from '../../../../loading/retry-notice.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import * as glyphs from '../../../../ui/icons/glyphs.ts';
import { Link } from '../../../../ui/link.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { HandInForm } from './hand-in-form.tsx';
import styles from './hand-ins.module.css';

export function HandInList({ taught }: { taught: SchoolClass }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const answer = useAnswer(taught.id, (signal) => call('GET klasse_innleveringer', { id: taught.id }, { signal }), {
    asksOnReturn: true,
  });
  if (answer.status === 'loading') return <Skeleton height="10rem" shape="block" />;
  if (answer.status === 'failed') {
    return <RetryNotice onRetry={answer.askAgain}>{errorMessage(answer.error)}</RetryNotice>;
  }
  const { results, at } = answer.data;
  const make = taught.archived_at === null && (
    <Button icon={glyphs.plus} onClick={() => setMaking(true)}>
      {t('hand_in.make')}
    </Button>
  );
  return (
    <div className="stack gap-3">
      {results.length === 0 ? (
        <EmptyState title={t('hand_in.none.title')} action={make}>
          <p>{t('hand_in.none.text')}</p>
        </EmptyState>
      ) : (
        <>
          {make && <p>{make}</p>}
          <ul className={styles.list}>
            {results.map((handIn) => (
              <HandInCard key={handIn.innlevering} taught={taught} handIn={handIn} now={at} />
            ))}
          </ul>
        </>
      )}
      {isMaking && (
        <HandInForm
          taught={taught}
          onClose={() => setMaking(false)}
          onSaved={({ innlevering }) => void navigate(classPaths.of(taught.id, `innlevering-${innlevering}`))}
        />
      )}
    </div>
  );
}

type HandInCardProps = { taught: SchoolClass; handIn: HandIn; now: number };

function HandInCard({ taught, handIn, now }: HandInCardProps) {
  const t = useT();
  const format = useFormat();
  const { innlevering, title, due_at, exercises, handed_in, pupils } = handIn;
  return (
    <li className={styles.card}>
      <div className="row wrap middle apart gap-1">
        <Heading level={2} size="h4" className="breaks">
          <Link to={classPaths.of(taught.id, `innlevering-${innlevering}`)} className={styles.name}>
            {title}
          </Link>
        </Heading>
        <HandInState handIn={handIn} now={now} />
      </div>
      <p className="soft small">
        {t('hand_in.due', { time: format.dateAndTime(due_at) })} · {t('hand_in.exercises', { count: exercises.length })}
      </p>
      <p className="figures">{t('hand_in.handed_in', { count: handed_in, all: pupils })}</p>
    </li>
  );
}

export function HandInState({ handIn, now }: { handIn: HandIn; now: number }) {
  const t = useT();
  const { opens_at, due_at, closed_at, late_ok } = handIn;
  if (closed_at !== null || (now > due_at && !late_ok)) return <Badge>{t('hand_in.state.closed')}</Badge>;
  if (now < opens_at) return <Badge tone="info">{t('hand_in.state.waiting')}</Badge>;
  if (now > due_at) return <Badge tone="warn">{t('hand_in.state.late')}</Badge>;
  return <Badge tone="good">{t('hand_in.state.open')}</Badge>;
}
