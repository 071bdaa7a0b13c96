import type { ContentFault } from '@kodestien/contract/admin/faults';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { CHARACTER_UNSHOWABLE } from '../../document/fault-reasons/values.ts';
import { CONTENT_FOLDER } from '../../document/files/content-folder.ts';
import { type ImageFacts, readImages } from '../../document/files/images.ts';
import { ProblemError } from '../../http/problem.ts';
import { faultAt, type PathFault, shapeFaults } from '../content/check.ts';
import { readJson } from './json-places.ts';

/** More than anyone mends at once; a text that is no document at all could have a hundred thousand. */
const FAULTS_SHOWN = 50;

export type ReadSource = { document: SourceDocument; placed(fault: ContentFault): ContentFault };

/** The document that a JSON text holds, or a refusal that tells each fault with its line and column. */
export async function readSource(text: string, folder = CONTENT_FOLDER): Promise<ReadSource> {
  const read = readJson(text);
  if ('fault' in read) throw refusal([{ ...faultAt(null, '', read.fault), ...read.place }]);
  const value = await withImageFacts(read.value, folder);
  const slug = typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined;
  const placed = (fault: ContentFault) => ({ ...fault, ...read.placeOf(fault.path) });
  const faults = [...shapeFaults(value), ...textFaults(value, '')].slice(0, FAULTS_SHOWN);
  if (faults.length > 0) {
    const name = typeof slug === 'string' ? slug : null;
    throw refusal(faults.map(({ path, reason }) => placed(faultAt(name, path, reason))));
  }
  return { document: value as SourceDocument, placed };
}

function refusal(faults: ContentFault[]): ProblemError {
  return new ProblemError('document_invalid', { faults });
}

/** Size and version of a picture are read from its file: nobody should have to write a hash. */
async function withImageFacts(value: unknown, folder: string): Promise<unknown> {
  if (typeof value !== 'object' || value === null || !('blocks' in value) || !Array.isArray(value.blocks)) return value;
  if (!value.blocks.some(isImage)) return value;
  const images: ReadonlyMap<string, ImageFacts> = await readImages(folder);
  const blocks = value.blocks.map((block: unknown) =>
    isImage(block) ? { ...block, ...images.get(block.src) } : block,
  );
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
