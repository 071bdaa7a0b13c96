import * as glyphs from '../../../ui/icons/glyphs.ts';
import '../../rendered/code-colours.css';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useId } from 'react';
import { useUser } from '../../../account/user-context.tsx';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import { signupFrom, useLearningPage } from '../page-context.ts';
import styles from './quiz.module.css';
import { QUIZ_VIEWS } from './quiz-views.ts';
import { type Quiz, useQuiz } from './use-quiz.ts';

/** A question: answered in place, and explained in place. What is right is known to the server alone. */
export function QuizBlock({ block }: { block: ReaderBlockOf<'quiz'> }) {
  const lang = useHumanLang();
  return <OneQuiz key={lang} block={block} />;
}

function OneQuiz({ block }: { block: ReaderBlockOf<'quiz'> }) {
  const t = useT();
  const lang = useHumanLang();
  const id = useId();
  const quiz = useQuiz(block);
  const { Answering } = QUIZ_VIEWS[block.kind];
  return (
    <div className={styles.quiz} data-solved={quiz.isSolved || undefined}>
      <header className={styles.header}>
        <h3 className={styles.title} id={id}>
          {t('learning.quiz.title')}
        </h3>
        <span className={styles.points}>
          {quiz.isSolved && <Icon glyph={glyphs.check} size={16} />}
          {quiz.isSolved ? t('learning.exercise.state.done') : t('learning.exercise.points', { poeng: block.poeng })}
        </span>
      </header>
      <div className={styles.body}>
        <RenderedHtml html={block.html[lang]} />
        <Answering block={block} quiz={quiz} labelId={id} />
        <Verdict quiz={quiz} block={block} />
      </div>
    </div>
  );
}

/** What the server said, under the answer. */
function Verdict({ quiz: { verdict, isFromBefore, failure }, block }: { quiz: Quiz; block: ReaderBlockOf<'quiz'> }) {
  const t = useT();
  const { user } = useUser();
  const page = useLearningPage();
  const errorMessage = useErrorMessage();
  const wrong = QUIZ_VIEWS[block.kind].wrong(block);
  return (
    <div role={isFromBefore ? undefined : 'status'}>
      {verdict && (
        <div className={styles.verdict} data-passed={verdict.passed || undefined}>
          <p className={styles.words}>
            <strong>{t(verdict.passed ? 'learning.quiz.right' : wrong)}</strong>
            {verdict.poeng_earned > 0 && ` ${t('learning.exercise.earned', { poeng: verdict.poeng_earned })}`}
          </p>
          {verdict.explanation && <RenderedHtml html={verdict.explanation} className={styles.explanation} />}
          {verdict.passed && user === null && (
            <p>
              <TextLink to={paths.signup} state={signupFrom(page?.document.slug, block.slug)}>
                {t('learning.exercise.signup')}
              </TextLink>
            </p>
          )}
        </div>
      )}
      {failure !== null && <p className={styles.failure}>{errorMessage(failure)}</p>}
    </div>
  );
}
