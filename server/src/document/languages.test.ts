import { existsSync } from 'node:fs';
import { CHECK_KINDS, type CheckKind, fitsLanguage } from '@kodestien/contract/document/check-kinds';
import { LANGUAGES, pageOf, RUN_LANGUAGES, type RunLanguage } from '@kodestien/contract/languages';
import { JUDGED_BY, type JudgedLanguage } from '@kodestien/sandbox/server/languages';
import { expect, test } from 'vitest';

/** The sandbox imports nothing of the product, so each has its own list. They are equal, or this does not compile. */
type EngineOf = { [L in RunLanguage]: (typeof LANGUAGES)[L]['engine'] };
const engines: EngineOf = JUDGED_BY;
const judged: Record<JudgedLanguage, unknown> = engines;

test('the sandbox judges every language that learners run, each with the engine that its record names', () => {
  expect(Object.keys(judged).sort()).toEqual([...RUN_LANGUAGES].sort());
  for (const language of RUN_LANGUAGES) expect(JUDGED_BY[language]).toBe(LANGUAGES[language].engine);
});

test('every engine is a folder of the sandbox', () => {
  for (const language of RUN_LANGUAGES) {
    const folder = new URL(`../../../sandbox/src/${LANGUAGES[language].engine}/`, import.meta.url);
    expect(existsSync(folder), LANGUAGES[language].engine).toBe(true);
  }
});

test('every kind of check fits some language, and every language has checks', () => {
  const kinds = Object.keys(CHECK_KINDS) as CheckKind[];
  for (const kind of kinds)
    expect(
      RUN_LANGUAGES.filter((one) => fitsLanguage(kind, one)),
      kind,
    ).not.toEqual([]);
  for (const language of RUN_LANGUAGES) {
    expect(
      kinds.filter((kind) => fitsLanguage(kind, language)),
      language,
    ).not.toEqual([]);
  }
});

test('HTML is the page itself; CSS is applied to the page of its block', () => {
  expect(pageOf('html', '<p>given</p>', '<h1>written</h1>')).toEqual({ html: '<h1>written</h1>' });
  expect(pageOf('css', '<p>given</p>', 'p {}')).toEqual({ html: '<p>given</p>', css: 'p {}' });
});
