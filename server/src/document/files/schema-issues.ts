import type { Translated } from '@kodestien/contract/language';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { refusedBySchema, withPlace } from '../issue-reasons/values.ts';

const ajv = new Ajv({ allErrors: true, strict: true, keywords: ['x-error'] });
const compiled = new WeakMap<object, ValidateFunction>();

/** Where in the value (also by its top-level key), and in an author's words: alone, and with the place before them. */
export type SchemaIssue = { key: string; path: string; words: Translated; reason: Translated };

/** What a schema has to say against a value, by the value's top-level key, in an author's words. */
export function schemaIssues(schema: object, value: unknown): SchemaIssue[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  const issues = withoutOtherVariants(validate.errors ?? []).map(describe);
  return [...new Map(issues.map((issue) => [issue.reason._eng, issue])).values()];
}

/** Of a choice between shapes, only what the shape with the right constant (its kind) has to say. */
function withoutOtherVariants(errors: readonly ErrorObject[]): ErrorObject[] {
  const constants = errors.filter(({ keyword }) => keyword === 'const');
  const others = constants.map(({ schemaPath, instancePath }) => ({
    schema: schemaPath.replace(/\/properties\/\w+\/const$/, '/'),
    instance: instancePath.replace(/\/\w+$/, ''),
  }));
  const rest = errors.filter(
    ({ keyword, schemaPath, instancePath }) =>
      keyword !== 'anyOf' &&
      !others.some(({ schema, instance }) => schemaPath.startsWith(schema) && isInside(instancePath, instance)),
  );
  const undecided = errors.filter(
    ({ keyword, instancePath }) =>
      keyword === 'anyOf' && !rest.some((error) => isInside(error.instancePath, instancePath)),
  );
  const left = [...rest, ...undecided.flatMap((choice) => unknownKind(choice, constants))];
  return left.length > 0 ? left : [...errors];
}

/** No shape has the value that names its kind: the kinds there are. */
function unknownKind(choice: ErrorObject, constants: readonly ErrorObject[]): ErrorObject[] {
  const ofChoice = constants.filter(({ instancePath }) => instancePath.replace(/\/\w+$/, '') === choice.instancePath);
  const [first] = ofChoice;
  if (!first) return [choice];
  const allowedValues = [...new Set(ofChoice.map(({ params }) => params.allowedValue))];
  return [{ ...first, keyword: 'enum', params: { allowedValues } }];
}

function isInside(path: string, instance: string): boolean {
  return path === instance || path.startsWith(`${instance}/`);
}

function describe(error: ErrorObject): SchemaIssue {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  if (error.keyword === 'additionalProperties') path.push(String(error.params.additionalProperty));
  const words = refusedBySchema(error);
  return { key: path[0] ?? '', path: path.join('.'), words, reason: withPlace(path.join('.'), words) };
}
