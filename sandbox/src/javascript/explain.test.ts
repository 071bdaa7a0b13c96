import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { NOVICE_RUNTIME_ERRORS } from './testing/novice-runtime-errors.ts';
import { NOVICE_SYNTAX_ERRORS } from './testing/novice-syntax-errors.ts';
import { observeHere } from './testing/observe-here.ts';

/** One program for each mistake, as a beginner would write it. */
const PROGRAMS: readonly [id: string, source: string, line: number][] = [
  ['smart-quotes', 'let navn = “Kari”;', 1],
  ['string-not-closed', 'console.log("hei);', 1],
  ['string-not-closed', 'let a = 1;\nlet navn = `Kari;', 2],
  ['misspelt-keyword', 'function f() {\n  retrun 5;\n}', 2],
  ['misspelt-keyword', 'funtion f() {\n}', 1],
  ['keyword-as-name', 'let class = "9A";', 1],
  ['keyword-as-name', 'let new = 5;', 1],
  ['name-used-twice', 'let alder = 1;\nlet alder = 2;', 2],
  ['const-without-value', 'const pi;', 1],
  ['return-outside-function', 'let a = 2;\nreturn a;', 2],
  ['await-outside-async', 'function hent() {\n  const svar = await vent();\n}', 2],
  ['backtick-missing', 'let a = 1;\nlet s = <li>a</li>`;', 2],
  ['quotes-not-in-pairs', 'const l = ["brød, "melk", "egg"];', 1],
  ['name-after-dot-missing', 'let a = "b";\na..trim();', 2],
  ['template-not-closed', 'let a = 1;\nlet s = `${a og b`;', 2],
  ['bracket-too-many', 'function f() {\n  console.log("Koker"));\n}', 2],
  ['bracket-not-closed', 'const t = Number(prompt("Hvor mye er det?");', 1],
  ['bracket-not-closed', 'console.log("hei"', 1],
  ['bracket-not-closed', 'if (true) {\n  console.log(1);\n', 3],
  ['bracket-not-closed', 'let tall = [1, 2;', 1],
  ['bracket-too-many', 'if (true) {\n}\n}', 3],
  ['bracket-too-many', 'console.log(1));', 1],
  ['else-without-if', 'if (1 > 2);\n{\n}\nelse {\n}', 4],
  ['missing-comma-or-semicolon', 'let x = 5 y = 3;', 1],
  ['missing-comma-or-semicolon', 'console.log("a" "b");', 1],
  ['name-not-defined', 'consol.log(1);', 1],
  ['name-not-defined', 'let fornavn = "Kari";\nconsole.log(fornvan);', 2],
  ['name-not-defined', 'console.log(Kari);', 1],
  ['used-before-made', 'console.log(alder);\nlet alder = 12;', 1],
  ['const-changed', 'const alder = 12;\nalder = 13;', 2],
  ['property-of-nothing', 'const elev = JSON.parse("{}");\nconsole.log(elev.mor.navn);', 2],
  ['arrow-after-function', '// function f() => {\nfunction dobbel(x) => {\n  return x * 2;\n}', 2],
  ['arrow-after-method', 'class Hund {\n  bjeff() => {\n    console.log("voff");\n  }\n}', 2],
  ['arrow-after-method', 'const o = {\n  a: 1,\n  vis () => {\n    return 1;\n  },\n};', 3],
  ['unpack-of-object', 'const elev = { navn: "Bo" };\nconst [navn] = elev;', 2],
  ['missing-return', 'function f() {\n  const a = {};\n}\nconst { b } = f();', 4],
  ['starts-as-null', 'let elev = null;\nelev.navn = "Ola";', 2],
  ['class-without-new', 'class Hund {}\nconst passopp = Hund();', 2],
  [
    'super-missing',
    'class Dyr {}\nclass Hund extends Dyr {\n  constructor() {\n    this.navn = "Passopp";\n  }\n}\nnew Hund();',
    4,
  ],
  ['not-a-function', 'let navn = "Kari";\nconsole.log(navn.toUpperCas());', 2],
  ['variable-called', 'let tall = 5;\ntall();', 2],
  ['not-iterable', 'for (const x of 5) {\n}', 1],
  [
    'not-iterable',
    'class A {\n  sum() {\n    let n = 0;\n    for (const k of this.tall) n += k;\n  }\n}\nnew A().sum();',
    4,
  ],
  ['endless-recursion', 'function ned(n) {\n  return ned(n - 1);\n}\nned(10);', 2],
  ['json-not-valid', 'const elev = JSON.parse("{navn: 1}");', 1],
  ['wrong-array-length', 'const liste = new Array(-1);', 1],
  ['bigint-with-number', 'console.log(10n + 1);', 1],
  ['import-of-module', 'import fs from "fs";', 1],
  ['fetch-outside', 'async function hent() {\n  const svar = await fetch("https://vg.no");\n}\nhent();', 2],
  [
    'json-of-answer',
    'async function hent() {\n  const svar = await fetch("lag.json");\n  return svar.json();\n}\nhent();',
    3,
  ],
  ['body-read-twice', 'async function f(a) {\n  await a.text();\n  await a.text();\n}\nfetch("a.txt").then(f);', 3],
];

