import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentIssue } from '@kodestien/contract/issues';
import { CHARACTER_UNSHOWABLE } from '../../document/issue-reasons/values.ts';
import { readImage } from '../../document/source/images.ts';
import { type PathIssue, shapeIssues } from './check.ts';
import { issueAt } from './content-issue.ts';
import { readJson } from './json-places.ts';

/** More than anyone corrects at once; a text that is no document at all could have a hundred thousand. */
const ISSUES_SHOWN = 50;

export type ReadSource =
  | { document: SourceDocument; placed: (issue: ContentIssue) => ContentIssue }
  | { refused: ContentIssue[] };

/** The document that a JSON text holds, or what is wrong with it, each with its line and column. */
export async function readSource(text: string, folder: string): Promise<ReadSource> {
  const read = readJson(text);
  if ('issue' in read) return { refused: [{ ...issueAt(null, '', read.issue), ...read.place }] };
  const value = await withImageFacts(read.value, folder);
  const slug = typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined;
  const placed = (issue: ContentIssue) => ({ ...issue, ...read.placeOf(issue.path) });
  const ofShape = shapeIssues(value);
  const toldOf = new Set(ofShape.map(({ path }) => path));
  const ofTexts = textIssues(value, '').filter(({ path }) => !toldOf.has(path));
  const issues = [...ofShape, ...ofTexts].slice(0, ISSUES_SHOWN);
  if (issues.length === 0) return { document: value as SourceDocument, placed };
  const name = typeof slug === 'string' ? slug : null;
  return { refused: issues.map(({ path, reason }) => placed(issueAt(name, path, reason))) };
}

/** Size and version of a picture are read from its file: nobody should have to write a hash. */
async function withImageFacts(value: unknown, folder: string): Promise<unknown> {
  if (typeof value !== 'object' || value === null || !('blocks' in value) || !Array.isArray(value.blocks)) return value;
  const blocks: unknown[] = [];
  for (const block of value.blocks) {
    blocks.push(isImage(block) ? await withFacts(block, folder) : block);
  }
  return { ...value, blocks };
}

async function withFacts(block: Image, folder: string): Promise<object> {
  const english = typeof block.src_eng === 'string' ? await readImage(folder, block.src_eng) : undefined;
  return { ...block, ...(await readImage(folder, block.src)), ...(english && { version_eng: english.version }) };
}

type Image = { type: 'image'; src: string; src_eng?: unknown };

function isImage(block: unknown): block is Image {
  return (
    typeof block === 'object' &&
    block !== null &&
    'type' in block &&
    block.type === 'image' &&
    'src' in block &&
    typeof block.src === 'string'
  );
}

/** A NUL, or half of a character, can be written in JSON; no page can show it. */
function textIssues(value: unknown, path: string): PathIssue[] {
  if (typeof value === 'string') {
    const isShowable = value.isWellFormed() && !value.includes('\0');
    return isShowable ? [] : [{ path, reason: CHARACTER_UNSHOWABLE }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textIssues(inner, path === '' ? name : `${path}.${name}`));
}
