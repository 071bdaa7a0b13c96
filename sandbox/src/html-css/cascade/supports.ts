import { isMark, type Part, trimSpace, withoutSpace } from '../css/parts.ts';
import { plainDeclaration } from '../plain-declaration.ts';
import { InvalidSelector, parseSelectors } from '../selector/parse.ts';
import { declaredFrom } from './declared.ts';
import { conditionOf } from './media.ts';

/** @supports, asked of this engine: what it would throw away, it does not support. */
export function supportsMatches(prelude: readonly Part[], text: string, unsupported: ReadonlySet<string>): boolean {
  return conditionOf(withoutSpace(prelude), (part) => leaf(part, text, unsupported)) === true;
}

function leaf(part: Part, text: string, unsupported: ReadonlySet<string>): boolean | null {
  if (part.kind === 'function') return part.name.toLowerCase() === 'selector' ? supportsSelector(part.parts) : false;
  if (part.kind !== 'block' || part.open !== '(') return null;
  const parts = trimSpace(part.parts);
  const [name] = parts;
  const colon = parts.findIndex((inner) => isMark(inner, ':'));
  if (name?.kind !== 'ident' || colon < 0) return false;
  const value = trimSpace(parts.slice(colon + 1));
  const start = value[0]?.start ?? 0;
  const valueText = text.slice(start, value.at(-1)?.end ?? start);
  if (unsupported.has(plainDeclaration(name.name, valueText))) return false;
  return (
    declaredFrom({
      kind: 'declaration',
      name: name.name.startsWith('--') ? name.name : name.name.toLowerCase(),
      value,
      text: valueText,
      important: false,
      start,
    }) !== null
  );
}

function supportsSelector(parts: readonly Part[]): boolean {
  try {
    return parseSelectors(parts).length === 1;
  } catch (error) {
    if (error instanceof InvalidSelector) return false;
    throw error;
  }
}
