import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ERROR_TEXTS } from '../contract/src/error-texts.ts';
import { HUMAN_LANGS, type HumanLang, isTranslated } from '../contract/src/language.ts';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '../contract/src/limits.ts';
import { userProfilImg } from '../contract/src/profile/operations.ts';
import { readContent } from '../server/src/document/files/content-folder.ts';
import { CONTENT_FOLDER } from '../server/src/document/source/content-root.ts';
import { PAGE_TEXTS, SITE } from '../server/src/page/texts.ts';

type Text = { place: string; lang: HumanLang; text: string };

const MESSAGES = fileURLToPath(new URL('../web/src/i18n/messages', import.meta.url));
/** Errors that only superusers meet, who know what a document is. */
const ADMIN_ERRORS = /^(?:document_|content_|stage_|rollback_|nothing_staged)/;
/** The words of the specification, which stay as they are. */
const SPECIFIED = ["Confirm the user in the mail you've received.", "We'll send you the reset link to your mail"];

const messages: Text[] = HUMAN_LANGS.flatMap((lang) =>
  readdirSync(join(MESSAGES, lang)).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(MESSAGES, lang, file), 'utf8')) as Record<string, string>).map(
      // Names of what is filled in are no words: {beskrivelse, plural, …}
      ([key, text]) => ({ place: key, lang, text: text.replace(/\{\w+(?:, plural,)?/g, '{') }),
    ),
  ),
);
const courses = (await readContent(CONTENT_FOLDER)).documents.flatMap(({ file, document }) => textsIn(document, file));
const screens = [...messages, ...textsIn({ ERROR_TEXTS, PAGE_TEXTS, SITE }, '')];
const everything = [...screens, ...courses];
/** Without the courses: a lesson may be about documents, mail or a ski track. */
const forLearners = screens.filter(
  ({ place, text }) =>
    !/\badmin[._]/.test(place) && !ADMIN_ERRORS.test(place.replace('.ERROR_TEXTS.', '')) && !SPECIFIED.includes(text),
);

/** Every text in both languages that is somewhere inside a value. */
function textsIn(value: unknown, place: string): Text[] {
  if (isTranslated(value)) return HUMAN_LANGS.map((lang) => ({ place, lang, text: value[lang] }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}

function expectNone(texts: Text[], lang: HumanLang, word: RegExp): void {
  const found = texts.filter((text) => text.lang === lang && word.test(text.text));
  expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
}

test('every place that people read from is looked at', () => {
  const places = everything.map(({ place }) => place);
  for (const place of ['signin.title', 'python/course.md.tittel', '.ERROR_TEXTS.username_taken', '.SITE.title']) {
    expect(places).toContain(place);
  }
});

test('Norwegian says frem, never fram', () => {
  expectNone(everything, '_no', /\bfram(?!e)/i);
});

describe('a learner reads one word for one thing', () => {
  test.each<[string, HumanLang, RegExp]>([
    ['a course is no løype', '_no', /\bløyp/i],
    ['a lesson or a page is no document (_no)', '_no', /\bdokument(?!asjon)/i],
    ['a lesson or a page is no document (_eng)', '_eng', /\bdocuments?\b/i],
    ['a profile that everyone sees is open', '_no', /\boffentlig/i],
    ['a password is changed with byttet', '_no', /\bpassord\w* (?:\w+ )?(?:ikke )?endre/i],
    ['what is on its way is loading (_no)', '_no', /\bhenter\b.*…/i],
    ['what is on its way is loading (_eng)', '_eng', /\b(?:fetching|getting)\b.*…/i],
    ['an email is an email', '_eng', /\b(?:e-mail|mail)s?\b/i],
  ])('%s', (_, lang, word) => {
    expectNone(forLearners, lang, word);
  });

  test('what an author adds to a part is a note', () => {
    const ofLessons = forLearners.filter(({ place }) => /^(?:comments|doc)\./.test(place));
    expect(ofLessons.length).toBeGreaterThan(0);
    expectNone(ofLessons, '_no', /beskrivelse/i);
    expectNone(ofLessons, '_eng', /description/i);
  });
});

describe('nobody reads a word that an editor has struck out', () => {
  test.each<[string, HumanLang, RegExp, RegExp?]>([
    ['what is run is an example', '_no', /\bkjørefelt/i],
    ['# is a nummertegn, but in a hashtag', '_no', /\bemneknagg/i, /^javascript\/06b-methods\b/],
    ['{ and } are krøllparenteser', '_no', /\bklamme(?:r|ne)\b/i],
    ['a tag opens or closes', '_no', /\b(?:starttagg|slutt?tagg)/i],
    ['a page that sums a course up is an oversikt', '_no', /\w-oppslag/i],
    ['7 is sju', '_no', /\bsyv\b/i],
    ['what can be counted is an antall', '_no', /\btallet på (?:dager|forsøk|varer)\b/i],
    ['what is one off is no error', '_no', /\ber én feil\./i],
    ['something wrong is fixed', '_eng', /\bmend(?:s|ed|ing)?\b/i],
    ['one die is no dice', '_eng', /\b(?:a|each|one) dice\b/i],
    ['a loop has iterations', '_eng', /\b(?:each|every|first) round\b/i],
    ['only what is added up is a sum', '_eng', /\bsums\b/i, /^(?:mathematics\/|python\/(?:09b-nested|13-random)\b)/],
    ['letters have a font size', '_eng', /\btype size\b/i],
    ['what is run is an example in English too', '_eng', /\brun box/i],
    ['a text is somewhere, it does not stand there', '_eng', /\bstands?\b(?! (?:alone|for|out|up)\b)/i],
  ])('%s', (_, lang, word, isRightIn = /^$/) => {
    expectNone(
      everything.filter(({ place }) => !isRightIn.test(place)),
      lang,
      word,
    );
  });
});

test('the limits of a picture are one number everywhere', () => {
  const texts = [...everything.map(({ text }) => text), userProfilImg.summary];
  const numbers = (unit: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(unit)].map(([, n]) => Number(n))));
  expect(numbers(/(?<!\.)\b(\d+) MB\b/g)).toEqual(new Set([IMAGE_MAX_BYTES / 1024 / 1024]));
  expect(numbers(/(\d+) mega(?:piks|pix)/g)).toEqual(new Set([IMAGE_MAX_PIXELS / 1_000_000]));
});
