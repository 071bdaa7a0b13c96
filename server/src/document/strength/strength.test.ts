import { createGrader, type Grader } from '@kodestien/sandbox/server/grader';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exercise } from '../exercise-checks.ts';
import { exercisesOf, measureAll } from './measure.ts';
import { percentOf, StrengthMeter, strengthHash } from './strength.ts';
import { strengthsInMemory } from './strength-store.ts';
import { belowLimit, strengthTable } from './strength-table.ts';

let grader: Grader;
beforeAll(() => {
  grader = createGrader();
});
afterAll(() => grader.close());

const both = (text: string) => ({ _no: text, _eng: text });
const exercise = (about: Partial<Exercise> & Pick<Exercise, 'solution' | 'checks'>): Exercise => ({
  slug: 'trial',
  type: 'exercise',
  language: 'javascript',
  tittel: both('x'),
  poeng: 1,
  task: both('x'),
  starter: both('// Here'),
  ...about,
});
const call = (id: string, ...args: unknown[]) => ({
  id,
  name: both(id),
  kind: 'call' as const,
  function: 'isAdult',
  args,
});

const ADULT = both('function isAdult(age) {\n  return age >= 18;\n}');

describe('the strength of an exercise', () => {
  test('tells which wrong program passes its checks, where it is wrong, and which input would stop it', async () => {
    const weak = exercise({ solution: ADULT, checks: [call('young', 5), call('old', 50)] });
    const { mutants, killed, equal, survivors } = await new StrengthMeter(grader).measure(weak, '_no');
    expect(survivors).toEqual([
      { kind: 'comparison', line: 2, was: '>=', now: '>', seenBy: 'isAdult(18)' },
      { kind: 'constant', line: 2, was: '18', now: '19', seenBy: expect.stringMatching(/isAdult\(18\)/) },
      { kind: 'constant', line: 2, was: '18', now: '17', seenBy: expect.stringMatching(/isAdult\(17\)/) },
    ]);
    expect(mutants).toBe(killed + equal + 3);
  });

  test('is 100 % when the checks try the limit and both sides of it', async () => {
    const strong = exercise({ solution: ADULT, checks: [call('below', 17), call('limit', 18), call('old', 50)] });
    const strength = await new StrengthMeter(grader).measure(strong, '_no');
    expect(strength.survivors).toEqual([]);
    expect(percentOf(strength)).toBe(100);
  });

  test('does not count a program that only looks different', async () => {
    const solution = both('function isAdult(age) {\n  let spare = 1;\n  return age * 1;\n}');
    const { equal, survivors } = await new StrengthMeter(grader).measure(
      exercise({ solution, checks: [call('one', 1), call('two', 7)] }),
      '_no',
    );
    // Both constants of the spare variable; the others change what is returned.
    expect(equal).toBe(2);
    expect(survivors).toEqual([]);
  });

  test('of a page sees what no check asks for, and that a declaration without effect is no loss', async () => {
    const page = exercise({
      language: 'css',
      page: both('<p class="a">Hei</p>'),
      starter: both('/* Here */'),
      solution: both('.a { color: red; margin-top: 0; opacity: 1; }\n.a:hover { color: blue; }'),
      checks: [{ id: 'colour', name: both('colour'), kind: 'style', selector: '.a', property: 'color' }],
    });
    const { survivors } = await new StrengthMeter(grader).measure(page, '_eng');
    const removed = survivors.filter(({ kind }) => kind === 'removed');
    expect(removed.map(({ was }) => was)).toEqual(['margin-top: 0;', '.a:hover { color: blue; }', 'color: blue;']);
    expect(removed[0]?.seenBy).toMatch(/^style margin/);
    expect(removed[1]?.seenBy).toMatch(/^style .*color.* while hover$/);
  });

  test('does not change what the learner was given', async () => {
    const given = exercise({ starter: ADULT, solution: ADULT, checks: [call('young', 5)] });
    expect(await new StrengthMeter(grader).measure(given, '_no')).toMatchObject({ mutants: 0 });
    expect(percentOf({ mutants: 0, killed: 0, equal: 0 })).toBe(100);
  });
});

describe('the measure of many', () => {
  const documents = [
    { slug: 'javascript', parent: null, blocks: [] },
    {
      slug: 'one',
      parent: 'javascript',
      blocks: [exercise({ slug: 'a', solution: ADULT, checks: [call('old', 50)] })],
    },
    {
      slug: 'two',
      parent: 'javascript',
      blocks: [exercise({ slug: 'b', solution: ADULT, checks: [call('old', 50)] })],
    },
  ] as never;

  test('chooses by course, by lesson, or one exercise', () => {
    const chosen = (slug?: string) => exercisesOf(documents, slug).map((one) => one.exercise);
    expect(chosen()).toEqual(['one#a', 'two#b']);
    expect(chosen('javascript')).toEqual(['one#a', 'two#b']);
    expect(chosen('two')).toEqual(['two#b']);
    expect(chosen('one#a')).toEqual(['one#a']);
    expect(chosen('one#b')).toEqual([]);
    expect(chosen('nothing')).toEqual([]);
  });

  test('measures nothing twice, and says which exercises are below a limit', async () => {
    const store = strengthsInMemory();
    const run = async () => {
      const fresh: string[] = [];
      const all = await measureAll(exercisesOf(documents), ['_no'], new StrengthMeter(grader), store, (one) =>
        fresh.push(one.exercise),
      );
      return { all, fresh };
    };
    const { all, fresh } = await run();
    // Both exercises ask the same of the same program.
    expect(new Set(fresh).size).toBe(fresh.length);
    expect((await run()).fresh).toEqual([]);
    expect(belowLimit(all, 95).map((one) => one.exercise)).toEqual(['one#a', 'two#b']);
    expect(belowLimit(all, 0)).toEqual([]);
    const text = strengthTable(all);
    expect(text).toMatch(/^exercise +mutants +killed +equal +survivors +%/);
    expect(text).toMatch(/\n2 exercises +\d+/);
    expect(text).toMatch(/one#a:\n {2}line 2, /);
  });

  test('is made again when the checks change, and not when only the hints do', () => {
    const block = exercise({ solution: ADULT, checks: [call('old', 50)] });
    const hash = strengthHash(block, '_no');
    expect(strengthHash({ ...block, hints: [both('Think.')] }, '_no')).toBe(hash);
    expect(strengthHash({ ...block, checks: [call('old', 51)] }, '_no')).not.toBe(hash);
  });
});
