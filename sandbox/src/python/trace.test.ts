import { describe, expect, test } from 'vitest';
import type { ProgramInput } from '../judge/inputs.ts';
import { type Trace, TraceReader, type TraceState, type TraceValue } from '../steps/trace.ts';
import { loadEngine } from './node.ts';
import { runSession } from './session.ts';
import { traceProgram, traceSession } from './tracing.ts';

const engine = loadEngine();
const LIMITS = { milliseconds: 5_000, outputCharacters: 500_000, memoryMegabytes: 128 };
const record = (source: string, input: ProgramInput = { kind: 'stdin', stdin: '' }) =>
  traceProgram(engine, { source, input, limits: LIMITS });

function states(source: string, input?: ProgramInput) {
  const trace = record(source, input);
  const reader = new TraceReader(trace);
  return { trace, reader, all: Array.from({ length: reader.length }, (_, index) => reader.stateAt(index)) };
}
const variables = (state: TraceState | undefined) => Object.fromEntries(state?.frames.at(-1)?.variables ?? []);
const at = (all: TraceState[], line: number, event = 'line') =>
  all.filter((state) => state.line === line && state.event === event);

describe('stepping through a program', () => {
  test('shows each line before it runs, with the variables as they are then', () => {
    const { all, trace } = states('a = 1\nb = a + 1\na = "x"\ndel b\nprint(a)');
    expect(all.map(({ event, line }) => `${event} ${line}`)).toEqual([
      'line 1',
      'line 2',
      'line 3',
      'line 4',
      'line 5',
      'return 5',
    ]);
    expect(all.map(variables)).toEqual([
      {},
      { a: '1' },
      { a: '1', b: '2' },
      { a: "'x'", b: '2' },
      { a: "'x'" },
      { a: "'x'" },
    ]);
    expect(trace.end).toBe('done');
  });

  test('shows that two names mean the same list, and that a copy is another one', () => {
    const { all } = states('a = [1, 2]\nb = a\nc = a[:]\nb.append(3)\nd = (a, a)\nx = 0');
    const last = all.at(-1);
    const { a, b, c, d } = variables(last);
    expect(a).toBe(b);
    expect(c).not.toBe(a);
    expect(last?.objects.get(a as number)).toEqual({ kind: 'list', name: '', size: 3, items: ['1', '2', '3'] });
    expect(last?.objects.get(c as number)).toMatchObject({ items: ['1', '2'] });
    expect(last?.objects.get(d as number)).toMatchObject({ kind: 'tuple', items: [a, a] });
  });

  test('shows a change in a list exactly at the step after the line that made it', () => {
    const { all } = states('rows = [[0, 0], [0, 0]]\nrows[1][0] = 5\nx = 1\ny = 2');
    const inner = (state: TraceState) => {
      const rows = state.objects.get(variables(state).rows as number);
      return (rows?.kind === 'list' ? rows.items[1] : undefined) as number;
    };
    const before = at(all, 2)[0] as TraceState;
    const after = at(all, 3)[0] as TraceState;
    expect(before.objects.get(inner(before))).toMatchObject({ items: ['0', '0'] });
    expect(after.objects.get(inner(after))).toMatchObject({ items: ['5', '0'] });
    expect(after.changed.objects).toEqual(new Set([inner(after)]));
    expect((at(all, 4)[0] as TraceState).changed).toEqual({ variables: new Set(['x']), objects: new Set() });
  });

  test('shows calls as frames on top of each other, with what comes back', () => {
    const { all } = states('def fact(n):\n    if n <= 1:\n        return 1\n    return n * fact(n - 1)\nx = fact(3)');
    const deepest = all.reduce((a, b) => (b.frames.length > a.frames.length ? b : a));
    expect(deepest.frames.map(({ name, line }) => `${name} ${line}`)).toEqual([
      '<module> 5',
      'fact 4',
      'fact 4',
      'fact 1',
    ]);
    expect(all.filter(({ event }) => event === 'return').map(({ returned }) => returned)).toEqual([
      '1',
      '2',
      '6',
      'None',
    ]);
    expect(variables(all.at(-1))).toMatchObject({ x: '6' });
  });

  test('shows objects with their fields, classes, dictionaries and sets', () => {
    const { all } = states(
      'class Dog:\n    count = 0\n    def __init__(self, name):\n        self.name = name\n        Dog.count += 1\nd = Dog("Fido")\nd.age = 3\nm = {"a": d}\ns = {1}\ns.add(2)\nx = 0',
    );
    const last = all.at(-1) as TraceState;
    const { d, m, s, Dog } = variables(last);
    expect(last.objects.get(d as number)).toEqual({
      kind: 'object',
      name: 'Dog',
      fields: [
        ['name', "'Fido'"],
        ['age', '3'],
      ],
    });
    expect(last.objects.get(m as number)).toMatchObject({ kind: 'dict', entries: [["'a'", d]] });
    expect(last.objects.get(s as number)).toMatchObject({ kind: 'set', items: ['1', '2'] });
    expect(last.objects.get(Dog as number)).toEqual({ kind: 'class', name: 'Dog', fields: [['count', '1']] });
  });

  test('shows variables of the outer frames that a function changes', () => {
    const { all } = states('n = 0\ndef up():\n    global n\n    n += 1\n    x = 1\nup()');
    const inside = at(all, 5)[0] as TraceState;
    expect(inside.frames[0]?.variables.get('n')).toBe('1');
  });

  test('shows how much was printed at each step, prompts and what was typed included', () => {
    const { all, trace } = states('print("å")\nn = input("Navn? ")\nprint("Hei", n, end="")\nx = 1', {
      kind: 'stdin',
      stdin: 'Ada',
    });
    expect(trace.transcript.map(({ text }) => text).join('')).toBe('å\nNavn? Ada\nHei Ada');
    expect([1, 2, 3, 4].map((line) => at(all, line)[0]?.printed)).toEqual([0, 2, 12, 19]);
  });

  test('goes backwards to the same states, from any place', () => {
    const source =
      'total = 0\nrow = []\nfor i in range(300):\n    row.append(i)\n    total += i\n    if len(row) > 5: row.pop(0)';
    const { all, trace } = states(source);
    const reader = new TraceReader(trace);
    for (let index = all.length - 1; index >= 0; index -= 7) expect(reader.stateAt(index)).toEqual(all[index]);
    for (const index of [500, 10, 900, 11, 12, 13, 899, 0])
      expect(new TraceReader(trace).stateAt(index)).toEqual(all[index]);
    expect(() => reader.stateAt(all.length)).toThrow(RangeError);
  });

  test('ends where the program breaks, and says why', () => {
    const { all, trace } = states('def f(x):\n    return 1 / x\nf(0)');
    expect(trace.end).toBe('error');
    expect(trace.error).toMatchObject({ type: 'ZeroDivisionError', line: 2 });
    expect(all.find(({ event }) => event === 'exception')).toMatchObject({
      line: 2,
      exception: 'ZeroDivisionError: division by zero',
    });
  });

  test('tells of a program that does not start', () => {
    expect(record('if x')).toMatchObject({ steps: [], end: 'error', error: { syntax: true } });
  });

  test('follows the call of a check', () => {
    const { all } = states('def double(n):\n    return n * 2', { kind: 'call', function: 'double', args: [21] });
    expect(all.at(-1)).toMatchObject({ event: 'return', returned: '42' });
  });

  test('shows the variables of the program while a check calls one of its functions', () => {
    const { all } = states('names = ["Ada"]\ndef add(name):\n    names.append(name)\n    return names', {
      kind: 'call',
      function: 'add',
      args: ['Bo'],
    });
    const last = all.at(-1) as TraceState;
    expect(last.frames.map(({ name }) => name)).toEqual(['<module>', 'add']);
    expect(last.returned).toBe(last.frames[0]?.variables.get('names'));
    expect(last.objects.get(last.returned as number)).toMatchObject({ items: ["'Ada'", "'Bo'"] });
  });

  test('tells the body of a class from a call', () => {
    const { all } = states('class Dog:\n    legs = 4\ndef Cat(): return 1\nCat()');
    const entered = all.filter(({ event }) => event === 'call').map(({ frames }) => frames.at(-1)?.name);
    expect(entered).toEqual(['class Dog', 'Cat']);
  });

  test('shows how much of a drawing was there at each step', () => {
    const { all, trace } = states('from turtle import forward\nforward(10)\nforward(20)\nx = 1');
    expect(trace.drawing?.filter(({ kind }) => kind === 'line')).toHaveLength(2);
    const drawn = [2, 3, 4].map((line) => at(all, line)[0]?.drawn ?? 0);
    expect(drawn[0]).toBeLessThan(drawn[1] as number);
    expect(drawn[1]).toBeLessThan(drawn[2] as number);
    expect(drawn[2]).toBe(trace.drawing?.length);
  });

  test('asks for the lines that the input does not have', () => {
    const seen: string[] = [];
    let trace: Trace | undefined;
    const task = {
      source: 'a = input("A? ")\nb = input("B? ")\nprint(a + b)',
      input: { kind: 'stdin', stdin: 'x\n' },
      limits: LIMITS,
      asks: true,
    } as const;
    runSession(engine, (files) =>
      traceSession(
        task,
        files,
        (done) => {
          trace = done;
        },
        (transcript) => {
          seen.push(transcript.map(({ text }) => text).join(''));
          return 'y\n';
        },
      ),
    );
    expect(seen).toEqual(['A? x\nB? ']);
    expect(trace?.transcript.at(-1)?.text).toBe('xy\n');
  });

  test('does not enter the library, and shows its things by name only', () => {
    const { all } = states(
      'import random, math\nfrom collections import Counter\nx = random.choice([1])\nc = Counter("aab")\nf = math.sqrt\nm = random.choice',
    );
    expect(all.every(({ frames }) => frames.length === 1)).toBe(true);
    const last = all.at(-1) as TraceState;
    expect(variables(last)).toMatchObject({
      random: 'module random',
      Counter: 'class Counter',
      f: 'function sqrt',
      m: 'function choice',
    });
    expect(last.objects.get(variables(last).c as number)).toMatchObject({
      kind: 'dict',
      name: 'Counter',
      entries: [
        ["'a'", '2'],
        ["'b'", '1'],
      ],
    });
  });

  test('stops after ten thousand steps and says so, whatever the program catches', () => {
    const trace = record(
      'while True:\n    try:\n        x = 1\n    except BaseException:\n        pass\n    finally:\n        y = 1',
    );
    expect(trace.end).toBe('steps');
    expect(trace.steps).toHaveLength(10_000);
    expect(JSON.stringify(trace).length).toBeLessThan(5_000_000);
  });

  test('keeps long texts, but not so many that there is no room for all steps', () => {
    const { all } = states('s = "å" * 900\nx = 1');
    expect(variables(all.at(-1)).s).toBe(`'${'å'.repeat(900)}'`);
    expect(record('s = ""\nwhile True:\n    s += "å" * 20')).toMatchObject({ end: 'steps' });
  });

  test('says so when calls went too deep to be followed, also if the program goes on after that', () => {
    const trace = record(
      'def down(n):\n    return down(n + 1)\ntry:\n    down(0)\nexcept RecursionError:\n    print("deep")\nprint("on")',
    );
    expect(trace.end).toBe('depth');
    expect(trace.steps.length).toBeGreaterThan(100);
    expect(trace.transcript.map(({ text }) => text).join('')).toBe('deep\non\n');
  });

  test('stays small when the lists are large', () => {
    const trace = record(
      'rows = [list(range(100)) for _ in range(100)]\nfor i in range(4000):\n    for row in rows:\n        row[0] = i',
    );
    expect(['steps', 'size']).toContain(trace.end);
    expect(JSON.stringify(trace).length).toBeLessThan(5_000_000);
  });
});