describe('A beginner who makes a mistake in JavaScript', () => {
  test.each(PROGRAMS)('is told about %s', async (id, source, line) => {
    const [observation] = await observeHere(source, [{ kind: 'stdin', stdin: '' }]);
    expect(observation?.error, 'the program fails').toBeDefined();
    const explanation = observation?.error ? explain(observation.error, source) : null;
    expect({ id: explanation?.id, error: observation?.error }).toMatchObject({ id });
    if (id !== 'import-of-module') expect(explanation?.line).toBe(line);
    for (const texts of [explanation?.what, explanation?.why, explanation?.tries]) {
      expect(texts?._no).toMatch(/^\S.*[.?]$/);
      expect(texts?._eng).toMatch(/^\S.*[.?]$/);
      expect(texts?._no).not.toBe(texts?._eng);
    }
  });

  test('is asked whether another name was meant', async () => {
    const source = 'let fornavn = "Kari";\nconsole.log(fornvan);';
    const [observation] = await observeHere(source, [{ kind: 'stdin', stdin: '' }]);
    const explanation = observation?.error ? explain(observation.error, source) : null;
    expect(explanation?.tries).toEqual({ _no: 'Mente du fornavn?', _eng: 'Did you mean fornavn?' });
    expect(explanation?.why._eng).toBe('There is something called fornavn.');
  });

  test('gets no line where either of two may be taken apart', async () => {
    const source =
      'const l = [{ b: { c: 1 } }, {}];\nfor (const { a, b } of l) {\n  const { c } = b;\n  console.log(a, c);\n}';
    const [observation] = await observeHere(source, [{ kind: 'stdin', stdin: '' }]);
    const explanation = observation?.error ? explain(observation.error, source) : null;
    expect({ line: explanation?.line, tries: explanation?.tries._eng }).toEqual({
      line: null,
      tries: 'Print what the names are taken from with console.log right before.',
    });
  });

  test('gets no name where two calls have the same place and both may be wrong', async () => {
    const source = 'function vis(a, b) {\n  a.push(b.trim());\n}\nvis(1, "x");';
    const [observation] = await observeHere(source, [{ kind: 'stdin', stdin: '' }]);
    const explanation = observation?.error ? explain(observation.error, source) : null;
    expect(explanation?.what._eng).toBe('This is not a function.');
  });

  test('is not told anything about an error that is thrown on purpose', async () => {
    const source = 'throw new RangeError("for høyt");';
    const [observation] = await observeHere(source, [{ kind: 'stdin', stdin: '' }]);
    expect(observation?.error && explain(observation.error, source)).toBeNull();
  });
});

describe('A beginner who forgets to close a bracket', () => {
  test.each<[source: string, open: string]>([
    ['k.on(() => {\n  if (k) {\n    k = 1;\n});', 'A { on line 2 is never closed.'],
    ['let tabell = [\n  ["Viking", 41],\n  ["Brann", 38,\n  ["Lyn", 20]\n];', 'A [ on line 3 is never closed.'],
    ['console.log(1 + (2);\nconsole.log(2 + (3);', 'A ( on line 1 is never closed.'],
  ])('reads the line where it was opened: %s', async (source, open) => {
    const [observation] = await observeHere(source, [{ kind: 'stdin', stdin: '' }]);
    expect(observation?.error && explain(observation.error, source)?.what._eng).toBe(open);
  });
});

describe('A beginner who makes the mistake', () => {
  test.each([
    ...NOVICE_SYNTAX_ERRORS.map((mistake) => [...mistake, true] as const),
    ...NOVICE_RUNTIME_ERRORS.map((mistake) => [...mistake, false] as const),
  ])('%s', async (_mistake, source, id, tries, syntax) => {
    const [observation] = await observeHere(source, [{ kind: 'stdin', stdin: '' }]);
    const explanation = observation?.error ? explain(observation.error, source) : null;
    expect({ id: explanation?.id, tries: explanation?.tries._eng, syntax: observation?.error?.syntax }).toEqual({
      id,
      tries,
      syntax,
    });
    for (const texts of [explanation?.what, explanation?.why, explanation?.tries]) {
      expect(texts?._no).toMatch(/^\S.*[.?{]$/);
      expect(`${texts?._no}${texts?._eng}`).not.toMatch(/`|\$\{/);
      expect(texts?._no).not.toBe(texts?._eng);
    }
  });
});
