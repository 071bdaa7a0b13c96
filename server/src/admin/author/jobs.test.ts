import { copyFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentIssue } from '@kodestien/contract/issues';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readContent } from '../../document/files/content-folder.ts';
import { type DocumentOutline, outlineOf } from '../../document/outline.ts';
import { CONTENT_FOLDER } from '../../document/source/content-root.ts';

const filesRead = vi.hoisted(() => [] as string[]);
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  const readFile = (...args: Parameters<typeof real.readFile>) => {
    filesRead.push(String(args[0]));
    return real.readFile(...args);
  };
  return { ...real, readFile: readFile as typeof real.readFile };
});

let authorJobs: typeof import('./jobs.ts').authorJobs;
let others: DocumentOutline[];
let folder: string;
beforeAll(async () => {
  // Test files share their modules: those that read files are loaded again, so that the counting reader is theirs.
  vi.resetModules();
  ({ authorJobs } = await import('./jobs.ts'));
  const { documents, images } = await readContent(CONTENT_FOLDER);
  others = documents.map(({ document }) => outlineOf(document));
  folder = await mkdtemp(join(tmpdir(), 'kodestien-pictures-'));
  await copyFile(join(CONTENT_FOLDER, [...images.keys()][0] ?? ''), join(folder, 'shown.svg'));
  await writeFile(join(folder, 'elsewhere.svg'), 'no picture at all');
});
afterAll(() => rm(folder, { recursive: true }));

const both = (text: string) => ({ _no: text, _eng: text });
const lesson = {
  slug: 'trial',
  tittel: both('x'),
  ingress: both('x'),
  icon: 'cairn',
  page: '/doc/trial',
  parent: 'python',
  order: 50,
  ch_arr: [],
  blocks: [
    { slug: 'a', type: 'text', txt: both('[a](/doc/python) [b](/doc/mal#code) [c](#b) [d](/doc/nowhere)') },
    { slug: 'b', type: 'image', src: 'shown.svg', alt: both('x') },
  ],
};

async function preview(document: object) {
  const looked: ContentIssue[] = [];
  const json = JSON.stringify(document);
  const shown = await authorJobs.preview({ json, others, folder }, (issue) => looked.push(issue));
  if ('refused' in shown) throw new Error(JSON.stringify(shown.refused));
  return { ...shown, looked };
}

test('a preview looks at the blocks of its own document and at no others', async () => {
  const { looked, rendered, issues } = await preview(lesson);
  // Each is judged once and rendered once.
  expect(looked.map(({ slug, path }) => `${slug} ${path}`)).toEqual([
    'trial blocks.0',
    'trial blocks.1',
    'trial blocks.0',
    'trial blocks.1',
  ]);
  expect(rendered.blocks).toHaveLength(2);
  expect(new Set(issues.map(({ reason }) => reason._eng))).toEqual(new Set(['there is no document "nowhere"']));
});

test('a preview reads the pictures that its document shows and no others, and none again while someone types', async () => {
  // As if it were the first one: a picture that has changed is read again.
  await utimes(join(folder, 'shown.svg'), 1, 1);
  filesRead.length = 0;
  const { rendered } = await preview(lesson);
  expect(rendered.blocks[1]).toMatchObject({ type: 'image', width: expect.any(Number) });
  expect(filesRead).toEqual([join(folder, 'shown.svg')]);
  for (const title of ['P', 'Pr', 'Prø']) await preview({ ...lesson, tittel: both(title) });
  expect(filesRead).toHaveLength(1);
});

test('an outline holds nothing of what a document says', () => {
  for (const { blocks } of others) {
    for (const block of blocks) expect(['slug', 'type', 'drill']).toEqual(expect.arrayContaining(Object.keys(block)));
  }
});

test('of two documents with the same place, the one that is being written is told', async () => {
  const { issues } = await preview({ ...lesson, order: 1, blocks: [] });
  expect(issues).toMatchObject([
    { slug: 'trial', path: 'order', reason: { _eng: expect.stringContaining('both have order 1 under python') } },
  ]);
});
