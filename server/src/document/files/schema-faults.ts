import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

const ajv = new Ajv({ allErrors: true, strict: true, keywords: ['x-error'] });
const compiled = new WeakMap<object, ValidateFunction>();

/** Where in the value (also by its top-level key), and in an author's words: alone, and with the place before them. */
export type SchemaFault = { key: string; path: string; words: string; reason: string };

/** What a schema has to say against a value, by the value's top-level key, in an author's words. */
export function schemaFaults(schema: object, value: unknown): SchemaFault[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  const faults = withoutOtherVariants(validate.errors ?? []).map(describe);
  return [...new Map(faults.map((fault) => [fault.reason, fault])).values()];
}

/** Of a choice between shapes, only what the shape with the right constant (its kind) has to say. */
function withoutOtherVariants(errors: readonly ErrorObject[]): ErrorObject[] {
  const others = errors
    .filter(({ keyword }) => keyword === 'const')
    .map(({ schemaPath, instancePath }) => ({
      schema: schemaPath.replace(/\/properties\/\w+\/const$/, '/'),
      instance: instancePath.replace(/\/\w+$/, ''),
    }));
  const rest = errors.filter(
    ({ keyword, schemaPath, instancePath }) =>
      keyword !== 'anyOf' &&
      !others.some(({ schema, instance }) => schemaPath.startsWith(schema) && instancePath.startsWith(instance)),
  );
  return rest.length > 0 ? rest : [...errors];
}

function describe(error: ErrorObject): SchemaFault {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  if (error.keyword === 'additionalProperties') path.push(String(error.params.additionalProperty));
  const words = wordsFor(error);
  return { key: path[0] ?? '', path: path.join('.'), words, reason: `${path.join('.') || 'the document'}: ${words}` };
}

function wordsFor(error: ErrorObject): string {
  switch (error.keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is no setting here';
    case 'enum':
      return `must be one of ${(error.params.allowedValues as unknown[]).join(', ')}`;
    case 'minLength':
      return 'is empty';
    case 'maxLength':
      return `is longer than ${error.params.limit} characters`;
    default:
      return error.message ?? 'is not right';
  }
}
