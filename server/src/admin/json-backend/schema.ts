import { BLOCK_TYPES } from '@kodestien/contract/document/block-types';
import { BLOCKS } from '@kodestien/contract/document/blocks';
import { SourceDocument } from '@kodestien/contract/document/document';

type SchemaNode = { required?: string[]; [keyword: string]: unknown };

/** Of each type of block also what authors call it, and one to begin with. */
export function documentSchema(): Record<string, unknown> {
  const schema = JSON.parse(JSON.stringify(SourceDocument)) as {
    properties: { blocks: { items: { anyOf: SchemaNode[] } } };
  };
  const blocks = schema.properties.blocks.items;
  blocks.anyOf = BLOCK_TYPES.map((type, index) => {
    const { name, template, filledIn = [] } = BLOCKS[type] as BlockRecord;
    const own = blocks.anyOf[index] ?? {};
    const required = own.required?.filter((key) => !filledIn.includes(key)) ?? [];
    return { ...own, required, 'x-name': name, examples: [{ slug: type, type, ...template }] };
  });
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema };
}

type BlockRecord = { name: object; template: object; filledIn?: readonly string[] };
