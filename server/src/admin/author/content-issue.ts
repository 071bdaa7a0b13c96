import { BLOCKS, type Block } from '@kodestien/contract/document/blocks';
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

function pathOf(issue: DocumentIssue, document: SourceDocument | undefined): string {
  const { key, block, teaching, at } = issue;
  if (teaching !== undefined) return teachingPath(teaching, at, document);
  if (block === undefined) return key ?? '';
  const path = `blocks.${block}`;
  if (at?.setting) return `${path}.${at.setting}`;
  const found = document?.blocks[block];
  if (!at?.section || !found) return path;
  return [path, sectionPath(at.section.name, found), at.section.lang].filter(Boolean).join('.');
}

/** Where in the JSON a part of the teachers' material is stored. */
function teachingPath(part: string, at: DocumentIssue['at'], document: SourceDocument | undefined): string {
  const question = document?.teaching?.questions.findIndex(({ slug }) => slug === part) ?? -1;
  const inside =
    question === -1 ? part.replaceAll('-', '_') : `questions.${question}.${at?.section?.name || 'question'}`;
  return ['teaching', at?.setting, inside, at?.section?.lang].filter(Boolean).join('.');
}

/** Where in the JSON of a block a section of its file is stored. */
function sectionPath(section: string, block: Block): string {
  const record: { text: string; pathOf?: (section: string, block: never) => string | undefined } = BLOCKS[block.type];
  return record.pathOf?.(section, block as never) ?? (section || record.text);
}
