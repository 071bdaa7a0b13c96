import type { Block, BlockOf } from '@kodestien/contract/document/blocks';
import { BLOCKS } from '@kodestien/contract/document/blocks';
import { projectDrafts } from '@kodestien/contract/document/projects';
import { expect, test } from 'vitest';
import type { CheckContext } from './kind.ts';
import { project } from './project.ts';

const BLOCK: BlockOf<'project'> = { slug: 'game', type: 'project', ...BLOCKS.project.template };

async function issuesOf(block: BlockOf<'project'>, others: Block[] = []): Promise<string[]> {
  const document = { blocks: [block, ...others] } as CheckContext['document'];
  const context: CheckContext = { document, knows: () => true, isPage: () => true, images: new Map() };
  return (await project.check(block, context)).map(({ reason }) => reason._eng);
}
const text = (slug: string): Block => ({ slug, type: 'text', txt: { _no: 'x', _eng: 'x' } });

test('a project that has all it needs is taken', async () => {
  expect(await issuesOf(BLOCK, [text('other')])).toEqual([]);
});

test('each level has aims, and no two aims or questions have the same name', async () => {
  const [first] = BLOCK.aims;
  const [question] = BLOCK.questions;
  if (!first || !question) throw new Error('the template has aims and questions');
  expect(await issuesOf({ ...BLOCK, aims: [first, first, first], questions: [question, question] })).toEqual([
    'two aims are called "runs"',
    'two questions are called "proud"',
    'a project has aims at each level: start, more and most',
  ]);
});

test('CSS has a page to style, and Python has none', async () => {
  expect(await issuesOf({ ...BLOCK, language: 'css' })).toHaveLength(1);
  expect(await issuesOf({ ...BLOCK, page: { _no: '<p>', _eng: '<p>' } })).toHaveLength(1);
  expect(await issuesOf({ ...BLOCK, language: 'css', page: { _no: '<p>', _eng: '<p>' } })).toEqual([]);
});

test.each(projectDrafts('game').slice(1))('no other block is called %s, where a draft is stored', async (slug) => {
  expect(await issuesOf(BLOCK, [text(slug)])).toEqual([
    `drafts of the project are stored as "${slug}", and another block of the document is called that`,
  ]);
});

test('a name that is too long for its drafts is refused', async () => {
  expect(await issuesOf({ ...BLOCK, slug: 'a'.repeat(54) })).toEqual([]);
  expect(await issuesOf({ ...BLOCK, slug: 'a'.repeat(55) })).toEqual([
    'the slug of a project has at most 54 characters, since its drafts have longer ones',
  ]);
});

test('readers get the brief, the plan to begin with, the aims and the questions, and a heading to find it by', () => {
  const { aims, questions, plan, minutes } = BLOCK;
  expect(project.render(BLOCK)).toMatchObject({ slug: 'game', aims, questions, plan, minutes, page: null });
  expect(project.headings?.(BLOCK)).toEqual([{ id: 'game', level: 2, blokk_slug: 'game', txt: BLOCK.tittel }]);
  expect(project.minutes?.(BLOCK)).toBe(60);
});
