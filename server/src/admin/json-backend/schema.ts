import type * as operations from '@kodestien/contract/admin/json-backend';
import { BLOCK_TYPES } from '@kodestien/contract/document/blocks';
import { SourceDocument } from '@kodestien/contract/document/document';
import type { AdminHandler } from '../services.ts';

type SchemaNode = { required?: string[]; properties?: Record<string, { const?: unknown }> };

/** Filled in from the file of the picture, so authors need not write them. */
const FILLED_IN = ['width', 'height', 'version'];

export const adminJsonSchema: AdminHandler<typeof operations.adminJsonSchema> = async () => documentSchema();

export function documentSchema(): Record<string, unknown> {
  const schema = JSON.parse(JSON.stringify(SourceDocument)) as {
    properties: { blocks: { items: { anyOf: SchemaNode[] } } };
  };
  for (const block of schema.properties.blocks.items.anyOf) {
    const type = BLOCK_TYPES.find((type) => type === block.properties?.type?.const);
    if (type === 'image') block.required = block.required?.filter((name) => !FILLED_IN.includes(name)) ?? [];
  }
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema };
}
