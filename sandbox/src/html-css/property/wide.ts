import type { Part } from '../css/parts.ts';

export const WIDE_KEYWORDS = ['initial', 'inherit', 'unset', 'revert', 'revert-layer'] as const;
export type WideKeyword = (typeof WIDE_KEYWORDS)[number];

/** A value that every property takes, and that says where its value comes from. */
export function wideKeyword(parts: readonly Part[]): WideKeyword | null {
  const [only, more] = parts;
  if (more || only?.kind !== 'ident') return null;
  const name = only.name.toLowerCase();
  return WIDE_KEYWORDS.find((keyword) => keyword === name) ?? null;
}
