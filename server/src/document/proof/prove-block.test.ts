import type { Observation } from '@kodestien/sandbox/judge/observation';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { expect, test } from 'vitest';
import type { Exercise } from '../exercise-checks.ts';
import { proveBlock } from './prove-block.ts';

const both = (text: string) => ({ _no: text, _eng: text });

/** Runs nothing: a program prints itself. */
function grader(observation: (source: string) => Partial<Observation> = () => ({})): Grader {
  const observe: Grader['observe'] = async ({ source, inputs }) =>
    inputs.map(() => ({ output: String(source), transcript: [], ...observation(String(source)) }));
  return { observe, warm: () => {}, state: () => [], close: () => {} };
}

const exercise = (more: Partial<Exercise> = {}): Exercise => ({
  slug: 'exercise',
  type: 'exercise',
  language: 'python',
  tittel: both('Hello'),
  poeng: 1,
  task: both('Say hello'),
  starter: both('nothing'),
  solution: both('hello'),
  checks: [{ id: 'says', name: both('Says hello'), kind: 'stdin', stdin: '' }],
  ...more,
});
const reasonsOf = async (block: Exercise, run?: Parameters<typeof grader>[0]) =>
  (await proveBlock(block, grader(run))).map(({ reason, section }) => [section?.name, section?.lang, reason]);

test('a right program of another style that passes is no issue', async () => {
  expect(await reasonsOf(exercise({ right: [{ id: 'spaced', code: both('hello  ') }] }))).toEqual([]);
});

test('a right program that a check stops is an issue in its own section, in the language where it is stopped', async () => {
  const right = [{ id: 'greets', code: { _no: 'hello', _eng: 'good day' } }];
  expect(await reasonsOf(exercise({ right }))).toEqual([
    [
      'right-greets',
      '_eng',
      {
        _no: 'det riktige forsøket «greets» på engelsk stoppes av says (different)',
        _eng: 'the right attempt "greets" in English is stopped by says (different)',
      },
    ],
  ]);
});

test('a solution that gives too much to be compared is an issue, and not an answer that nobody can give', async () => {
  const cut = () => ({ value: { type: 'cut' as const } });
  const found = await reasonsOf(exercise(), cut);
  expect(found.map(([name, lang]) => [name, lang])).toEqual([
    ['solution', '_no'],
    ['solution', '_eng'],
  ]);
  expect(found[1]?.[2]).toMatchObject({ _eng: expect.stringContaining('cannot be compared') });
});

test('a check that varies a variable that the solution does not have is an issue', async () => {
  const found = await reasonsOf(exercise(), () => ({ lacks: 'price' }));
  expect(found[0]?.[2]).toEqual({
    _no: 'sjekken «says» endrer en variabel (vary) som løsningen på norsk ikke gir en fast verdi på øverste nivå',
    _eng: 'check "says" changes a variable (vary) that the solution in Norwegian does not give a fixed value at its top level',
  });
});

test('an event that finds nothing on the page of the solution is an issue that names the event', async () => {
  const page = both('<p></p>');
  const checks: Exercise['checks'] = [
    { id: 'like', name: both('Like'), kind: 'text', selector: 'p', events: [{ wait: 5 }, { click: '#like' }] },
  ];
  const found = await reasonsOf(exercise({ language: 'javascript', page, checks }), () => ({ unplayed: 1 }));
  expect(found[0]?.[2]).toEqual({
    _no: 'sjekken «like»: {"click":"#like"} finner ingenting på siden som løsningen på norsk lager',
    _eng: 'check "like": {"click":"#like"} finds nothing on the page that the solution in Norwegian makes',
  });
});
