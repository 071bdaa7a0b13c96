import { QUIZ_ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { useId, useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CodeFigure } from '../../rendered/code-figure.tsx';
import { AnswerButton } from './answer-button.tsx';
import type { KindProps } from './kind.ts';
import styles from './quiz.module.css';

const ROWS_MIN = 2;
const ROWS_MAX = 10;

/** What does the program print? */
export function Predict({ block, quiz }: KindProps) {
  const t = useT();
  const lang = useHumanLang();
  const id = useId();
  const [touched, setText] = useState<string | null>(null);
  const text = touched ?? quiz.before?.[0] ?? '';
  const { language, code, code_html } = block;
  return (
    <>
      {language && code && code_html && <CodeFigure language={language} code={code[lang]} html={code_html[lang]} />}
      <div className="stack gap-half">
        <label className={styles.label} htmlFor={id}>
          {t('learning.quiz.predict.field')}
        </label>
        <p className="soft small" id={`${id}-how`}>
          {t('learning.quiz.predict')}
        </p>
        <textarea
          id={id}
          className={styles.prediction}
          aria-describedby={`${id}-how`}
          aria-invalid={quiz.verdict?.passed === false || undefined}
          rows={Math.min(ROWS_MAX, Math.max(ROWS_MIN, text.split('\n').length + 1))}
          maxLength={QUIZ_ANSWER_MAX}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onChange={(event) => {
            quiz.forget();
            setText(event.target.value);
          }}
        />
      </div>
      <AnswerButton
        quiz={quiz}
        missing={text.trim() === '' ? t('learning.quiz.write_first') : null}
        onAnswer={() => void quiz.answer([text])}
      />
    </>
  );
}
