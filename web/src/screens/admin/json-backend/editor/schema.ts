import type { Translated } from '@kodestien/contract/language';

/** As much of JSON Schema as documents are described with. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  /** Of a type of block: what authors call it. */
  'x-name'?: Translated;
};

/** The schemas that may hold at a place; of alternatives those that fit what the object says of itself. */
export function schemasAt(schema: Schema, path: readonly (string | number)[], said: Record<string, string>): Schema[] {
  let found = alternatives(schema);
  path.forEach((part, depth) => {
    const below = found.flatMap((one) => {
      const next = typeof part === 'number' ? one.items : one.properties?.[part];
      return next ? alternatives(next) : [];
    });
    // What the object around the caret says decides among the kinds that it may be.
    found = depth >= path.length - 2 ? fitting(below, said) : below;
  });
  return found;
}

function alternatives(schema: Schema): Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema];
}

function fitting(schemas: Schema[], said: Record<string, string>): Schema[] {
  const fits = schemas.filter(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, { const: only }]) => only === undefined || said[name] === undefined || said[name] === only,
    ),
  );
  return fits.length > 0 ? fits : schemas;
}

export type BlockTemplate = { type: string; name: Translated; template: Record<string, unknown> };

/** Each type of block with its name and a block to begin with. */
export function blockTemplates(schema: Schema): BlockTemplate[] {
  return alternatives(schema.properties?.blocks?.items ?? {}).flatMap(({ properties, examples, 'x-name': name }) => {
    const type = properties?.type?.const;
    const template = examples?.[0];
    const isWhole = typeof type === 'string' && name !== undefined && typeof template === 'object' && template !== null;
    return isWhole ? [{ type, name, template: template as Record<string, unknown> }] : [];
  });
}
