import { LANGUAGES } from '@kodestien/contract/languages';
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { inlineCode } from '../output/error-view.tsx';
import { AnswerButton } from './answer-button.tsx';
import type { KindProps } from './kind.ts';
import { NumberedCode } from './numbered-code.tsx';
import own from './trace.module.css';
import { TraceSteps } from './trace-steps.tsx';

const CELL_CHARACTERS_MAX = 200;

/** The values of the variables, filled in line by line. */
export function TraceTable({ block, quiz, labelId }: KindProps) {
  const t = useT();
  const lang = useHumanLang();
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [touched, setCells] = useState<readonly string[] | null>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const { table, language, code, code_html } = block;
  if (!table || !language || !code || !code_html) return null;
  const columns = table.columns[lang];
  const width = columns.length + (table.printed ? 1 : 0);
  const size = table.rows.length * width;
  const before = quiz.before?.length === size ? quiz.before : null;
  const cells = touched ?? before ?? Array.from({ length: size }, () => '');
  const { verdict } = quiz;
  const wrong = verdict && !verdict.passed ? Number(verdict.parts[0]?.id ?? 0) : null;
  const why = wrong === null ? undefined : verdict?.parts[0]?.why;
  const rowOf = (row: number) => cells.slice(row * width, (row + 1) * width);
  const hasEmptyRow = table.rows.some((_line, row) => rowOf(row).every((cell) => cell.trim() === ''));

  function write(index: number, text: string) {
    quiz.forget();
    setCells(cells.with(index, text));
  }
  /** Enter goes on to the next cell, and the arrows up and down the column. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const step = { Enter: 1, ArrowDown: width, ArrowUp: -width }[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    body.current?.querySelectorAll('input')[index + step]?.focus();
  }
  const stateOf = (row: number) => {
    if (!verdict) return undefined;
    if (wrong === null || row < wrong) return true;
    return row === wrong ? false : undefined;
  };
  const nameOf = (column: number) => columns[column] ?? t('learning.quiz.trace.output');

  return (
    <>
      <NumberedCode
        language={language}
        html={code_html[lang]}
        label={t('learning.quiz.trace.program', { language: LANGUAGES[language].name })}
        marked={marked}
      />
      {table.stdin[lang] !== '' && (
        <p className="small">
          {t('learning.quiz.trace.typed')} <code>{table.stdin[lang].trimEnd().split('\n').join(' ⏎ ')}</code>
        </p>
      )}
      <p className="soft small" id={`${id}-how`}>
        {t(table.printed ? 'learning.quiz.trace.with_output' : 'learning.quiz.trace')}
      </p>
      <div className={own.scroll}>
        <table
          className={own.table}
          style={{ '--columns': width } as CSSProperties}
          aria-labelledby={labelId}
          aria-describedby={`${id}-how`}
        >
          <thead>
            <tr>
              <th scope="col">{t('learning.quiz.trace.after')}</th>
              {Array.from({ length: width }, (_, column) => (
                <th key={nameOf(column)} scope="col">
                  {column < columns.length ? <code translate="no">{nameOf(column)}</code> : nameOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {table.rows.map((line, row) => {
              const state = stateOf(row);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may come many times, and rows never move
                <tr key={row} data-correct={state}>
                  <th scope="row">
                    {t('learning.quiz.trace.line', { line })}
                    {state !== undefined && (
                      <span className={own.mark}>
                        <span aria-hidden="true">{state ? '✓' : '!'}</span>
                        <VisuallyHidden>
                          {t(state ? 'learning.quiz.part.right' : 'learning.quiz.part.wrong')}
                        </VisuallyHidden>
                      </span>
                    )}
                  </th>
                  {rowOf(row).map((cell, column) => (
                    <td key={nameOf(column)}>
                      <input
                        className={own.cell}
                        aria-label={t('learning.quiz.trace.cell', { name: nameOf(column), line, row: row + 1 })}
                        aria-invalid={state === false || undefined}
                        value={cell}
                        maxLength={CELL_CHARACTERS_MAX}
                        enterKeyHint="next"
                        autoComplete="off"
                        autoCapitalize="off"
                        autoCorrect="off"
                        spellCheck={false}
                        onChange={(event) => write(row * width + column, event.target.value)}
                        onKeyDown={(event) => onKeyDown(event, row * width + column)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {wrong !== null && (
        <div className={own.help}>
          {why && <p>{inlineCode(why)}</p>}
          <TraceSteps
            source={code[lang]}
            row={wrong}
            shape={{ columns, lines: table.rows, printed: table.printed }}
            stdin={table.stdin[lang]}
            onMark={setMarked}
          />
        </div>
      )}
      <AnswerButton
        quiz={quiz}
        missing={hasEmptyRow ? t('learning.quiz.trace.fill_first') : null}
        onAnswer={() => void quiz.answer(cells)}
      />
    </>
  );
}
