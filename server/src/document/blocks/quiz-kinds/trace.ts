import { inLanguage } from '@kodestien/contract/document/exercise';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { isSameCell, type TableRow, tableOf } from '@kodestien/sandbox/steps/table';
import {
  TRACE_IN_PYTHON,
  traceLineMissing,
  traceNeverChanges,
  traceRowEmpty,
  traceRowsDiffer,
} from '../../issue-reasons/tracing.ts';
import type { AuthorRuns, Quiz, QuizKindRecord } from './kind.ts';

/** A table of values to fill in, line by line. Its values are those that the steps of the program show. */
export const trace: QuizKindRecord = {
  needs: ['code', 'columns', 'rows'],
  may: ['printed', 'stdin', 'help'],
  check: ({ language, code, rows = [] }) => {
    if (language && language !== 'python') return [{ reason: TRACE_IN_PYTHON, setting: 'kind' }];
    const lines = HUMAN_LANGS.map((lang) => code?.[lang].split('\n') ?? []);
    const missing = rows.find((row) => lines.some((text) => (text[row - 1] ?? '').trim() === ''));
    return missing === undefined ? [] : [{ reason: traceLineMissing(missing), setting: 'rows' }];
  },
  program: ({ code }, lang) => code?.[lang] ?? '',
  input: (block, lang) => ({ kind: 'trace', stdin: typedIn(block, lang) }),
  prove: (observation, lang, block) => {
    const table = rowsOf(block, lang, observation);
    const lines = table.map(({ line }) => line);
    const { rows = [] } = block;
    if (lines.join() !== rows.join()) return [traceRowsDiffer(lang, lines, rows)];
    const columns = columnsOf(block, lang).filter((_name, at) => table.every(({ cells }) => cells[at] === null));
    const empty = table.findIndex(({ cells }) => cells.every((cell) => cell === null));
    return [
      ...columns.map((name) => traceNeverChanges(lang, name)),
      ...(empty === -1 ? [] : [traceRowEmpty(lang, empty + 1)]),
    ];
  },
  // Where it goes wrong first is shown, and never what belongs there.
  judge: async (block, lang, answer, runs) => {
    const table = await tableIn(block, lang, runs);
    const width = columnsOf(block, lang).length + (block.printed ? 1 : 0);
    const isOutput = (at: number) => block.printed === true && at === width - 1;
    const isRight = ({ cells }: TableRow, row: number) =>
      cells.every((cell, at) => isSameCell(answer[row * width + at] ?? '', cell, isOutput(at)));
    const wrong = table.findIndex((row, index) => !isRight(row, index));
    const passed = wrong === -1 && table.length > 0 && answer.length === table.length * width;
    if (passed) return { passed, parts: table.map((_row, index) => ({ id: String(index), correct: true })) };
    const { help } = block;
    return { passed, parts: [{ id: String(Math.max(0, wrong)), correct: false, ...(help && { why: help[lang] }) }] };
  },
  rightAnswers: async (block, lang, runs) => {
    const columns = [...columnsOf(block, lang), ...(block.printed ? ['print'] : [])];
    return (await tableIn(block, lang, runs)).map(({ line, cells }) => {
      const filled = cells.flatMap((cell, at) => (cell === null ? [] : [`${columns[at]}: ${cell}`]));
      return `${line} → ${filled.join(', ')}`;
    });
  },
  isCode: true,
};

/** The table as readers get it: without its values. */
export function tableShape({ columns, rows, printed = false, stdin = '' }: Quiz) {
  if (!columns || !rows) return null;
  const both = <T>(of: (lang: HumanLang) => T) => ({ _no: of('_no'), _eng: of('_eng') });
  return {
    columns: both((lang) => inLanguage<string[]>(columns, lang)),
    rows,
    printed,
    stdin: both((lang) => inLanguage<string>(stdin, lang)) satisfies Translated,
  };
}

async function tableIn(block: Quiz, lang: HumanLang, runs: AuthorRuns): Promise<TableRow[]> {
  const observation = await runs.traceOf(block.code?.[lang] ?? '', typedIn(block, lang));
  return observation ? rowsOf(block, lang, observation) : [];
}

function rowsOf(block: Quiz, lang: HumanLang, { steps = [], transcript }: Observation): TableRow[] {
  const { rows = [], printed = false } = block;
  return tableOf({ steps, transcript }, { columns: columnsOf(block, lang), lines: rows, printed });
}

function columnsOf({ columns = [] }: Quiz, lang: HumanLang): string[] {
  return inLanguage<string[]>(columns, lang);
}

function typedIn({ stdin = '' }: Quiz, lang: HumanLang): string {
  return inLanguage<string>(stdin, lang);
}
