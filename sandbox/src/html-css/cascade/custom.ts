import { BOUNDS } from '../bounds.ts';
import { type Part, partsOf, trimSpace } from '../css/parts.ts';

/** Null: the value cannot be made, so the declaration is as if it were not there. */
type Lookup = (name: string) => string | null;

const ENVIRONMENT = /^safe-area-inset-(?:top|right|bottom|left)$/;

/** Puts the values of custom properties in place of every var(). */
export function substitute(text: string, lookup: Lookup): string | null {
  if (!/var\(|env\(/i.test(text)) return text;
  const result = replaceIn(text, partsOf(text), 0, text.length, lookup);
  return result !== null && result.length > BOUNDS.valueCharacters ? null : result;
}

function replaceIn(text: string, parts: readonly Part[], from: number, to: number, lookup: Lookup): string | null {
  let result = '';
  let at = from;
  for (const part of parts) {
    const replaced = replacement(text, part, lookup);
    if (replaced === undefined) continue;
    if (replaced === null) return null;
    result = glue(glue(result, text.slice(at, part.start)), replaced);
    if (result.length > BOUNDS.valueCharacters) return null;
    at = part.end;
  }
  return glue(result, text.slice(at, to));
}

/** Two pieces side by side must not become one token. */
function glue(before: string, after: string): string {
  return /[\w%#.-]$/.test(before) && /^[\w%.-]/.test(after) ? `${before}/**/${after}` : before + after;
}

/** Undefined: nothing to replace in it. */
function replacement(text: string, part: Part, lookup: Lookup): string | null | undefined {
  if (part.kind !== 'function' && part.kind !== 'block') return undefined;
  const name = part.kind === 'function' ? part.name.toLowerCase() : '';
  if (name === 'var' || name === 'env') return variableValue(text, part, name, lookup);
  const [first] = part.parts;
  if (!first) return undefined;
  const end = part.closed ? part.end - 1 : part.end;
  const inside = replaceIn(text, part.parts, first.start, end, lookup);
  return inside === null
    ? null
    : `${text.slice(part.start, first.start)}${inside}${part.closed ? text.slice(end, part.end) : ')'}`;
}

function variableValue(
  text: string,
  part: Part & { kind: 'function' | 'block' },
  kind: string,
  lookup: Lookup,
): string | null {
  const comma = part.parts.findIndex((inner) => inner.kind === 'mark' && inner.text === ',');
  const [name, more] = trimSpace(comma < 0 ? part.parts : part.parts.slice(0, comma));
  if (name?.kind !== 'ident' || more) return null;
  const value =
    kind === 'env'
      ? ENVIRONMENT.test(name.name)
        ? '0px'
        : null
      : name.name.startsWith('--')
        ? lookup(name.name)
        : null;
  if (value !== null) return value;
  if (comma < 0) return null;
  const fallback = part.parts.slice(comma + 1);
  const start = part.parts[comma]?.end ?? part.end;
  const end = part.closed ? part.end - 1 : part.end;
  return replaceIn(text, fallback, start, end, lookup)?.trim() ?? null;
}
