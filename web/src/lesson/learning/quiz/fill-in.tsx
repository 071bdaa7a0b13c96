import { Fragment, type ReactNode, useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { inlineCode } from '../output/error-view.tsx';
import { AnswerButton } from './answer-button.tsx';
import { colouredPieces } from './coloured-pieces.ts';
import type { KindProps } from './kind.ts';
import styles from './quiz.module.css';

const GAP = '___';
const GAP_CHARACTERS_MAX = 100;
const WIDTH = { min: 4, max: 24 };

/** Fields inside the code, where something is missing. */
export function FillIn({ block, quiz }: KindProps) {
  const t = useT();
  const lang = useHumanLang();
  const [touched, setWords] = useState<readonly string[] | null>(null);
  const before = quiz.before?.length === block.gaps ? quiz.before : null;
  const words = touched ?? before ?? Array.from({ length: block.gaps }, () => '');
  const parts = quiz.verdict?.parts ?? [];

  function write(index: number, word: string) {
    quiz.forget();
    setWords(words.with(index, word));
  }
  const field = (index: number) => (
    <input
      className={styles.gap}
      aria-label={t('learning.quiz.gap', { number: index + 1, all: block.gaps })}
      aria-invalid={parts[index]?.correct === false || undefined}
      data-correct={parts[index]?.correct}
      style={{ width: `${Math.min(WIDTH.max, Math.max(WIDTH.min, (words[index] ?? '').length + 1))}ch` }}
      maxLength={GAP_CHARACTERS_MAX}
      value={words[index] ?? ''}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => write(index, event.target.value)}
    />
  );
  return (
    <>
      <p className="soft small">{t('learning.quiz.fill')}</p>
      <div className={styles.code} translate="no" data-language={block.language ?? undefined}>
        {block.code_html && withGaps(block.code_html[lang], field)}
      </div>
      {parts.map(
        ({ id, why }) =>
          why && (
            <p key={id} className={styles.why}>
              {inlineCode(why)}
            </p>
          ),
      )}
      <AnswerButton
        quiz={quiz}
        missing={words.some((word) => word.trim() === '') ? t('learning.quiz.fill_first') : null}
        onAnswer={() => void quiz.answer(words)}
      />
    </>
  );
}

/** The coloured code as elements, with a field in place of each gap. */
function withGaps(html: string, field: (index: number) => ReactNode): ReactNode {
  let gaps = 0;
  return colouredPieces(html).map(({ className, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one fixed text
    <span key={at} className={className}>
      {text.split(GAP).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={index}>
          {index > 0 && field(gaps++)}
          {part}
        </Fragment>
      ))}
    </span>
  ));
}
