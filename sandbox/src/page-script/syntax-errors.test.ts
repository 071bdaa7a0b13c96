import { describe, expect, test } from 'vitest';
import { explain } from '../javascript/explain.ts';
import { parseProgram } from '../javascript/program.ts';
import { NOVICE_SYNTAX_ERRORS } from '../javascript/testing/novice-syntax-errors.ts';
import { observeHere as observePlain } from '../javascript/testing/observe-here.ts';
import { observeHere as observeWithPage } from './testing/observe-here.ts';

const PAGE = '<!doctype html><html lang="nb"><body><p>Hei</p></body></html>';
const ONCE = [{ kind: 'stdin', stdin: '' }] as const;

const IN_A_PROGRAM = NOVICE_SYNTAX_ERRORS.map(([, source]) => source).filter((source) => parseProgram(source) === null);
const OF_A_PAGE = [
  'const a = 1;\nif (a) then {\n  document.title = "a";\n}',
  'const a = 1;\nif (a) then document.title = "a";',
  'const knapp = document.querySelector("p")\nknapp.addEventListener("click", () => {\n  console.log("a");\n};',
  'const p = document.querySelector("p);\np.remove();',
];

describe('A program with a page that cannot be read as JavaScript', () => {
  test.each([...IN_A_PROGRAM, ...OF_A_PAGE])('is explained as the same program without a page: %s', async (source) => {
    const [plain] = await observePlain(source, ONCE);
    const [withPage] = await observeWithPage({ html: PAGE, javascript: source }, ONCE);
    expect(plain?.error?.syntax).toBe(true);
    expect(withPage?.error).toEqual(plain?.error);
    const explained = withPage?.error && explain(withPage.error, source);
    expect(explained).toEqual(plain?.error && explain(plain.error, source));
  });

  test('has many ways to be wrong', () => expect(IN_A_PROGRAM.length).toBeGreaterThan(10));
});
