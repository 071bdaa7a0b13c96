import type { PageInput, PageSource } from '../judge/inputs.ts';
import { OverBounds } from './bounds.ts';
import { InputIssue } from './observe.ts';
import { placeOf } from './problem/html-problems.ts';
import { openPage } from './server-engine.ts';

const LIMITS = { milliseconds: 1_000, outputCharacters: 50_000, memoryMegabytes: 64 };

export type DecidingLine = { line: number; text: string };

/** The line of the style sheet that decides the property a check asks for; null where another place decides it. */
export function decidingLine(source: PageSource, input: PageInput): DecidingLine | null {
  const { css } = source;
  if (input.kind !== 'style' || !css) return null;
  try {
    const page = openPage(source, LIMITS, true);
    const start = page.find(input)[0]?.declaredAt?.(input.property) ?? null;
    page.close();
    if (start === null) return null;
    const { line } = placeOf(css, start);
    return { line, text: (css.split('\n')[line - 1] ?? '').trim() };
  } catch (error) {
    if (error instanceof OverBounds || error instanceof InputIssue || error instanceof RangeError) return null;
    throw error;
  }
}
