import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Check } from '@kodestien/contract/document/exercise';
import { describe, expect, test } from 'vitest';
import { exerciseRules, ruleIssues } from './exercise-rules.ts';
import { freeNames } from './free-names.ts';

type Exercise = BlockOf<'exercise'>;
const both = (text: string) => ({ _no: text, _eng: text });
const right = [1, 2].map((number) => ({ id: `r${number}`, code: both('x') }));
const exercise = (about: Partial<Exercise>): Exercise => ({
  slug: 'a',
  type: 'exercise',
  language: 'python',
  tittel: both('x'),
  poeng: 1,
  task: both('x'),
  starter: both('# x'),
  solution: both('x'),
  right,
  checks: [],
  ...about,
});
const check = (about: object): Check => ({ id: 'c', name: both('c'), ...about }) as Check;
const found = (about: Partial<Exercise>) =>
  exerciseRules(exercise(about)).map(({ rule, reason }) => [rule, reason._eng]);
const rulesOf = (about: Partial<Exercise>) => found(about).map(([rule]) => rule);
const help = [{ reason: 'different', txt: both('x') }];

describe('a check on how a program is written', () => {
  const source = (about: object) => check({ kind: 'source', construct: 'for', help, ...about });
  const task = { _no: 'Bruk `for`.', _eng: 'Use `for`.' };

  test('is public, helps, and asks for what the task names', () => {
    expect(rulesOf({ task, checks: [source({})] })).toEqual([]);
    expect(rulesOf({ task, checks: [source({ help: undefined })] })).toEqual(['source-help']);
    expect(rulesOf({ task, checks: [source({ hidden: true, clue: both('x') }), source({})] })).toEqual([
      'source-public',
      'hidden-help',
    ]);
  });

  test('is refused in each language whose task does not name the construct', () => {
    expect(found({ task: { _no: 'Bruk en løkke.', _eng: 'Use a `for` loop.' }, checks: [source({})] })).toEqual([
      ['source-named', 'check "c" asks for "for", which the task in Norwegian does not name'],
    ]);
  });

  test('names the function in which the construct counts', () => {
    const inArea = source({ within: both('area') });
    expect(found({ task: { _no: 'Bruk `for` i `area`.', _eng: 'Use `for`.' }, checks: [inArea] })).toEqual([
      ['source-named', 'check "c" asks for "def:area", which the task in English does not name'],
    ]);
  });

  test.each([
    ['loop', 'Bruk en løkke.', 'Use a loop.'],
    ['while', 'Bruk en while-løkke.', 'Use a while loop.'],
    ['f_string', 'Bruk en f-streng.', 'Use an f-string.'],
    ['def', 'Lag en funksjon.', 'Make a function.'],
    ['call:len', 'Bruk `len`.', 'Use `len`.'],
    ['call:random.randint', 'Bruk `randint`.', 'Use `randint`.'],
    ['def:area', 'Lag `area(a)`.', 'Write `area(a)`.'],
  ])('may ask for %s when the task says it in words', (construct, _no, _eng) => {
    expect(rulesOf({ task: { _no, _eng }, checks: [source({ construct })] })).toEqual([]);
    expect(rulesOf({ task: both('Regn ut.'), checks: [source({ construct })] })).toEqual([
      'source-named',
      'source-named',
    ]);
  });
});

describe('a hidden check', () => {
  const open = check({ id: 'open', kind: 'call', function: 'f', args: [1] });
  const hidden = (about: object) => check({ id: 'h', kind: 'call', function: 'f', args: [-7], hidden: true, ...about });

  test('has a clue that tells the kind of its input and not the input', () => {
    expect(rulesOf({ checks: [open, hidden({})] })).toEqual(['hidden-clue']);
    const clue = { _no: 'et tall under null', _eng: 'a number below zero' };
    expect(rulesOf({ checks: [open, hidden({ clue })] })).toEqual([]);
    expect(found({ checks: [open, hidden({ clue: { ...clue, _eng: 'the number -7' } })] })).toEqual([
      ['clue-secret', 'the clue of "h" in English tells the value "-7"'],
    ]);
    expect(rulesOf({ checks: [open, hidden({ clue, args: [['Ada', 'under']] })] })).toEqual(['clue-secret']);
    expect(rulesOf({ checks: [open, hidden({ clue, args: [['n', 'b']] })] })).toEqual([]);
  });

  test('has no help, which nobody would see', () => {
    const clue = both('et tall');
    expect(rulesOf({ checks: [{ ...open, help }, hidden({ clue, help })] })).toEqual(['hidden-help']);
  });

  test('asks what a public one asks, with another input', () => {
    const clue = both('et tall');
    expect(rulesOf({ checks: [open, hidden({ clue, function: 'g' })] })).toEqual(['hidden-alike']);
    expect(rulesOf({ checks: [open, check({ kind: 'stdin', stdin: '1', hidden: true, clue })] })).toEqual([
      'hidden-alike',
    ]);
    const style = (property: string, about: object) => check({ kind: 'style', selector: 'p', property, ...about });
    const pages = [style('color', {}), style('margin-top', { hidden: true, clue })];
    expect(rulesOf({ language: 'css', checks: pages })).toEqual([]);
  });
});

