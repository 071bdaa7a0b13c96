/** As much of JSON Schema as documents are described with. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
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
