/** A call as it is written: `tall.insert(0, x)` has the receiver `tall`, the name `insert` and two values. */
export type Call = { callee: string; receiver: string; name: string; given: string[] };

const TEXT_OR_BRACKET = /(["'])(?:\\.|(?!\1).)*\1|[([{]|[)\]}]/.source;

/** The parts of code between separators that are inside no brackets and no text. */
export function partsOf(code: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of code.matchAll(new RegExp(`${TEXT_OR_BRACKET}|${separator.source}`, 'gu'))) {
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (depth === 0 && !/^["']/.test(sign)) {
      parts.push(code.slice(from, index).trim());
      from = index + sign.length;
    }
  }
  return [...parts, code.slice(from).trim()];
}

/** The call that this code is, from its first sign to its last. */
export function callIn(code: string): Call | null {
  let depth = 0;
  let from = -1;
  let to = -1;
  for (const { 0: sign, index } of code.matchAll(new RegExp(TEXT_OR_BRACKET, 'gu'))) {
    if ('([{'.includes(sign)) {
      if (depth === 0) from = sign === '(' ? index : -1;
      depth++;
    } else if (')]}'.includes(sign)) {
      depth--;
      if (depth === 0) to = index;
    }
  }
  const callee = code.slice(0, Math.max(0, from)).trim();
  if (from < 0 || to !== code.length - 1 || !/[\p{L}\p{N}_]$/u.test(callee) || /^["']|=|\s/.test(callee)) return null;
  const dot = callee.lastIndexOf('.');
  const inside = code.slice(from + 1, to);
  return {
    callee,
    receiver: callee.slice(0, Math.max(0, dot)),
    name: callee.slice(dot + 1),
    given: inside.trim() === '' ? [] : partsOf(inside, /,/),
  };
}

/** What is before the last square brackets of this code, and what is inside them. */
export function placeIn(code: string): { list: string; place: string } | null {
  const [, list, place] = code.match(/^([\p{L}_].*)\[\s*([^[\]]+?)\s*\]$/u) ?? [];
  return list && place ? { list, place } : null;
}

export function isNumber(code: string): boolean {
  return /^-?\d[\d_]*(?:\.\d+)?$/.test(code);
}

export function isText(code: string): boolean {
  return /^[fr]?(["']).*\1$/.test(code);
}

export const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The bracket that is still open at the end of this part of a program. */
export function openIn(part: string): string | null {
  const open: string[] = [];
  for (const [sign] of part.replace(/(["']).*?\1/g, '').matchAll(/[([{)\]}]/g)) {
    if (Object.hasOwn(CLOSERS, sign)) open.push(sign);
    else open.pop();
  }
  return open.at(-1) ?? null;
}
