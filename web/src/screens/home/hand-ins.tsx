import type { OwnHandIn } from '@kodestien/contract/classes/hand-ins';
import { useOwnClasses } from '../../account/own-classes.ts';
import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { classPaths } from '../../class-paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './hand-ins.module.css';

/** What is closed stays in view for so long, for the comments on it. */
const CLOSED_SHOWN_MS = 30 * 24 * 60 * 60_000;

/** What the pupil's classes wait for, with what is left. Nothing is shown without hand-ins. */
export function HandIns() {
  const t = useT();
  const isPupil = (useOwnClasses()?.member.length ?? 0) > 0;
  const { data } = useAnswer(isPupil ? 'own' : null, (signal) => call('GET innleveringer', {}, { signal }), {
    asksOnReturn: true,
  });
  const shown = (data?.results ?? [])
    .filter(({ state, due_at }) => state !== 'closed' || (data?.at ?? 0) - due_at < CLOSED_SHOWN_MS)
    // What can still be done comes first.
    .toSorted((a, b) => Number(a.state === 'closed') - Number(b.state === 'closed'));
  if (shown.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="home-hand-ins">
      <Heading level={2} size="h3" id="home-hand-ins">
        {t('home.hand_ins')}
      </Heading>
      <ul className={styles.handIns}>
        {shown.map((handIn) => (
          <HandInCard key={handIn.innlevering} handIn={handIn} />
        ))}
      </ul>
    </section>
  );
}

function HandInCard({ handIn }: { handIn: OwnHandIn }) {
  const t = useT();
  const format = useFormat();
  const { id, innlevering, title, class_name, due_at, state, handed_in_at, comments, exercises } = handIn;
  const solved = exercises.filter((one) => one.solved).length;
  const time = format.dateAndTime(due_at);
  const isIn = handed_in_at !== null;
  return (
    <li className={styles.handIn} data-state={state} data-done={isIn || undefined}>
      <div className="row wrap middle apart gap-1">
        <Heading level={3} size="h4" className="breaks">
          <Link to={classPaths.handIn(id, innlevering)} className={styles.name}>
            {title}
          </Link>
        </Heading>
        <Badge tone={isIn ? 'good' : state === 'late' ? 'warn' : undefined}>
          {isIn
            ? t('home.hand_in.handed_in')
            : state === 'closed'
              ? t('home.hand_in.closed')
              : t('home.hand_in.not_yet')}
        </Badge>
      </div>
      <p className="soft small breaks">
        {class_name} · {state === 'open' ? t('home.hand_in.due', { time }) : t('home.hand_in.late', { time })}
      </p>
      <p className={styles.left}>
        <span className={styles.marks} aria-hidden="true">
          {exercises.map((one) => (
            <span key={`${one.doc_slug}#${one.blokk_slug}`} data-solved={one.solved || undefined} />
          ))}
        </span>
        {t('home.hand_in.left', { left: exercises.length - solved })}
      </p>
      {comments > 0 && <p className="strong">{t('home.hand_in.comments', { count: comments })}</p>}
    </li>
  );
}
