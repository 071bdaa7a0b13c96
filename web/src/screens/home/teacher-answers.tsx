import type { Question } from '@kodestien/contract/classes/talk';
import { useOwnClasses } from '../../account/own-classes.ts';
import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { relativeTime } from '../../lesson/document/comments/relative-time.ts';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './latest-replies.module.css';

const SHOWN_MS = 14 * 24 * 60 * 60_000;
const SHOWN_MAX = 5;

/** What the teachers have answered lately. Nothing is shown without answers. */
export function TeacherAnswers() {
  const t = useT();
  const isPupil = (useOwnClasses()?.member.length ?? 0) > 0;
  const { data } = useAnswer(isPupil ? 'own' : null, (signal) => call('GET sporsmal', {}, { signal }), {
    asksOnReturn: true,
  });
  const answered = (data?.results ?? [])
    .filter(({ comments }) => Date.now() - (comments.at(-1)?.at ?? 0) < SHOWN_MS)
    .slice(0, SHOWN_MAX);
  if (answered.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="home-answers">
      <Heading level={2} size="h3" id="home-answers">
        {t('home.answers')}
      </Heading>
      <ul className={styles.replies}>
        {answered.map((question) => (
          <Answered key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}

function Answered({ question }: { question: Question }) {
  const t = useT();
  const lang = useHumanLang();
  const { page, blokk_slug, tittel, comments } = question;
  const last = comments.at(-1);
  if (!last) return null;
  return (
    <li className={styles.reply}>
      <div className="stack shrinks breaks">
        <p>
          <Link to={`${page}#${encodeURIComponent(blokk_slug)}`} className={styles.link}>
            {t('home.answer', { line: last.line, title: tittel[lang] })}
          </Link>{' '}
          <span className="soft small">{relativeTime(last.at, Date.now(), lang)}</span>
        </p>
        <p className={styles.text}>{last.txt}</p>
      </div>
    </li>
  );
}
