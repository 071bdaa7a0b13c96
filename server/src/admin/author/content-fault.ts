import type { Block, BlockType } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentFault } from '@kodestien/contract/faults';
import type { Translated } from '@kodestien/contract/language';
import type { DocumentFault } from '../../document/check.ts';

/** Apart from what finds faults: that reads and renders every kind of block, and only the authors' thread loads it. */
export function asContentFault(fault: DocumentFault, document: SourceDocument | undefined): ContentFault {
  return faultAt(fault.slug ?? null, pathOf(fault, document), fault.reason);
}

export function faultAt(slug: string | null, path: string, reason: Translated): ContentFault {
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

function pathOf({ key, block, at }: DocumentFault, document: SourceDocument | undefined): string {
  if (block === undefined) return key ?? '';
  const path = `blocks.${block}`;
  if (at?.setting) return `${path}.${at.setting}`;
  const type = document?.blocks[block]?.type satisfies Block['type'] | undefined;
  if (!at?.section || !type) return path;
  const name = at.section.name || MAIN_TEXT[type];
  return [path, attemptPath(name, document?.blocks[block]) ?? name, at.section.lang].filter(Boolean).join('.');
}

/** A wrong attempt is a section of its own in a file; in the JSON it is an item of a list. */
function attemptPath(section: string, block: Block | undefined): string | undefined {
  if (block?.type !== 'exercise' || !section.startsWith('wrong-')) return undefined;
  const index = block.wrong?.findIndex(({ id }) => section === `wrong-${id}`) ?? -1;
  return index === -1 ? undefined : `wrong.${index}.code`;
}
