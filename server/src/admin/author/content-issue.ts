import type { Block, BlockType } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentIssue } from '@kodestien/contract/issues';
import type { Translated } from '@kodestien/contract/language';
import type { DocumentIssue } from '../../document/check.ts';

/** Apart from what finds issues: that reads and renders every kind of block, and only the authors' thread loads it. */
export function asContentIssue(issue: DocumentIssue, document: SourceDocument | undefined): ContentIssue {
  return issueAt(issue.slug ?? null, pathOf(issue, document), issue.reason);
}

export function issueAt(slug: string | null, path: string, reason: Translated): ContentIssue {
  return { slug, file: null, path, line: null, column: null, reason };
}

/** Where the text of a block's nameless section is stored. */
const MAIN_TEXT: Record<BlockType, string> = {
  text: 'txt',
  code: 'code',
  run: 'code',
  exercise: 'task',
  quiz: 'question',
  image: 'alt',
  link: 'txt',
};

function pathOf({ key, block, at }: DocumentIssue, document: SourceDocument | undefined): string {
  if (block === undefined) return key ?? '';
  const path = `blocks.${block}`;
  if (at?.setting) return `${path}.${at.setting}`;
  const type = document?.blocks[block]?.type satisfies Block['type'] | undefined;
  if (!at?.section || !type) return path;
  const name = at.section.name || MAIN_TEXT[type];
  return [path, attemptPath(name, document?.blocks[block]) ?? name, at.section.lang].filter(Boolean).join('.');
}

/** A right or wrong attempt is a section of its own in a file; in the JSON it is an item of a list. */
function attemptPath(section: string, block: Block | undefined): string | undefined {
  if (block?.type !== 'exercise') return undefined;
  for (const kind of ['right', 'wrong'] as const) {
    const index = block[kind]?.findIndex(({ id }) => section === `${kind}-${id}`) ?? -1;
    if (index !== -1) return `${kind}.${index}.code`;
  }
  return undefined;
}
