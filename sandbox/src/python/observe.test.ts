import { describe, expect, test } from 'vitest';
import type { ProgramInput } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { display } from '../judge/value.ts';
import { loadEngine } from './node.ts';
import { observe } from './observe.ts';

const engine = loadEngine();
const LIMITS: Limits = { milliseconds: 5_000, outputCharacters: 2_000, memoryMegabytes: 128 };
const stdin = (text = ''): ProgramInput => ({ kind: 'stdin', stdin: text });
const run = (source: string, ...inputs: ProgramInput[]) => observe(engine, source, inputs, LIMITS);

async function output(source: string, text = ''): Promise<string | undefined> {
  return (await run(source, stdin(text)))[0]?.output;
}
async function values(source: string, ...codes: string[]): Promise<string[]> {
  const observations = await run(source, ...codes.map((code): ProgramInput => ({ kind: 'expression', code })));
  return observations.map(({ value, error }) => (value ? display(value) : `${error?.type}: ${error?.message}`));
}

describe('a program', () => {
  test('is observed for each input, in their order', async () => {
    const observations = await run('print("Hei, " + input() + "!")', stdin('Ada\n'), stdin('Åse'));
    expect(observations.map(({ output }) => output)).toEqual(['Hei, Ada!\n', 'Hei, Åse!\n']);
  });

  test('asks with a prompt that is no part of its output', async () => {
    const [observation] = await run('navn = input("Hva heter du? ")\nprint("Hei", navn)', stdin('Ada'));
    expect(observation?.output).toBe('Hei Ada\n');
    expect(observation?.transcript).toEqual([
      { kind: 'prompt', text: 'Hva heter du? ' },
      { kind: 'input', text: 'Ada\n' },
      { kind: 'out', text: 'Hei Ada\n' },
    ]);
  });

  test('that asks for more than it is given meets the end of the input', async () => {
    const [observation] = await run('input()\ninput()', stdin('one'));
    expect(observation?.error).toMatchObject({ type: 'EOFError', line: 2 });
  });

  test('can read its input in every way that Python has', async () => {
    expect(await output('import sys\nprint(sum(int(line) for line in sys.stdin))', '1\n2\n3')).toBe('6\n');
    expect(await output('import sys\nprint(repr(sys.stdin.read()))', 'a\nb\n')).toBe("'a\\nb\\n'\n");
    expect(await output('print(open(0).readline())', 'x\ny')).toBe('x\n\n');
  });

  test('may write to both of its outputs, and they stay apart', async () => {
    const [observation] = await run('import sys\nprint(1)\nprint(2, file=sys.stderr)\nprint(3)', stdin());
    expect(observation?.output).toBe('1\n3\n');
    expect(observation?.transcript.map(({ kind }) => kind)).toEqual(['out', 'err', 'out']);
  });

  test('that ends itself has simply ended', async () => {
    for (const end of ['exit()', 'quit()', 'raise SystemExit', 'import sys; sys.exit(1)', 'import os; os._exit(1)']) {
      const [first, second] = await run(`print(1)\n${end}\nprint(2)`, stdin(), stdin());
      expect(first).toEqual({ output: '1\n', transcript: [{ kind: 'out', text: '1\n' }] });
      expect(second).toEqual(first);
    }
  });

  test('does not wait when it sleeps, and its clock goes on all the same', async () => {
    const source = 'import time\nt = time.time()\ntime.sleep(3600)\nprint(round((time.time() - t) / 3600))';
    expect(await output(source)).toBe('1\n');
  });

  test('sees the same day and the same chance in every run', async () => {
    const source =
      'import random, datetime, os, uuid\nprint(random.random(), datetime.date.today(), os.urandom(4), uuid.uuid4())';
    const [one, two] = await run(source, stdin(), stdin());
    const [three] = await run(source, stdin());
    expect(new Set([one?.output, two?.output, three?.output]).size).toBe(1);
  });

  test('meets the same chance as another program that gets there another way', async () => {
    const dice = await output('import random\nprint(random.randint(1, 1000))');
    expect(await output('from random import *\nx = 1\nprint(randint(1, 1000))')).toBe(dice);
    expect(
      await output('import math\ndef throw():\n    import random as r\n    return r.randint(1, 1000)\nprint(throw())'),
    ).toBe(dice);
  });

  test('shows the letters of every language', async () => {
    expect(await output('æøå = "Blåbærsyltetøy 🫐"\nprint(æøå, len(æøå))')).toBe('Blåbærsyltetøy 🫐 16\n');
  });

  test('can use files, and the next input finds none of them', async () => {
    const source =
      'import os\nprint(os.listdir("."))\nopen("notes.txt", "w").write("hei")\nprint(open("notes.txt").read())';
    const [one, two] = await run(source, stdin(), stdin());
    expect(one?.output).toBe("['program.py']\nhei\n");
    expect(two).toEqual(one);
  });

  test('finds the files of its input, and those only, whatever an earlier one has done to them', async () => {
    const source = `import os
print(sorted(os.listdir(".")))
with open("notes.txt", encoding="utf-8") as file:
    print(file.read(), end="")
with open("notes.txt", "w") as file:
    file.write("gone")
open("more.txt", "w").close()`;
    const given = (files: Record<string, string>): ProgramInput => ({ kind: 'stdin', stdin: '', files });
    const observations = await run(
      source,
      given({ 'notes.txt': 'Blåbær 🫐\n', 'data.csv': 'a,b\n' }),
      given({ 'notes.txt': 'another\n' }),
      given({ 'notes.txt': '' }),
      stdin(),
    );
    expect(observations.map(({ output }) => output)).toEqual([
      "['data.csv', 'notes.txt', 'program.py']\nBlåbær 🫐\n",
      "['notes.txt', 'program.py']\nanother\n",
      "['notes.txt', 'program.py']\n",
      "['program.py']\n",
    ]);
    expect(observations.map(({ error }) => error?.type)).toEqual([
      undefined,
      undefined,
      undefined,
      'FileNotFoundError',
    ]);
  });

  test('may write a file, and an expression reads what is in it', async () => {
    const source =
      'import csv\nwith open("out.csv", "w", newline="") as file:\n    csv.writer(file).writerow(["å", 2])';
    expect(await values(source, 'open("out.csv", encoding="utf-8", newline="").read()')).toEqual(["'å,2\\r\\n'"]);
  });

  test('that prints without end is stopped, and what it printed is kept up to the limit', async () => {
    const [one, two] = await run('while True: print("ha")', stdin(), stdin());
    expect(one?.stopped).toBe('output');
    expect(one?.output.length).toBe(LIMITS.outputCharacters);
    expect(two?.stopped).toBe('output');
  });

  test('that fills the memory gets an error of its own, and the next input is not disturbed', async () => {
    const source = 'x = [0]\nif input() == "fill":\n    while True: x += x\nprint(len(x))';
    const [one, two] = await run(source, stdin('fill'), stdin(''));
    expect(one?.error?.type ?? one?.stopped).toMatch(/^(MemoryError|memory)$/);
    expect(two?.error?.type).toBe('EOFError');
  });
});