test('an exercise has two other right programs', () => {
  expect(found({ right: [] })).toEqual([
    ['right-programs', 'the exercise has 0 right attempts; there should be at least 2'],
  ]);
  expect(rulesOf({ right: right.slice(1) })).toEqual(['right-programs']);
});

describe('help that nobody can get is refused', () => {
  const got = (kind: object, answer: string, language: Exercise['language'] = 'css') =>
    rulesOf({ language, checks: [check({ ...kind, help: [{ got: answer, txt: both('x') }] })] });
  const style = { kind: 'style', selector: 'p', property: 'width' };
  const call = { kind: 'call', function: 'f', args: [] };

  test('an answer is written as the judge shows it', () => {
    expect(got(style, '["40px"]')).toEqual(['possible-got']);
    expect(got(style, "['40px']")).toEqual([]);
    expect(got(style, "['40px', '20px']")).toEqual([]);
    expect(got(style, '40px\n20px')).toEqual([]);
    expect(got({ ...style, property: 'color' }, 'teal')).toEqual([]);
    expect(got({ ...style, property: 'color' }, 'rgb(0, 128, 128)')).toEqual(['possible-got']);
    expect(got({ kind: 'count', selector: 'p' }, '3')).toEqual([]);
    expect(got({ kind: 'count', selector: 'p' }, "['3']")).toEqual(['possible-got']);
    expect(got({ kind: 'stdin', stdin: '' }, '["anything"]', 'python')).toEqual([]);
    expect(got(call, '"Ada"', 'python')).toEqual(['possible-got']);
    expect(got(call, "'Ada'", 'python')).toEqual([]);
    expect(got(call, '[7, 7, 7]', 'javascript')).toEqual([]);
    expect(got(call, 'ValueError: no', 'python')).toEqual([]);
    expect(got({ kind: 'source', construct: 'call:f' }, 'no', 'python')).toContain('possible-got');
  });

  test.each([
    [style, 'missing_line', false],
    [style, 'different', true],
    [style, 'error:NameError', false],
    [{ kind: 'stdin', stdin: '' }, 'none', false],
    [{ kind: 'stdin', stdin: '' }, 'missing_line', true],
    [{ kind: 'stdin', stdin: '' }, 'error:NameError', true],
    [call, 'missing_line', false],
    [{ ...call, compare: { also_output: true } }, 'missing_line', true],
    [call, 'printed_not_returned', true],
    [{ kind: 'count', selector: 'p' }, 'missing', false],
    [{ kind: 'stdin', stdin: '', shuffle: true }, 'not_random', true],
    [{ kind: 'stdin', stdin: '' }, 'not_random', false],
    [{ kind: 'stdin', stdin: '', vary: { price: 3 } }, 'no_variable', true],
    [{ kind: 'stdin', stdin: '' }, 'no_variable', false],
  ])('%j for %s: %s', (kind, reason, isPossible) => {
    const rules = rulesOf({ checks: [check({ ...kind, help: [{ reason, txt: both('x') }] })] });
    expect(rules).toEqual(isPossible ? [] : ['possible-reason']);
  });
});

describe('a name is asked for only where the learner has been given it', () => {
  const expression = (code: string) => [check({ kind: 'expression', code })];

  test('in the code of the task or in the starter', () => {
    expect(found({ task: both('Lag total.'), checks: expression('total * 2') })).toEqual([
      ['given-names', 'check "c" uses the name "total", which neither the task nor the starter in Norwegian gives'],
      ['given-names', 'check "c" uses the name "total", which neither the task nor the starter in English gives'],
    ]);
    expect(rulesOf({ task: both('Lag `total`.'), checks: expression('total * 2') })).toEqual([]);
    expect(rulesOf({ task: both('Lag `pris(antall)`.'), checks: expression('pris(3)') })).toEqual([]);
    expect(rulesOf({ starter: both('total = 0'), checks: expression('total * 2') })).toEqual([]);
  });

  test('and what the language or the expression itself brings is nobody’s to give', () => {
    expect(freeNames('sorted([len(x) for x in names], key=lambda n: -n)', 'python')).toEqual(['names']);
    expect(freeNames('dog.name + str(round(dog.age, 1))', 'python')).toEqual(['dog']);
    expect(freeNames('f(sep=" ")', 'python')).toEqual(['f']);
    expect(freeNames('[a := Bus(1), a.seats][1]', 'python')).toEqual(['Bus']);
    expect(freeNames('[k for k, v in prices.items()]', 'python')).toEqual(['prices']);
    expect(freeNames('Object.keys(cart).map((key) => cart[key])', 'javascript')).toEqual(['cart']);
    expect(freeNames('{ const a = counter(); a(); a() }', 'javascript')).toEqual(['counter']);
  });
});

test('what breaks a rule in a lesson is named with its block', () => {
  const lesson = { slug: 'l', blocks: [{ type: 'text' }, exercise({ right: [] })] } as never as SourceDocument;
  expect(ruleIssues(lesson)).toMatchObject([{ rule: 'right-programs', slug: 'l', block: 1 }]);
});
