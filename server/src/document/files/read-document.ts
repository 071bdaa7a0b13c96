import { BLOCK_TYPES } from '@kodestien/contract/document/block-types';
import { BLOCKS, type Block } from '@kodestien/contract/document/blocks';
import { SourceDocument } from '@kodestien/contract/document/document';
import { isBlockType, kindNamed } from '../blocks/index.ts';
import { BlockSource } from '../blocks/source.ts';
import type { Issue, Report } from '../issue.ts';
import { noBlockType } from '../issue-reasons/blocks.ts';
import type { ImageFacts } from '../source/images.ts';
import { type ScannedBlock, scan } from '../source/scan.ts';
import { readSettings, type Settings } from '../source/settings.ts';
import { schemaIssues } from './schema-issues.ts';

/** A block as it is in its file. */
export type PlacedBlock = { scanned: ScannedBlock; settings: Settings };
type Placed = { file: string; lineOf: (key: string) => number; blocks: PlacedBlock[] };

/** A document, the file it came from, and where in it each thing is. What it has for teachers has a file of its own. */
export type ReadDocument = Placed & { document: SourceDocument; teaching?: Placed };

/** Reads one file. Whatever is wrong with it alone is an issue; undefined when it cannot be used. */
export function readDocument(
  file: string,
  source: string,
  images: ReadonlyMap<string, ImageFacts>,
  issues: Issue[],
): ReadDocument | undefined {
  const before = issues.length;
  const report: Report = (line, reason) => issues.push({ file, line, reason });
  const { frontMatter, blocks } = scan(source, report);
  const head = readSettings(frontMatter, report);
  const slug = typeof head.values.slug === 'string' ? head.values.slug : '';
  const settings = blocks.map((block) => readSettings(block.settings, report));
  const unsaid = Object.entries({ page: `/doc/${slug}`, parent: null, ch_arr: [] }).filter(
    ([key]) => !(key in head.values),
  );
  // In the author's order, which the editor of the admin area shows.
  const document = {
    ...head.values,
    ...Object.fromEntries(unsaid),
    blocks: blocks.flatMap((scanned, index) => readBlock(scanned, settings[index] as Settings, images, report)),
  };
  // The blocks have been judged one by one, where their lines are known.
  for (const { key, reason } of schemaIssues(SourceDocument, { ...document, blocks: [] })) {
    // A page that nobody wrote is made from the slug, and so is its issue.
    if (key !== 'page' || 'page' in head.values) report(head.lineOf(key), reason);
  }
  if (issues.length > before) return undefined;
  return {
    file,
    document: document as unknown as SourceDocument,
    lineOf: head.lineOf,
    blocks: blocks.map((scanned, index) => ({ scanned, settings: settings[index] as Settings })),
  };
}

function readBlock(
  scanned: ScannedBlock,
  settings: Settings,
  images: ReadonlyMap<string, ImageFacts>,
  report: Report,
): Block[] {
  const { type, slug, line } = scanned;
  if (!isBlockType(type)) {
    report(line, noBlockType(type, BLOCK_TYPES));
    return [];
  }
  let invalid = false;
  const source = new BlockSource(scanned, settings, images, (place, reason) => {
    invalid = true;
    report(place, reason);
  });
  const block = { slug, type, ...kindNamed(type).read(source) };
  source.reportUnasked();
  if (invalid) return [];
  for (const { key, reason } of schemaIssues(BLOCKS[type].schema, block)) {
    report(key in settings.values ? settings.lineOf(key) : line, reason);
  }
  return [block as unknown as Block];
}