describe('an error', () => {
  test('is shown with the lines of the learner only', async () => {
    const [observation] = await run('import random\ndef pick(row):\n    return random.choice(row)\npick([])', stdin());
    expect(observation?.error).toEqual({
      type: 'IndexError',
      message: 'Cannot choose from an empty sequence',
      line: 3,
      column: 12,
      syntax: false,
      traceback: [
        'Traceback (most recent call last):',
        '  File "program.py", line 4, in <module>',
        '    pick([])',
        '  File "program.py", line 3, in pick',
        '    return random.choice(row)',
        '           ^^^^^^^^^^^^^^^^^^',
        'IndexError: Cannot choose from an empty sequence',
        '',
      ].join('\n'),
    });
  });

  test('in the source is told apart from an error while the program runs', async () => {
    const [observation] = await run('print("hei"\n', stdin());
    expect(observation?.error).toMatchObject({
      type: 'SyntaxError',
      message: "'(' was never closed",
      line: 1,
      column: 6,
      syntax: true,
    });
    const [later] = await run('eval("1 +")', stdin());
    expect(later?.error).toMatchObject({ type: 'SyntaxError', line: 1, syntax: false });
  });

  test('that follows from another shows both, without frames of the sandbox', async () => {
    const [observation] = await run('try:\n    1 / 0\nexcept ZeroDivisionError:\n    int("x")', stdin());
    expect(observation?.error?.traceback).toContain('ZeroDivisionError: division by zero\n\nDuring handling');
    expect(observation?.error?.traceback).not.toContain('driver');
  });

  test('counts columns in characters, not in bytes', async () => {
    const [observation] = await run('x = "ææææ" + 1', stdin());
    expect(observation?.error).toMatchObject({ line: 1, column: 5 });
  });

  test('tells which name was meant, whatever the program has imported', async () => {
    const [observation] = await run('import sys\nteller = 1\nprint(telle)', stdin());
    expect(observation?.error?.traceback).toContain("Did you mean: 'teller'?");
  });

  test('is the one of the call when the function does not exist', async () => {
    const [observation] = await run('x = 1', { kind: 'call', function: 'area', args: [2] });
    expect(observation?.error).toMatchObject({ type: 'NameError', message: "name 'area' is not defined", line: null });
  });
});

