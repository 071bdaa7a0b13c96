import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentFault } from '@kodestien/contract/faults';
import { CHARACTER_UNSHOWABLE } from '../../document/fault-reasons/values.ts';
import { readImage } from '../../document/source/images.ts';
import { type PathFault, shapeFaults } from './check.ts';
import { faultAt } from './content-fault.ts';
import { readJson } from './json-places.ts';

/** More than anyone corrects at once; a text that is no document at all could have a hundred thousand. */
const FAULTS_SHOWN = 50;

export type ReadSource =
  | { document: SourceDocument; placed: (fault: ContentFault) => ContentFault }
  | { refused: ContentFault[] };

/** The document that a JSON text holds, or what is wrong with it, each with its line and column. */
export async function readSource(text: string, folder: string): Promise<ReadSource> {
  const read = readJson(text);
  if ('fault' in read) return { refused: [{ ...faultAt(null, '', read.fault), ...read.place }] };
  const value = await withImageFacts(read.value, folder);
  const slug = typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined;
  const placed = (fault: ContentFault) => ({ ...fault, ...read.placeOf(fault.path) });
  const ofShape = shapeFaults(value);
  const toldOf = new Set(ofShape.map(({ path }) => path));
  const ofTexts = textFaults(value, '').filter(({ path }) => !toldOf.has(path));
  const faults = [...ofShape, ...ofTexts].slice(0, FAULTS_SHOWN);
  if (faults.length === 0) return { document: value as SourceDocument, placed };
  const name = typeof slug === 'string' ? slug : null;
  return { refused: faults.map(({ path, reason }) => placed(faultAt(name, path, reason))) };
}

/** Size and version of a picture are read from its file: nobody should have to write a hash. */
async function withImageFacts(value: unknown, folder: string): Promise<unknown> {
  if (typeof value !== 'object' || value === null || !('blocks' in value) || !Array.isArray(value.blocks)) return value;
  const blocks: unknown[] = [];
  for (const block of value.blocks) {
    blocks.push(isImage(block) ? { ...block, ...(await readImage(folder, block.src)) } : block);
  }
  return { ...value, blocks };
}

function isImage(block: unknown): block is { type: 'image'; src: string } {
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
function textFaults(value: unknown, path: string): PathFault[] {
  if (typeof value === 'string') {
    const isShowable = value.isWellFormed() && !value.includes('\0');
    return isShowable ? [] : [{ path, reason: CHARACTER_UNSHOWABLE }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textFaults(inner, path === '' ? name : `${path}.${name}`));
}
