import type { Block } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { kindOf } from '../blocks/index.ts';
import type { WrittenBlock, WrittenSection } from '../blocks/kind.ts';
import { writeSettings } from '../source/settings.ts';

/** A document as the file that it would be read from. What a reader of files fills in by itself is left out. */
export function writeDocument(document: SourceDocument): string {
  const { slug, tittel, ingress, icon, page, parent, order, ch_arr, stages, in_menu, lk20, aims } = document;
  const head = writeSettings({
    slug,
    tittel,
    ingress,
    icon,
    page: page === `/doc/${slug}` ? undefined : page,
    parent: parent ?? undefined,
    order,
    ch_arr: ch_arr.length > 0 ? ch_arr : undefined,
    stages,
    in_menu,
    lk20,
    aims,
  });
  return `---\n${head}---\n${document.blocks.map(writeBlock).join('')}`;
}

function writeBlock(block: Block): string {
  return writePart(block.type, block.slug, kindOf(block).write(block));
}

export function writePart(type: string, slug: string, { settings = {}, sections }: WrittenBlock): string {
  return `\n::: ${type} ${slug}\n${writeSettings(settings)}${sections.map(writeSection).join('')}`;
}

function writeSection({ name, langs, text }: WrittenSection): string {
  return `[${[name, ...langs].filter(Boolean).join(' ')}]\n${text}\n`;
}

/** Where a document that came from no file would be looked for. */
export function fileFor({ slug, parent, order }: SourceDocument): string {
  return `${parent ?? 'pages'}/${String(order).padStart(2, '0')}-${slug}.md`;
}
