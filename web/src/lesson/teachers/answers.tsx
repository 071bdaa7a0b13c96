import type { LessonAnswers } from '@kodestien/contract/learning/teachers';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { CodeFigure } from '../rendered/code-figure.tsx';
import { RenderedHtml } from '../rendered/rendered-html.tsx';
import styles from './answers.module.css';

type ExerciseAnswer = LessonAnswers['exercises'][number];
type QuestionAnswer = LessonAnswers['questions'][number];

export function SolutionOf({ answer: { language, solution, solution_html } }: { answer: ExerciseAnswer }) {
  const lang = useHumanLang();
  return <CodeFigure language={language} code={solution[lang]} html={solution_html[lang]} />;
}

export function RightAnswers({ answer: { answers, is_code } }: { answer: QuestionAnswer }) {
  const lang = useHumanLang();
  if (!is_code) return answers[lang].map((html) => <RenderedHtml key={html} html={html} />);
  return (
    <pre className={styles.lines} translate="no">
      {answers[lang].join('\n')}
    </pre>
  );
}
