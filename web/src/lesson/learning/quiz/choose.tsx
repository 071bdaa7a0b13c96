import { useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { RenderedHtml } from '../../rendered/rendered-html.tsx';
import { inlineCode } from '../output/error-view.tsx';
import { AnswerButton } from './answer-button.tsx';
import type { KindProps } from './kind.ts';
import styles from './quiz.module.css';

/** One or many answers; the whole row is the choice. */
export function Choose({ block, quiz, labelId }: KindProps) {
  const t = useT();
  const lang = useHumanLang();
  const [touched, setChosen] = useState<readonly string[] | null>(null);
  const chosen = touched ?? quiz.before ?? [];
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