describe('a value', () => {
  test('keeps its exact type', async () => {
    expect(
      await values(
        'class Dog: pass\nfrom collections import namedtuple\nP = namedtuple("P", "x y")',
        '[1, 1.0, True, "1", None, b"a\\x00", 1+2j, -0.0, float("nan"), float("inf")]',
        '(1,), (), [], set(), {}, frozenset({2})',
        '{"b": 1, "a": {2, 1, "x"}}',
        'Dog(), Dog, print, range(3), P(1, 2)',
        '10**40',
      ),
    ).toEqual([
      "[1, 1.0, True, '1', None, b'a\u0000', (1+2j), -0.0, nan, inf]",
      '((1,), (), [], set(), {}, frozenset({2}))',
      "{'b': 1, 'a': {1, 2, 'x'}}",
      "(Dog {}, <class '__main__.Dog'>, <built-in function print>, range(0, 3), P(x=1, y=2))",
      `1${'0'.repeat(40)}`,
    ]);
  });

  test('that contains itself, or that is too large, is marked instead of followed', async () => {
    expect(
      await values(
        'a = [1]\na.append(a)\nd = []\nfor _ in range(99): d = [d]',
        'a',
        'list(range(10**6))',
        'len(str(d))',
      ),
    ).toEqual(['[1, …]', expect.stringMatching(/^\[0, 1, 2, .*, … \(\+999\d{3}\)\]$/), '200']);
  });

  test('of a subclass never looks like the class it is made from', async () => {
    const source =
      'class Yes(int):\n    def __eq__(self, other): return True\n    def __hash__(self): return 1\n    def __repr__(self): return "4"';
    const [observation] = await run(source, { kind: 'expression', code: 'Yes(4)' });
    expect(observation?.value).toEqual({ type: 'object', class: 'Yes', text: '4' });
  });

  test('is what the function returns, and only what the call prints is its output', async () => {
    const source = 'print("test")\ndef add(a, b):\n    print(a, b)\n    return a + b';
    const [observation] = await run(source, { kind: 'call', function: 'add', args: [1, [2].length] });
    expect(observation).toMatchObject({ output: '1 1\n', value: { type: 'int', text: '2' } });
    expect(observation?.transcript).toHaveLength(2);
  });

  test('of the arguments is new in every call', async () => {
    const source = 'def f(row):\n    row.append(1)\n    return row';
    const call: ProgramInput = { kind: 'call', function: 'f', args: [[]] };
    const observations = await run(source, call, call);
    expect(observations.map(({ value }) => value && display(value))).toEqual(['[1]', '[1]']);
  });

  test('of every plain argument arrives as it was written', async () => {
    const args = [null, true, -1.5, 'æ"\\\n\u2028🫐', [1, [2]], { a: { b: [] } }] as const;
    const [observation] = await run('def f(*args): return args', { kind: 'call', function: 'f', args });
    expect(observation?.value && display(observation.value)).toBe(
      `(None, True, -1.5, 'æ"\\\\\\n\u2028🫐', [1, [2]], {'a': {'b': []}})`,
    );
  });
});

