import { loadEngine } from '@kodestien/sandbox/python/node';
import { traceProgram } from '@kodestien/sandbox/python/tracing';
import { TraceReader } from '@kodestien/sandbox/steps/trace';
import { describe, expect, test } from 'vitest';
import 'messages:steps';
import { translate } from '../../../i18n/catalogs.ts';
import { pictureOf } from './picture.ts';
import { sentenceOf } from './sentence.ts';

const engine = loadEngine();
const limits = { milliseconds: 5_000, outputCharacters: 50_000, memoryMegabytes: 128 };

/** Each step of a real program, as it is drawn and said. */
function stepsOf(source: string, lang: '_no' | '_eng' = '_no') {
  const reader = new TraceReader(traceProgram(engine, { source, input: { kind: 'stdin', stdin: '' }, limits }));
  return Array.from({ length: reader.length }, (_, index) => {
    const before = index > 0 ? reader.stateAt(index - 1) : null;
    const state = reader.stateAt(index);
    const said = sentenceOf((key, values) => translate(lang, key, values), state, before);
    return { said: said.replaceAll('`', ''), picture: pictureOf(state, before) };
  });
}
const said = (source: string, lang?: '_no' | '_eng') => stepsOf(source, lang).map((step) => step.said);

describe('the sentence of a step', () => {
  test('tells the line and what is new, in both languages', () => {
    expect(said('i = 1\ni = i + 1\ndel i')).toEqual([
      'Linje 1.',
      'Linje 2. i er nå 1.',
      'Linje 3. i er nå 2.',
      'i finnes ikke lenger. Programmet er ferdig.',
    ]);
    expect(said('i = "`"').at(-1)).toBe("i er nå 'ˋ'. Programmet er ferdig.");
    expect(said('i = 1', '_eng')).toEqual(['Line 1.', 'i is now 1. The program has finished.']);
  });

  test('tells of calls, of what comes back, and of a function without a return', () => {
    expect(said('def f(a, b):\n    return a + b\ndef g(): pass\nx = f(1, "y" * 0 or 2)\ng()')).toEqual([
      'Linje 1.',
      'Linje 3. Funksjonen f er klar.',
      'Linje 4. Funksjonen g er klar.',
      'Går inn i f med a = 1, b = 2.',
      'Linje 2.',
      'f gir tilbake 3.',
      'Linje 5. x er nå 3.',
      'Går inn i g.',
      'Linje 3.',
      'g gir tilbake None.',
      'Programmet er ferdig.',
    ]);
  });

  test('names what changed inside a list, a dictionary or an object as the program would', () => {
    const source = [
      'class Dog: pass',
      'rows = [[0, 0], [0, 0]]',
      'd = {"a": 1}',
      'dog = Dog()',
      'rows[1][0] = 5',
      'rows[0].append(7)',
      'd["b"] = 2',
      'dog.age = 3',
      'rows.clear()',
      'x = 1',
    ].join('\n');
    expect(said(source).slice(-6)).toEqual([
      'Linje 6. rows[1][0] er nå 5.',
      'Linje 7. rows[0] er nå [0, 0, 7].',
      "Linje 8. d['b'] er nå 2.",
      'Linje 9. dog.age er nå 3.',
      'Linje 10. rows er nå [].',
      'x er nå 1. Programmet er ferdig.',
    ]);
  });

  test('tells of an error, and that it ends the function and the program', () => {
    expect(said('def f(x):\n    return 1 / x\nf(0)').slice(-4)).toEqual([
      'Feil på linje 2: ZeroDivisionError: division by zero',
      'Feilen avbryter f.',
      'Feil på linje 3: ZeroDivisionError: division by zero',
      'Feilen stopper programmet.',
    ]);
  });

  test('tells of a class and of a function without a name', () => {
    expect(said('class Dog:\n    legs = 4\nx = (lambda n: n)(2)')).toEqual([
      'Linje 1.',
      'Lager klassen Dog.',
      'Linje 1.',
      'Linje 2.',
      'legs er nå 4. Klassen Dog er klar.',
      'Linje 3. Klassen Dog er klar.',
      'Går inn i en funksjon uten navn med n = 2.',
      'Linje 3.',
      'en funksjon uten navn gir tilbake 2.',
      'x er nå 2. Programmet er ferdig.',
    ]);
    expect(said('import math\nfrom random import choice\nx = 1').slice(1, 3)).toEqual([
      'Linje 2. math er importert.',
      'Linje 3. choice er importert.',
    ]);
  });
});

describe('the picture of a step', () => {
  test('has one box for a list with two names, and says so in words too', () => {
    const { picture } = stepsOf('a = [1, 2]\nb = a\nx = 0').at(-1) ?? {};
    const [a, b, x] = picture?.frames[0]?.rows ?? [];
    expect(picture?.objects).toHaveLength(1);
    expect(a?.value).toEqual({ to: picture?.objects[0]?.id, text: '[1, 2]', alias: null });
    expect(b?.value).toEqual({ to: picture?.objects[0]?.id, text: '[1, 2]', alias: 'a' });
    expect(x).toEqual({ name: 'x', value: { text: '0' }, isChanged: true });
    expect(b?.isChanged).toBe(false);
  });

  test('marks the one place of a list that changed', () => {
    const { picture } = stepsOf('a = [1, 2, 3]\na[1] = 9\nx = 0').at(-2) ?? {};
    expect(picture?.objects[0]?.rows.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
  });

  test('leaves out what no name leads to any more', () => {
    const { picture } = stepsOf('a = [1]\na = 2\nx = 0').at(-1) ?? {};
    expect(picture?.objects).toEqual([]);
  });

  test('draws the program and the innermost calls of a deep recursion, and counts the others', () => {
    const steps = stepsOf('def f(n):\n    return 0 if n == 0 else f(n - 1)\nf(30)');
    const deepest = steps.find(({ picture }) => picture.frames.at(-1)?.rows[0]?.value.text === '0')?.picture;
    expect(deepest?.frames.map(({ depth }) => depth)).toEqual([0, 26, 27, 28, 29, 30, 31]);
    expect(deepest?.skippedFrames).toBe(25);
  });

  test('counts the names of a library that come all at once, and draws those of the program', () => {
    const { picture, said } = stepsOf('from math import *\nx = 1').at(1) ?? {};
    expect(said).toMatch(/^Linje 2\. \d+ navn er importert\./);
    expect(picture?.frames[0]?.imported).toBeGreaterThan(20);
    expect(picture?.frames[0]?.rows.map(({ name }) => name)).toEqual(['pi', 'e', 'tau', 'inf', 'nan']);
  });

  test('shows short values of a list beside each other, and references one under the other', () => {
    const { picture } = stepsOf('a = [1, 2]\nb = [a, 3]\nx = 0').at(-1) ?? {};
    expect(picture?.objects.map(({ layout }) => layout)).toEqual(['cells', 'rows']);
  });
});
