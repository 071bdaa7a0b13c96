import 'messages:talk';
import type { Question } from '@kodestien/contract/classes/talk';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import styles from './talk.module.css';

type QuestionListProps = { questions: readonly Question[]; onOpen: (question: Question) => void };

/** What pupils have asked about their lines: those that wait first. */
export function QuestionList({ questions, onOpen }: QuestionListProps) {
  const t = useT();
  return (
    <section className="stack gap-2" aria-labelledby="questions">
      <Heading level={2} size="h3" id="questions">
        {t('talk.questions')}
      </Heading>
      {questions.length === 0 && <p className="soft">{t('talk.questions.none')}</p>}
      {questions.map((question) => (
        <Asked key={question.id} question={question} onOpen={() => onOpen(question)} />
      ))}
    </section>
  );
}

export function Asked({ question, onOpen }: { question: Question; onOpen: () => void }) {
  const t = useT();
  const lang = useHumanLang();
  const { name, line, tittel, txt, solved_at, comments } = question;
  const isAnswered = comments.length > 0;
  return (
    <article className={styles.question} data-answered={isAnswered || undefined}>
      <p className="breaks">
        <bdi className="strong">{name}</bdi> {t('talk.about', { line, title: tittel[lang] })}
      </p>
      <p className={styles.text} dir="auto">
        {t('talk.quoted', { text: txt })}
      </p>
      <p className="row wrap middle gap-1">
        <button type="button" className={styles.link} onClick={onOpen}>
          {isAnswered ? t('talk.open') : t('talk.answer')}
        </button>
        {isAnswered && <Badge>{t('talk.is_answered')}</Badge>}
        {solved_at !== null && <Badge tone="good">{t('talk.solved_since')}</Badge>}
      </p>
    </article>
  );
}
