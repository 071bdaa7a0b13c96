import { describe, expect, test } from 'vitest';
import { explain, MISTAKES } from './explain.ts';
import { loadEngine } from './node.ts';
import { NOVICE_RUNTIME_ERRORS } from './testing/novice-runtime-errors.ts';
import { NOVICE_SYNTAX_ERRORS } from './testing/novice-syntax-errors.ts';
import { observeMany } from './testing/observe-many.ts';

/** Programs as beginners write them; the third part is what is typed. */
const PROGRAMS: readonly (readonly [id: string, source: string, stdin?: string])[] = [
  ['expression-too-long', `x = ${'1 + '.repeat(20_000)}1`],
  ['expression-too-long', `x = ${'('.repeat(190)}1${')'.repeat(190)}`],
  ['else-if', 'if 1 > 2:\n    pass\nelse if 2 > 1:\n    pass'],
  ['else-if', 'if 1 > 2:\n    pass\nelseif 2 > 1:\n    pass'],
  ['else-with-condition', 'if 1 > 2:\n    pass\nelse 2 > 1:\n    pass'],
  ['missing-colon', 'if 3 > 2\n    print("ja")'],
  ['missing-colon', 'for i in range(3)\n    print(i)'],
  ['missing-colon', 'def hils()\n    print("hei")'],
  ['missing-colon', 'while True\n    break'],
  ['missing-colon', 'if True:\n    pass\nelse\n    pass'],
  ['smart-quotes', 'print(“hei”)'],
  ['smart-quotes', 'print(«hei»)'],
  ['odd-character', 'x = 5 – 3'],
  ['odd-character', 'x =\u00a05'],
  ['triple-string-not-closed', 'x = """hei\nprint(x)'],
  ['string-not-closed', 'print("hei)'],
  ['string-not-closed', "print('it's me')"],
  ['bracket-not-closed', 'print("hei"\nprint("hallo")'],
  ['bracket-not-closed', 'tall = [1, 2\nprint(tall)'],
  ['bracket-does-not-match', 'tall = [1, 2)'],
  ['bracket-too-many', 'print("hei"))'],
  ['missing-indent', 'if True:\nprint("ja")'],
  ['missing-indent', 'def f():\nreturn 1'],
  ['missing-indent', 'for i in range(3):'],
  ['unexpected-indent', 'x = 1\n  y = 2'],
  ['indent-does-not-match', 'if True:\n    x = 1\n  y = 2'],
  ['tabs-and-spaces', 'if True:\n        x = 1\n\ty = 2'],
  ['loop-of-another-language', 'for (i = 0; i < 3; i++):\n    print(i)'],
  ['equals-in-condition', 'x = 1\nif x = 2:\n    pass'],
  ['dash-in-name', 'min-alder = 12'],
  ['assign-to-value', '5 = x'],
  ['assign-to-value', 'a = b = 1\na + b = 3'],
  ['keyword-as-name', 'class = "9A"'],
  ['keyword-as-name', 'for = 3'],
  ['keyword-as-name', 'True = 0'],
  ['print-without-parentheses', 'print "hei"'],
  ['else-without-if', 'if True:\n    pass\nprint(1)\nelse:\n    pass'],
  ['else-without-if', 'else:\n    print("a")'],
  ['text-without-quotes', 'navn = input(Hva heter du?)'],
  ['text-without-quotes', 'print(Hei på deg)'],
  ['f-string', 'x = 1\nprint(f"{x")'],
  ['f-string', 'print(f"{}")'],
  ['f-string', 'print(f"a }")'],
  ['missing-comma', 'tall = [1 2 3]'],
  ['missing-comma', 'print("Sum:" 5)'],
  ['return-outside-function', 'x = 1\nreturn x'],
  ['break-outside-loop', 'if True:\n    break'],
  ['plus-plus', 'i = 0\ni++'],
  ['sign-of-another-language', 'if True && False:\n    pass'],
  ['sign-of-another-language', 'if True || False:\n    pass'],
  ['sign-of-another-language', 'if !True:\n    pass'],
  ['sign-of-another-language', 'if 1 => 2:\n    pass'],
  ['type-before-name', 'var x = 5'],
  ['sign-of-another-language', 'if True {\n    print(1)\n}'],
  ['sign-of-another-language', '// en kommentar'],
  ['missing-in', 'for i range(3):\n    print(i)'],
  ['misspelt-keyword', 'def f():\n    retrun 1'],
  ['misspelt-keyword', 'whlie True:\n    break'],
  ['misspelt-keyword', 'While True:\n    break'],
  ['word-of-another-language', 'function f():\n    pass'],
  ['misspelt-keyword', 'Hvis = 1\nhvis Hvis == 1:\n    pass'],
  ['space-in-name', 'min alder = 12'],
  ['name-begins-with-digit', '1tall = 5'],
  ['leading-zero', 'x = 007'],
  ['try-without-except', 'try:\n    x = 1\nprint(x)'],
  ['backslash-in-text', 'sti = "C:\\Users\\ada"'],
  ['true-false-none', 'x = true'],
  ['true-false-none', 'x = null'],
  ['comment-with-slashes', 'x = 1 // antall'],
  ['equals-twice-in-assignment', 'alder == 5\nprint(alder)'],
  ['forgotten-import', 'print(random.randint(1, 6))'],
  ['forgotten-import', 'print(sqrt(4))'],
  ['used-before-made', 'hils()\ndef hils():\n    print("hei")'],
  ['used-before-made', 'print(alder)\nalder = 5'],
  ['misspelt-name', 'navn = "Ada"\nprint(nvan)'],
  ['misspelt-name', 'Navn = "Ada"\nprint(navn)'],
  ['misspelt-name', 'pritn("hei")'],
  ['misspelt-name', 'def beregn(lengde):\n    return lengd * 2\nberegn(2)'],
  ['name-not-defined', 'print(Blåbærsyltetøy)'],
  ['local-without-value', 'poeng = 0\ndef opp():\n    poeng += 1\nopp()'],
  ['module-missing', 'import pandas'],
  ['module-missing', 'import randon'],
  ['import-name-missing', 'from math import sqr'],
  ['none-from-print-or-list-method', 'x = print("hei")\nprint(x + 1)'],
  ['none-from-print-or-list-method', 'tall = [3, 1].sort()\nprint(tall[0])'],
  ['none-from-print-or-list-method', 'tall = [3, 1]\ntall = tall.append(2)\ntall.append(3)'],
  ['missing-return', 'def dobbel(n):\n    n * 2\nprint(dobbel(3) + 1)'],
  ['missing-return', 'def dobbel(n):\n    print(n * 2)\nsvar = dobbel(3)\nprint(svar * 2)'],
  ['none', 'x = {"a": None}\nprint(x["a"] + 1)'],
  ['input-is-text', 'alder = input("Alder? ")\nprint(alder + 1)', '12'],
  ['input-is-text', 'alder = input()\nif alder > 17:\n    pass', '12'],
  ['input-is-text', 'n = input()\nfor i in range(n):\n    pass', '3'],
  ['input-is-text', 'a = input()\nb = input()\nprint(a * b)', '3\n4'],
  ['text-plus-number', 'alder = 12\nprint("Du er " + alder)'],
  ['text-plus-number', 'print(5 + " år")'],
  ['function-not-called', 'def svar():\n    return 1\nprint(svar + 1)'],
  ['function-not-called', 'navn = "a"\nprint(navn.upper + "b")'],
  ['decimal-comma-in-code', 'pris = 3,5\nprint(pris + 1)'],
  ['list-plus-something-else', 'tall = [1]\ntall = tall + 2'],
  ['wrong-types-in-calculation', 'print("a" - 1)'],
  ['wrong-types-in-calculation', 'print([1] / 2)'],
  ['compare-different-types', 'print("a" < 1)'],
  ['range-needs-whole-number', 'for i in range(10 / 2):\n    pass'],
  ['range-needs-whole-number', 'for i in range(2.5):\n    pass'],
  ['loop-over-number', 'for i in 5:\n    print(i)'],
  ['loop-over-number', 'tall = [1, 2]\nfor i in len(tall):\n    print(i)'],
  ['not-iterable', 'def f(): pass\nfor x in f:\n    pass'],
  ['name-of-function-reused', 'print = 5\nprint("hei")'],
  ['list-with-parentheses', 'tall = [1, 2]\nprint(tall(0))'],
  ['missing-multiplication', 'print(2(3 + 4))'],
  ['not-a-function', 'navn = "Ada"\nnavn()'],
  ['not-a-function', 'tall = 5\ntall()'],
  ['missing-self', 'class Hund:\n    def bjeff():\n        print("voff")\nHund().bjeff()'],
  ['too-few-arguments', 'def f(a, b):\n    return a\nf(1)'],
  ['too-few-arguments', 'class Hund:\n    def __init__(self, navn):\n        self.navn = navn\nHund()'],
  ['too-many-arguments', 'def f(a):\n    return a\nf(1, 2)'],
  ['too-many-arguments', 'navn = input("Hei", "du")'],
  ['unknown-keyword-argument', 'def f(a):\n    pass\nf(b=1)'],
  ['unknown-keyword-argument', 'print("a", "b", separator="-")'],
  ['cannot-change-item', 'ord = "abc"\nord[0] = "x"'],
  ['cannot-change-item', 'par = (1, 2)\npar[0] = 5'],
  ['list-place-must-be-whole-number', 'tall = [1]\nprint(tall["0"])'],
  ['list-place-must-be-whole-number', 'tall = [1, 2, 3]\nprint(tall[len(tall) / 2])'],
  ['brackets-on-function', 'for i in range[3]:\n    pass'],
  ['brackets-on-function', 'def f(): pass\nf[0]'],
  ['no-parts', 'print(len(5))'],
  ['no-parts', 'x = 5\nprint(x[0])'],
  ['no-parts', 'print({1}[0])'],
  ['join-needs-texts', 'print(", ".join([1, 2]))'],
  ['key-cannot-change', 'd = {[1]: 2}'],
  ['attribute-of-wrong-type', 'tall = [1]\ntall.push(2)'],
  ['attribute-of-wrong-type', 'tall = [1]\nprint(tall.length)'],
  ['attribute-of-wrong-type', 'tall = []\ntall.apend(1)'],
  ['attribute-of-wrong-type', 'class Hund:\n    pass\nprint(Hund().navn)'],
  ['attribute-of-wrong-type', 'd = {"a": 1}\nprint(d.a)'],
  ['not-in-module', 'import math\nprint(math.squareroot(4))'],
  ['index-out-of-range', 'tall = [1, 2, 3]\nprint(tall[3])'],
  ['index-out-of-range', 'print("abc"[5])'],
  ['empty-list', '[].pop()'],
  ['empty-list', 'print(max([]))'],
  ['empty-list', 'import random\nrandom.choice([])'],
  ['key-missing', 'd = {"a": 1}\nprint(d["b"])'],
  ['division-by-zero', 'print(10 / 0)'],
  ['division-by-zero', 'print(10 % 0)'],
  ['decimal-comma-typed', 'pris = float(input())', '3,5'],
  ['decimal-comma-typed', 'pris = int(input())', '3,5'],
  ['int-of-decimal-number', 'x = int("3.5")'],
  ['number-of-empty-text', 'x = int("")'],
  ['text-is-no-number', 'x = int("abc")'],
  ['wrong-number-of-values', 'a, b = [1, 2, 3]'],
  ['wrong-number-of-values', 'a, b = [1]'],
  ['not-in-list', '[1].remove(2)'],
  ['outside-of-mathematics', 'import math\nmath.sqrt(-1)'],
  ['random-range-empty', 'import random\nrandom.randint(6, 1)'],
  ['recursion-without-condition', 'def f(n):\n    return f(n - 1)\nf(3)'],
  ['endless-recursion', 'def ned(n):\n    if n == 0:\n        print(0)\n    ned(n - 1)\n\nned(3)'],
  ['no-more-input', 'input()\ninput()', 'a'],
  ['file-missing', 'open("data.txt")'],
  ['too-much-memory', 'x = [0] * 10**9'],
  ['number-too-large', 'import math\nmath.exp(1000)'],
  ['assertion', 'assert 1 == 2'],
  ['parameters-in-parentheses', 'def avgang((linje, sted):\n    pass'],
  ['parameters-in-parentheses', 'def avgang((linje, sted)):\n    pass'],
  ['f-string', 'a = 1\nprint(f"Riktig på {a forsøk!")'],
  ['missing-operator', 'treff = 1\ntreff  treff + 1'],
  ['unexpected-sign', 'varer = 1\nvarer +== 1'],
  ['unexpected-sign', 'import turtle\nturtle..forward(40)'],
  ['bracket-before-colon', 'for i in range(3:\n    print(i)'],
  ['bracket-before-colon', 'd = {}\nfor a, b in d.items(():\n    print(a)'],
  ['string-not-closed', 'temp = int(input(""Hvor mange grader? "))'],
  ['assignment-in-call', 'print(2 + 2 = 4)'],
  ['odd-character', 'x = 5 ¿ 3'],
  ['plot-has-no-such-function', 'import matplotlib.pyplot as plt\nplt.pie([1, 2])'],
  ['plot-has-no-such-function', 'from plot import piechart'],
  ['plot-has-no-such-function', 'from pylab import savefig'],
  ['plot-has-no-such-function', 'import matplotlib\nmatplotlib.use("agg")'],
  ['numpy-missing', 'import numpy as np'],
  ['plot-rows-differ', 'from plot import *\nplot([1, 2, 3], [1, 2])'],
  ['plot-of-text', 'from plot import *\nplot(["1", "2"])'],
  ['plot-too-much', 'from plot import *\nplot(range(5000))'],
  ['plot-look-unknown', 'from plot import *\nplot([1, 2], color="rød")'],
  ['plot-look-unknown', 'from plot import *\nscatter([1], [2], marker="?")'],
  ['arithmetic-with-list', 'from pylab import *\nx = linspace(0, 1, 5)\ny = x ** 2'],
  ['arithmetic-with-list', 'from plot import *\nxs = linspace(0, 1, 5)\nplot(xs, 0.5 * xs)'],
  ['forgotten-import', 'xs = linspace(0, 1, 5)'],
];