/** Every way to change an object, each checked against the object as it really is at the end of the line. */
describe('a change is seen when it is made', () => {
  test.each([
    ['a method', 'a.append(9)'],
    ['a method of an inner list', 'a[1].append(9)'],
    ['a place by a variable', 'a[k][0] = 9'],
    ['a calculated place', 'a[k + 0][0] = 9'],
    ['a method through another name', 'f = a.append\nf(9)'],
    ['a function of a library', 'random.shuffle(a)'],
    ['a function that was imported by name', 'shuffle(a)'],
    ['an addition in place', 'a += [9]'],
    ['an addition in place further in', 'a[1] += [9]'],
    ['a deletion', 'del a[0]'],
    ['a slice', 'a[0:1] = [7, 8]'],
    ['a swap', 'a[0], a[2] = a[2], a[0]'],
    ['a list that a function gives', 'give().append(9)'],
    ['a function of the program', 'change(a)'],
    ['an argument that changes it before the call is done', 'a.append(change(a))'],
    ['two things on one line', 'k = 1; a[k].append(9)'],
    ['a loop on one line', 'for x in [a, a[1]]: x.append(9)'],
    ['a comprehension', '[x.append(9) for x in [a]]'],
    ['a function without a name', '(lambda: a.append(9))()'],
    ['a condition', 'if a.append(9) is None: pass'],
    ['a dictionary that makes its lists', 'd.setdefault("x", a).append(9)'],
    ['a key and its place at once', 'k, a[k][0] = 1, 9'],
  ])('by %s', (_how, change) => {
    const source = [
      'import random',
      'from random import shuffle',
      'a = [3, [4, 5], 6]',
      'd = {}',
      'k = 1',
      'def give(): return a',
      'def change(row):',
      '    row.append(1)',
      '    return 2',
      change,
      'end = 1',
      'print(a)',
    ].join('\n');
    const { all, trace } = states(source);
    const state = at(all, source.split('\n').indexOf('end = 1') + 1)[0] as TraceState;
    const show = (value: TraceValue): string => {
      const object = typeof value === 'number' ? state.objects.get(value) : undefined;
      return object?.kind === 'list' ? `[${object.items.map(show).join(', ')}]` : String(value);
    };
    expect(`${show(variables(state).a as TraceValue)}\n`).toBe(trace.transcript.map(({ text }) => text).join(''));
  });
});