describe('one input', () => {
  test.each([
    ['a variable', 'try:\n    n += 1\nexcept NameError:\n    n = 1\nprint(n)'],
    ['a built-in name', 'import builtins\nprint(len([1]))\nbuiltins.len = lambda x: 99'],
    ['a changed module', 'import math\nprint(math.pi)\nmath.pi = 3'],
    ['a changed module through another name', 'import math as m\nn = m\nprint(n.pi)\nvars(n)["pi"] = 3'],
    ['the precision of decimals', 'import decimal\nprint(decimal.Decimal(1) / 3)\ndecimal.getcontext().prec = 3'],
    ['the recursion limit', 'import sys\nprint(sys.getrecursionlimit())\nsys.setrecursionlimit(50)'],
    ['the state of chance', 'import random\nprint(random.random())\nrandom.seed(1)'],
    ['where output goes', 'import sys, io\nprint(1)\nsys.stdout = io.StringIO()'],
    ['the folder it is in', 'import os\nprint(os.getcwd())\nos.mkdir("a")\nos.chdir("a")'],
    ['a closed output', 'import os\nprint(1)\nos.close(1)'],
    ['a handler for the end', 'import atexit\nprint(1)\natexit.register(lambda: print("bye"))'],
    ['an object that says goodbye', 'class A:\n    def __del__(self): print("bye")\na = A()\na.me = a\nprint(1)'],
    ['a function of the driver', 'import sys\nprint(1)\nsys._getframe(1).f_globals["encode"] = None'],
    ['unread input', 'import sys\nprint(sys.stdin.read(1))'],
  ])('never leaves %s behind for the next', async (_what, source) => {
    const [one, two] = await run(source, stdin('first\nsecond'), stdin('first\nsecond'));
    expect(two).toEqual(one);
    expect(one?.output).not.toBe('');
  });

  test('that takes over the interpreter does not answer for the others', async () => {
    const source = [
      'import sys, os',
      'frame = sys._getframe()',
      'while "tell" not in frame.f_globals: frame = frame.f_back',
      'driver = frame.f_globals',
      'driver["tell"]("end", "0", \'{"value":{"type":"int","text":"42"},"reusable":true}\')',
      'driver["receive"]()',
      'driver["tell"]("end", "1", \'{"value":{"type":"bool","text":"True"}}\')',
      'driver["receive"]()',
    ].join('\n');
    const [call, uses] = await run(
      source,
      { kind: 'call', function: 'f', args: [] },
      { kind: 'source', construct: 'for' },
    );
    expect(uses?.value).toEqual({ type: 'bool', text: 'False' });
    expect(call?.value).toEqual({ type: 'int', text: '42' });
  });
});

describe('the source', () => {
  const source = [
    'import random',
    'from math import sqrt as root',
    'class Dog:',
    '    def bark(self):',
    '        return f"{self}"',
    'for i in range(3):',
    '    if i: print([x for x in "ab"])',
    '    elif i > 1: pass',
    '    else: random.choice([1])',
  ].join('\n');
  const USED =
    'for loop if elif else def class return f_string list_comprehension comprehension import import:random import:math call:print call:choice call:random.choice def:bark class:Dog name:i pass';
  const NOT_USED = 'while try import:os call:input def:meow lambda';
  const ask = (...constructs: string[]) =>
    run(source, ...constructs.map((construct): ProgramInput => ({ kind: 'source', construct })));

  test('is known to use what it uses, and nothing else', async () => {
    const constructs = `${USED} ${NOT_USED}`.split(' ');
    const observations = await ask(...constructs);
    const used = constructs.filter(
      (_, index) => observations[index]?.value && display(observations[index].value) === 'True',
    );
    expect(used.join(' ')).toBe(USED);
  });
  test('is known to use it in the function or class of a name, and not elsewhere', async () => {
    const within = (name: string): ProgramInput => ({ kind: 'source', construct: 'call:best', within: name });
    const observations = await run(
      'def best(a, b):\n    return max(a, b)\ndef three(a, b, c):\n    return best(best(a, b), c)\nclass Team:\n    def top(self):\n        return best(1, 2)\nprint(best(1, 2))',
      ...['best', 'three', 'Team', 'top', 'nothing'].map(within),
    );
    const answers = observations.map(({ value }) => value && display(value));
    expect(answers).toEqual(['False', 'True', 'True', 'True', 'False']);
  });
  test('cannot be asked for a construct that does not exist', async () => {
    expect((await ask('for_loop'))[0]?.error?.message).toBe('unknown construct: for_loop');
  });
});
