import * as glyphs from '../../../ui/icons/glyphs.ts';
import '../../rendered/code-colours.css';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { useId, useState } from 'react';
import { useUser } from '../../../account/user-context.tsx';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import { inlineCode } from '../output/error-view.tsx';
import { AnswerButton } from './answer-button.tsx';
import { FillIn } from './fill-in.tsx';
import type { KindProps } from './kind.ts';
import { OrderLines } from './order-lines.tsx';
import { Predict } from './predict.tsx';
import styles from './quiz.module.css';
import { type Quiz, useQuiz } from './use-quiz.ts';

const KINDS = { choose: Choose, order: OrderLines, fill: FillIn, predict: Predict } as const;

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
  const Kind = KINDS[block.kind];
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
        <Kind block={block} quiz={quiz} labelId={id} />
        <Verdict quiz={quiz} block={block} />
      </div>
    </div>
  );
}

/** Where several answers are right, none is marked before all are found: marks would give them away. */
const WRONG = {
  choose: 'learning.quiz.wrong',
  many: 'learning.quiz.wrong_many',
  fill: 'learning.quiz.wrong',
  order: 'learning.quiz.wrong_order',
  predict: 'learning.quiz.wrong_predict',
} as const;

/** What the server said, under the answer. */
function Verdict({ quiz: { verdict, failure }, block }: { quiz: Quiz; block: ReaderBlockOf<'quiz'> }) {
  const t = useT();
  const { user } = useUser();
  const errorMessage = useErrorMessage();
  const wrong = WRONG[block.multiple ? 'many' : block.kind];
  return (
    <div role="status">
      {verdict && (
        <div className={styles.verdict} data-passed={verdict.passed || undefined}>
          <p className={styles.words}>
            <strong>{t(verdict.passed ? 'learning.quiz.right' : wrong)}</strong>
            {verdict.poeng_earned > 0 && ` ${t('learning.exercise.earned', { poeng: verdict.poeng_earned })}`}
          </p>
          {verdict.explanation && <RenderedHtml html={verdict.explanation} className={styles.explanation} />}
          {verdict.passed && user === null && (
            <p>
              <TextLink to={paths.signup}>{t('learning.exercise.signup')}</TextLink>
            </p>
          )}
        </div>
      )}
      {failure !== null && <p className={styles.failure}>{errorMessage(failure)}</p>}
    </div>
  );
}

/** One or many answers; the whole row is the choice. */
function Choose({ block, quiz, labelId }: KindProps) {
  const t = useT();
  const lang = useHumanLang();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { answers, multiple } = block;

  function choose(id: string, isChosen: boolean) {
    quiz.forget();
    setChosen(multiple ? (isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)) : [id]);
  }

  return (
    <>
      <p className="soft small">{t(multiple ? 'learning.quiz.many' : 'learning.quiz.one')}</p>
      <fieldset className={styles.answers} aria-labelledby={labelId}>
        {answers.map(({ id, html }) => {
          const part = quiz.verdict?.parts.find((one) => one.id === id);
          return (
            <div key={id} className={styles.answer} data-correct={part?.correct}>
              <label className={styles.row}>
                <input
                  type={multiple ? 'checkbox' : 'radio'}
                  name={`${labelId}-answer`}
                  checked={chosen.includes(id)}
                  onChange={(event) => choose(id, event.target.checked)}
                />
                <RenderedHtml html={html[lang]} className={styles.answerText} />
                {part && (
                  <span className={styles.mark}>
                    <span aria-hidden="true">{part.correct ? '✓' : '!'}</span>
                    <VisuallyHidden>
                      {t(part.correct ? 'learning.quiz.part.right' : 'learning.quiz.part.wrong')}
                    </VisuallyHidden>
                  </span>
                )}
              </label>
              {part?.why && <p className={styles.why}>{inlineCode(part.why)}</p>}
            </div>
          );
        })}
      </fieldset>
      <AnswerButton
        quiz={quiz}
        missing={chosen.length === 0 ? t('learning.quiz.choose_first') : null}
        onAnswer={() => void quiz.answer(chosen)}
      />
    </>
  );
}
