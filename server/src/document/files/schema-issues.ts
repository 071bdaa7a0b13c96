import type { Translated } from '@kodestien/contract/language';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { notOneOf, refusedBySchema, withPlace } from '../issue-reasons/values.ts';

const ajv = new Ajv({ allErrors: true, strict: true, keywords: ['x-error'] });
const compiled = new WeakMap<object, ValidateFunction>();

/** Where in the value (also by its top-level key), and in an author's words: alone, and with the place before them. */
export type SchemaIssue = { key: string; path: string; words: Translated; reason: Translated };

/** What a schema has to say against a value, by the value's top-level key, in an author's words. */
export function schemaIssues(schema: object, value: unknown): SchemaIssue[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  const located = (validate.errors ?? []).map((error) => ({
    ...error,
    parentSchema: at(schema, error.schemaPath.replace(/\/\w+$/, '')) as NonNullable<ErrorObject['parentSchema']>,
    data: at(value, error.instancePath),
  }));
  const issues = withoutOtherVariants(located).map(describe);
  return [...new Map(issues.map((issue) => [issue.reason._eng, issue])).values()];
}

/** What a JSON pointer leads to. The checker could say it, but would take half as long again to compile a schema. */
function at(root: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce((value, name) => Object(value)[name.replaceAll('~1', '/').replaceAll('~0', '~')], root);
}

/** Of a choice between shapes, only what the shape with the right constant (its kind) has to say. */
function withoutOtherVariants(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const others = [
    ...errors
      .filter(({ keyword }) => keyword === 'const')
      .map(({ schemaPath, instancePath }) => ({
        schema: schemaPath.replace(/\/properties\/\w+\/const$/, '/'),
        instance: instancePath.replace(/\/\w+$/, ''),
      })),
    // Without a kind every shape would list what it needs.
    ...choices
      .filter(lacksKind)
      .map(({ schemaPath, instancePath }) => ({ schema: `${schemaPath}/`, instance: instancePath })),
  ];
  const rest = errors.filter(
    ({ keyword, schemaPath, instancePath }) =>
      keyword !== 'anyOf' &&
      !others.some(({ schema, instance }) => schemaPath.startsWith(schema) && isInside(instancePath, instance)),
  );
  const undecided = choices.filter(
    ({ instancePath }) => !rest.some((error) => isInside(error.instancePath, instancePath)),
  );
  const left = [...rest, ...undecided.map(unknownKind)];
  return left.length > 0 ? left : [...errors];
}

/** No shape has the value that names its kind: the kinds there are. */
function unknownKind(choice: ErrorObject): ErrorObject {
  const kind = kindIn(choice);
  if (!kind) return choice;
  const instancePath = `${choice.instancePath}/${kind.property}`;
  return { ...choice, instancePath, keyword: 'enum', params: { allowedValues: kind.values } };
}

function lacksKind(choice: ErrorObject): boolean {
  const kind = kindIn(choice);
  return kind !== null && !Object.hasOwn(Object(choice.data), kind.property);
}

type Shape = { properties?: Record<string, { const?: unknown }> };

/** The property that is another constant in each of the shapes, such as `kind`, and those constants. */
function kindIn({ parentSchema }: ErrorObject): { property: string; values: unknown[] } | null {
  const shapes: readonly Shape[] = parentSchema?.anyOf ?? [];
  const isConstant = (name: string) => shapes.every(({ properties }) => properties?.[name]?.const !== undefined);
  const property = Object.keys(shapes[0]?.properties ?? {}).find(isConstant);
  if (property === undefined) return null;
  return { property, values: [...new Set(shapes.map(({ properties }) => properties?.[property]?.const))] };
}

function isInside(path: string, instance: string): boolean {
  return path === instance || path.startsWith(`${instance}/`);
}

function describe(error: ErrorObject): SchemaIssue {
  const path = error.instancePath.split('/').slice(1);
  const offered = error.keyword === 'enum' && error.parentSchema?.examples;
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  if (error.keyword === 'additionalProperties') path.push(String(error.params.additionalProperty));
  const words = Array.isArray(offered) ? notOneOf(offered) : refusedBySchema(error);
  return { key: path[0] ?? '', path: path.join('.'), words, reason: withPlace(path.join('.'), words) };
}
