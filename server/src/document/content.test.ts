import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { DocumentTree } from './document-tree.ts';
import { checkContent, type ReadContent, readContent } from './files/content-folder.ts';
import { writeDocument } from './files/write-document.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';

let content: ReadContent;
beforeAll(async () => {
  content = await readContent(CONTENT_FOLDER);
});

test('the courses that we ship have no issues', async () => {
  await expect(checkContent(content)).resolves.toBeUndefined();
});

test('the files are written the way that export writes them (npm run content -- format)', async () => {
  for (const { file, document } of content.documents) {
    expect(writeDocument(document), file).toBe(await readFile(join(CONTENT_FOLDER, file), 'utf8'));
  }
});

test('five courses with at least three lessons each, and a reference page as an indented sub-link', () => {
  const header = new DocumentTree(content.documents.map(({ document }) => document)).header();
  const courses = header.filter(({ children }) => children.length > 0);
  expect(courses.map(({ slug }) => slug)).toEqual(['python', 'javascript', 'html', 'css', 'mathematics']);
  for (const { slug, children, ch_arr } of courses) {
    expect(children.length, slug).toBeGreaterThanOrEqual(3);
    expect(ch_arr, slug).toContainEqual(expect.objectContaining({ slug: `${slug}-reference`, tagg_src: 1 }));
    expect(children.map((child) => child.slug)).not.toContain(`${slug}-reference`);
  }
});

test('the glossary is reached by links, not from the menu', () => {
  const tree = new DocumentTree(content.documents.map(({ document }) => document));
  expect(tree.find('glossary')).toBeDefined();
  expect(tree.header().map(({ slug }) => slug)).not.toContain('glossary');
});

test('every document says something different in each language', () => {
  for (const { document } of content.documents) expect(document.ingress._no).not.toBe(document.ingress._eng);
});

test('our pictures carry no script and no style, and have a size', async () => {
  for (const [path, { width, height }] of content.images) {
    const svg = await readFile(join(CONTENT_FOLDER, path), 'utf8');
    expect(svg, path).not.toMatch(/<script|<style|\sstyle=|\son\w+=|href=/);
    expect([width, height].every((side) => side > 0)).toBe(true);
  }
});
