import type { Plain, ProgramInput } from '../judge/inputs.ts';
import { runsOf } from '../judge/inputs.ts';

/** Plain data as a Python expression: the driver reads its orders without loading Python's own JSON reader. */
export function pythonLiteral(value: Plain | undefined): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : `float('${value}')`;
  if (typeof value === 'string')
    return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  if (Array.isArray(value)) return `[${value.map((item) => pythonLiteral(item)).join(',')}]`;
  return dictionary(Object.entries(value as { readonly [key: string]: Plain }), pythonLiteral);
}

/** An input as the driver gets it: in what an author wrote, tuples, sets and dictionaries are Python's own. */
export function inputLiteral(input: ProgramInput): string {
  // The files are in the program's folder before it starts.
  const asked = Object.entries(input).filter(([name]) => name !== 'files');
  const fields = asked.map(([name, field]): [string, string] => {
    if (name === 'args') return [name, `[${(field as readonly Plain[]).map(writtenValue).join(',')}]`];
    if (name === 'vary') return [name, dictionary(Object.entries(field as Record<string, Plain>), writtenValue)];
    return name === 'shuffle' ? ['runs', String(runsOf(input))] : [name, pythonLiteral(field as Plain)];
  });
  return `{${fields.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
}

function dictionary(entries: readonly (readonly [string, Plain])[], write: (value: Plain) => string): string {
  return `{${entries.map(([key, item]) => `${pythonLiteral(key)}:${write(item)}`).join(',')}}`;
}

/** `{ tuple: [1, 2] }`, `{ set: [1] }` and `{ dict: [[1, 'a']] }` are what they say. */
function writtenValue(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(writtenValue).join(',')}]`;
  if (typeof value !== 'object' || value === null) return pythonLiteral(value);
  const entries = Object.entries(value as { readonly [key: string]: Plain });
  const [name, items] = entries[0] ?? [];
  if (entries.length === 1 && Array.isArray(items)) {
    const inside = items.map(writtenValue).join(',');
    if (name === 'tuple') return `(${inside}${items.length === 1 ? ',' : ''})`;
    if (name === 'set') return `set([${inside}])`;
    if (name === 'dict') return `dict([${inside}])`;
  }
  return dictionary(entries, writtenValue);
}
