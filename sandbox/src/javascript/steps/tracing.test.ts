import { describe, expect, test } from 'vitest';
import type { ProgramInput } from '../../judge/inputs.ts';
import { TraceReader, type TraceState } from '../../steps/trace.ts';
import { observeHere } from '../testing/observe-here.ts';
import { traceHere } from '../testing/trace-here.ts';

async function states(source: string, input?: ProgramInput) {
  const trace = await traceHere(source, input);
  const reader = new TraceReader(trace);
  return { trace, reader, all: Array.from({ length: reader.length }, (_, index) => reader.stateAt(index)) };
}
const variables = (state: TraceState | undefined) => Object.fromEntries(state?.frames.at(-1)?.variables ?? []);
const events = (all: readonly TraceState[]) => all.map(({ event, line }) => `${event} ${line}`);
const said = ({ trace }: { trace: { transcript: readonly { text: string }[] } }) =>
  trace.transcript.map(({ text }) => text).join('');

describe('stepping through a JavaScript program', () => {
  test('shows each line before it runs, with the variables as they are then', async () => {
    const { all, trace } = await states('let a = 1;\nconst b = a + 1;\na = "x";\nconsole.log(a);');
    expect(events(all)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'return 4']);
    expect(all.map(variables)).toEqual([
      {},
      { a: '1' },
      { a: '1', b: '2' },
      { a: '"x"', b: '2' },
      { a: '"x"', b: '2' },
    ]);
    expect(all.map(({ printed }) => printed)).toEqual([0, 0, 0, 0, 2]);
    expect(trace.end).toBe('done');
  });

  test('goes around loops of all kinds as they do', async () => {
    expect(events((await states('for (let i = 0; i < 2; i++) {\n  console.log(i);\n}\n"end";')).all)).toEqual([
      'line 1',
      'line 2',
      'line 1',
      'line 2',
      'line 1',
      'line 4',
      'return 4',
    ]);
    expect(events((await states('let n = 2;\nwhile (n > 0)\n  n--;\ndo {\n  n++;\n} while (n < 1);')).all)).toEqual([
      'line 1',
      'line 2',
      'line 3',
      'line 2',
      'line 3',
      'line 2',
      'line 5',
      'line 6',
      'return 6',
    ]);
    const each = await states('for (const x of [1, 2]) {\n  if (x === 1) continue;\n  console.log(x);\n}');
    expect(events(each.all)).toEqual(['line 1', 'line 2', 'line 1', 'line 2', 'line 3', 'line 1', 'return 1']);
    expect(each.all.map((state) => variables(state).x)).toEqual([undefined, '1', '1', '2', '2', '2', undefined]);
    const outer = await states('outer: for (;;) {\n  for (const k in { a: 1 }) {\n    break outer;\n  }\n}');
    expect(events(outer.all)).toEqual(['line 1', 'line 2', 'line 3', 'return 3']);
  });

  test('shows that two names mean the same list, and what a line changes in it', async () => {
    const { all } = await states('const a = [1, [2]];\nconst b = a;\nb.push(3);\na[1][0] = 5;\nconst c = [...a];');
    const last = all.at(-1) as TraceState;
    const { a, b, c } = variables(last);
    expect(a).toBe(b);
    expect(c).not.toBe(a);
    const outer = last.objects.get(a as number);
    expect(outer).toMatchObject({ kind: 'list', size: 3, items: ['1', expect.any(Number), '3'] });
    const inner = (outer?.kind === 'list' ? outer.items[1] : undefined) as number;
    expect(last.objects.get(inner)).toMatchObject({ items: ['5'] });
    expect(all[3]?.objects.get(inner)).toMatchObject({ items: ['2'] });
    expect([...(all[4]?.changed.objects ?? [])]).toEqual([inner]);
  });

  test('shows calls as frames on top of each other, with what comes back', async () => {
    const { all } = await states(
      'function fact(n) {\n  if (n <= 1) return 1;\n  return n * fact(n - 1);\n}\nconst x = fact(3);',
    );
    const deepest = all.reduce((one, other) => (other.frames.length > one.frames.length ? other : one));
    expect(deepest.frames.map(({ name, line }) => `${name} ${line}`)).toEqual([
      '<module> 5',
      'fact 3',
      'fact 3',
      'fact 1',
    ]);
    expect(all.filter(({ event }) => event === 'return').map(({ returned }) => returned)).toEqual([
      '1',
      '2',
      '6',
      'undefined',
    ]);
    expect(variables(all.at(-1))).toMatchObject({ x: '6' });
  });

  test('shows what a closure remembers, and a variable further out that a function changes', async () => {
    const { all } = await states(
      'let calls = 0;\nfunction counter() {\n  let n = 0;\n  return () => {\n    n += 1;\n    calls += 1;\n    return n;\n  };\n}\nconst next = counter();\nnext();\nnext();',
    );
    const inside = all.filter(({ event, line }) => event === 'line' && line === 7);
    expect(inside.map((state) => variables(state).n)).toEqual(['1', '2']);
    expect(inside.map(({ frames }) => frames[0]?.variables.get('calls'))).toEqual(['1', '2']);
    expect(inside[0]?.frames.at(-1)?.name).toBe('<lambda>');
  });

  test('shows objects of classes with `this`, inheritance, Map and Set', async () => {
    const { all } = await states(
      'class Animal {\n  constructor(name) {\n    this.name = name;\n  }\n}\nclass Dog extends Animal {\n  constructor(name) {\n    super(name);\n    this.legs = 4;\n  }\n  get loud() { return this.name.toUpperCase(); }\n}\nconst d = new Dog("Fido");\nconst m = new Map([["a", d]]);\nconst s = new Set([1]);\nconst o = { d, f() { return 1; } };\nconsole.log(d.loud);',
    );
    const last = all.at(-1) as TraceState;
    const { d, m, s, o } = variables(last);
    expect(last.objects.get(d as number)).toEqual({
      kind: 'object',
      name: 'Dog',
      fields: [
        ['name', '"Fido"'],
        ['legs', '4'],
      ],
    });
    expect(last.objects.get(m as number)).toMatchObject({ kind: 'dict', name: 'Map', entries: [['"a"', d]] });
    expect(last.objects.get(s as number)).toMatchObject({ kind: 'set', name: 'Set', items: ['1'] });
    expect(last.objects.get(o as number)).toMatchObject({ kind: 'object', name: '' });
    const beforeSuper = all.find(({ event, line }) => event === 'line' && line === 8);
    expect(variables(beforeSuper)).toEqual({ name: '"Fido"' });
    expect(variables(all.find(({ event, line }) => event === 'line' && line === 9)).this).toBe(d);
  });

  test('shows where an error comes up, which functions it leaves and where it is caught', async () => {
    const { all, trace } = await states(
      'function f(x) {\n  return x.length;\n}\ntry {\n  f(null);\n} catch (error) {\n  console.log("no");\n}\nf(undefined);',
    );
    expect(events(all)).toEqual([
      'line 5',
      'call 1',
      'line 2',
      'exception 2',
      'return 2',
      'exception 5',
      'line 7',
      'line 9',
      'call 1',
      'line 2',
      'exception 2',
      'return 2',
      'exception 9',
      'return 9',
    ]);
    expect(trace).toMatchObject({ end: 'error', error: { type: 'TypeError', line: 2, column: 10 } });
    expect(all[5]?.exception).toMatch(/^TypeError: /);
  });

  test('shows functions that wait leave, and go on later with their variables', async () => {
    const { all, trace } = await states(
      'const later = (ms) => new Promise((done) => setTimeout(done, ms));\nasync function work(name) {\n  const start = name + "!";\n  await later(10);\n  console.log(start);\n  return 1;\n}\nwork("a");\nwork("b").then((n) => console.log(n));\nconsole.log("first");',
    );
    expect(said({ trace })).toBe('first\na!\nb!\n1\n');
    const waits = all.filter(({ event }) => event === 'wait');
    expect(waits.map(({ frames }) => frames.length)).toEqual([2, 2]);
    const resumed = all.filter(({ event }) => event === 'resume');
    expect(resumed.map((state) => variables(state).start)).toEqual(['"a!"', '"b!"']);
    expect(all.at(-1)?.event).toBe('return');
    expect(all.at(-1)?.frames).toHaveLength(1);
  });

  test('shows what is thrown while waiting, and generators one value at a time', async () => {
    const thrown = await states(
      'async function f() {\n  try {\n    await Promise.reject(new Error("no"));\n  } catch (e) {\n    return e.message;\n  }\n}\nf().then(console.log);',
    );
    expect(said(thrown)).toBe('no\n');
    expect(thrown.all.map(({ event }) => event)).toContain('resume');
    const values = await states(
      'function* count(to) {\n  for (let i = 1; i <= to; i++) {\n    yield i;\n  }\n}\nfor (const n of count(2)) {\n  console.log(n);\n}',
    );
    expect(said(values)).toBe('1\n2\n');
    expect(values.all.filter(({ event }) => event === 'wait').map(({ returned }) => returned)).toEqual(['1', '2']);
  });

  test('ends with what was recorded where a program does not end, prints too much or calls too deep', async () => {
    const endless = await states('let n = 0;\nwhile (true) {\n  n += 1;\n}');
    expect(endless.trace.end).toBe('steps');
    expect(endless.all).toHaveLength(10_000);
    const silent = await traceHere('let n = 0;\nfor (const x of Array(1e9).keys()) n += x;\nlet s = "";', undefined, {
      milliseconds: 200,
      outputCharacters: 100,
      memoryMegabytes: 64,
    });
    expect(['time', 'steps']).toContain(silent.end);
    const hanging = await traceHere('const a = 1;\n"x".repeat(5e6).replace(/(x+x+)+y/, "");', undefined, {
      milliseconds: 200,
      outputCharacters: 100,
      memoryMegabytes: 64,
    });
    expect(hanging).toMatchObject({ end: expect.stringMatching(/time|error|memory/) });
    expect(hanging.steps).toHaveLength(hanging.end === 'error' ? 4 : 2);
    const deep = await states('function f(n) { return f(n + 1); }\nf(0);');
    expect(deep.trace.end).toMatch(/depth|steps/);
    const flood = await states('for (;;) console.log("x".repeat(1000));');
    expect(flood.trace.end).toBe('output');
  });

  test('opens the call of a check after the program, and reads the lines of its input', async () => {
    const { all } = await states('const name = prompt("Who? ");\nfunction double(n) {\n  return n * 2;\n}', {
      kind: 'call',
      function: 'double',
      args: [4],
      stdin: 'Ada\n',
    });
    expect(events(all)).toEqual(['line 1', 'return 1', 'call 2', 'line 3', 'return 3']);
    expect(all[1]?.printed).toBe('Who? Ada'.length);
    expect(all.at(-1)?.returned).toBe('8');
    expect(all.at(-1)?.frames[0]?.variables.get('name')).toBe('"Ada"');
  });

  test('says nothing of a program that does not start, but shows its error', async () => {
    const trace = await traceHere('let x = ;');
    expect(trace).toMatchObject({ steps: [], end: 'error', error: { type: 'SyntaxError', syntax: true } });
  });

  test('a program that finds the recorder, or breaks what it is made of, is only cut', async () => {
    const { trace } = await states(
      'Array.prototype.push = () => { throw 1 };\nMap.prototype.get = null;\nJSON.stringify = () => "x";\nconst a = [1];\nconst p = new Proxy({}, { ownKeys() { throw 2; } });\nconsole.log(Object.keys(globalThis).length);',
    );
    expect(trace.end).toBe('done');
    const [plain] = await observeHere('console.log(Object.keys(globalThis).length);', [{ kind: 'stdin', stdin: '' }]);
    expect(said({ trace })).toBe(plain?.output);
    const own = await traceHere('$steps.s($steps.program, "x", []); $steps = 1;');
    expect(own.end).toBe('error');
  });
});
