import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError, type Issue } from '../issue.ts';
import { CONTENT_FOLDER } from '../source/content-root.ts';
import { contentFixture } from '../testing/content-fixture.ts';
import { checkContent, readContent } from './content-folder.ts';
import { readTeaching } from './read-teaching.ts';
import { writeTeaching } from './write-teaching.ts';

const FILE = 'python/teachers/python-variables.md';
const source = await readFile(join(CONTENT_FOLDER, FILE), 'utf8');

function read(text: string) {
  const issues: Issue[] = [];
  const found = readTeaching(FILE, text, issues);
  return { found, issues: issues.map(({ reason }) => reason._eng) };
}

/** What the check of all files says when this one is changed so. */
async function issuesWith(text: string, file = FILE): Promise<string[]> {
  const files = await contentFixture();
  try {
    await files.remove(FILE);
    await files.write(file, text);
    await checkContent(await readContent(files.folder));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues.map((issue) => `${issue.file}:${issue.line}: ${issue.reason._eng}`);
  } finally {
    await files.dispose();
  }
}

const lineOf = (words: string) => source.slice(0, source.indexOf(words)).split('\n').length;

test('writing what was read, and reading that, gives the same material', () => {
  const { found, issues } = read(source);
  expect(issues).toEqual([]);
  if (!found) throw new Error('nothing was read');
  const written = writeTeaching(found.lesson, found.teaching);
  expect(written).toBe(source);
  expect(read(written).found?.teaching).toEqual(found.teaching);
});

test('a test has exactly five questions', () => {
  const four = source.slice(0, source.lastIndexOf('::: question'));
  expect(read(four).issues).toEqual(['questions: must have at least 5 items']);
  const six = `${source}\n${source.slice(source.lastIndexOf('::: question')).replace('follows-along', 'sixth')}`;
  expect(read(six).issues).toEqual(['questions: can have at most 5 items']);
});

test('a part that is missing, unknown or in one language only is named', () => {
  expect(read(source.replace('::: text unplugged', '::: text outdoors')).issues).toEqual([
    'the part "::: text unplugged" is missing',
    expect.stringContaining('"::: text outdoors" does not belong here'),
  ]);
  const norwegianOnly = source.replace(/(::: text unplugged\n\[_no\]\n.*?\n)\[_eng\]\n.*?\n/s, '$1');
  expect(read(norwegianOnly).issues).toEqual(['the English text is missing: block "unplugged" needs a section [_eng]']);
});

test('minutes that cannot be, a question without an answer and links that lead nowhere are found on their lines', async () => {
  const minutes = /minutes:\n(?: {2}.*\n)+/;
  const said = (whole: number) =>
    source.replace(minutes, `minutes:\n  reading: 25\n  exercises: 25\n  whole: ${whole}\n`);
  expect(await issuesWith(said(45))).toEqual([`${FILE}:3: whole is 45, but reading and exercises make 50`]);
  expect(await issuesWith(said(300))).toEqual([
    expect.stringMatching(`^${FILE}:3: whole is 300 minutes, but the lesson`),
  ]);
  expect(await issuesWith(said(62))).toEqual([`${FILE}:3: minutes are given in fives`]);

  const noAnswer = source.replace(/(::: question which-names\n.*?)\[answer _no\].*?(?=\n::: )/s, '$1');
  expect(await issuesWith(noAnswer)).toEqual([
    `${FILE}:${lineOf('::: question which-names')}: the question has neither [answer …] nor [output …]`,
  ]);
  const words = 'Skriv tre navn på tavla';
  expect(await issuesWith(source.replace(words, `[${words}](/doc/nowhere)`))).toEqual([
    `${FILE}:${lineOf(words)}: there is no document "nowhere"`,
  ]);
});

test('a file for a lesson that does not exist, or with another name than the lesson, stops the load', async () => {
  expect(await issuesWith(source.replace('lesson: python-variables', 'lesson: python-nowhere'))).toEqual([
    `${FILE}:2: there is no document "python-nowhere"`,
  ]);
  const elsewhere = 'python/teachers/02-variables.md';
  expect(await issuesWith(source, elsewhere)).toEqual([`${elsewhere}:2: this file must be called ${FILE}`]);
});