const observations = observeMany(
  loadEngine(),
  PROGRAMS.map(([, source, stdin = '']) => ({ source, stdin })),
);

describe('someone who makes a mistake', () => {
  test.each(PROGRAMS.map(([id, source], index) => ({ id, source, index })))(
    'is told about $id: $source',
    ({ id, source, index }) => {
      const error = observations[index]?.error;
      if (!error) throw new Error('The program does not fail.');
      const explanation = explain(error, source);
      expect({ id: explanation?.id, error: `${error.type}: ${error.message}` }).toMatchObject({ id });
      expect(explanation?.line).toBe(error.line);
      for (const text of [explanation?.what, explanation?.why, explanation?.tries]) {
        expect(text?._no).toMatch(/^\S.*[.?:]$/s);
        expect(text?._eng).toMatch(/^\S.*[.?:]$/s);
        expect(text?._no).not.toBe(text?._eng);
        expect(`${text?._no}${text?._eng}`).not.toMatch(/undefined|\bfram\b/);
      }
    },
  );

  test('finds an explanation for every mistake of the table in these programs', () => {
    const known = new Set([
      ...PROGRAMS.map(([id]) => id),
      ...NOVICE_MISTAKES.map(([, , id]) => id),
      'check-asks-for-name',
    ]);
    expect(MISTAKES.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
    expect(MISTAKES.length).toBeGreaterThanOrEqual(32);
  });

  test('gets no explanation that does not fit: an error of the program’s own represents itself', () => {
    const source = 'class Feil(Exception): pass\nraise Feil("tom konto")';
    const [observation] = observeMany(loadEngine(), [{ source, stdin: '' }]);
    expect(observation?.error?.type).toBe('Feil');
    expect(observation?.error && explain(observation.error, source)).toBeNull();
  });
});

const NOVICE_MISTAKES = [...NOVICE_SYNTAX_ERRORS, ...NOVICE_RUNTIME_ERRORS];
const novices = observeMany(
  loadEngine(),
  NOVICE_MISTAKES.map(([, source, , , stdin = '']) => ({ source, stdin })),
);

describe('a beginner who makes the mistake', () => {
  test.each(NOVICE_MISTAKES.map(([mistake, source, id, tries], index) => ({ mistake, source, id, tries, index })))(
    '$mistake',
    ({ source, id, tries, index }) => {
      const error = novices[index]?.error;
      if (!error) throw new Error('The program does not fail.');
      const explanation = explain(error, source);
      expect({ id: explanation?.id, tries: explanation?.tries._eng }).toEqual({ id, tries });
      for (const text of [explanation?.what, explanation?.why, explanation?.tries]) {
        expect(text?._no).toMatch(/^\S.*[.?:']$/s);
        expect(`${text?._no}${text?._eng}`).not.toMatch(/undefined|null\b/);
      }
    },
  );

  test('is shown the word that the program has for elif', () => {
    const source = 'if 1 > 2:\n    pass\nelseif 2 > 1:\n    pass';
    const [observation] = observeMany(loadEngine(), [{ source, stdin: '' }]);
    expect(observation?.error && explain(observation.error, source)?.what._eng).toBe('It says "elseif" here.');
  });

  test('gets the name that the task asks for, when the program has another one', () => {
    const error = {
      type: 'NameError',
      message: "name 'search' is not defined",
      line: null,
      column: null,
      traceback: '',
      syntax: false,
    };
    const explanation = explain(error, 'def search2(tall, x):\n    return x in tall');
    expect(explanation?.id).toBe('check-asks-for-name');
    expect(explanation?.tries).toEqual({
      _no: 'Programmet har search2. Gi det navnet search.',
      _eng: 'The program has search2. Name it search.',
    });
  });
});
