import type { Plain } from '../judge/inputs.ts';

/** Plain data as a Python expression: the driver reads its orders without loading Python's own JSON reader. */
export function pythonLiteral(value: Plain | undefined): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : `float('${value}')`;
  if (typeof value === 'string')
    return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  if (Array.isArray(value)) return `[${value.map((item) => pythonLiteral(item)).join(',')}]`;
  const entries = Object.entries(value as { readonly [key: string]: Plain });
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${pythonLiteral(item)}`).join(',')}}`;
}
