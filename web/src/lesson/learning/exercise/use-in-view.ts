import type { RefObject } from 'react';
import type { EditorHandle } from '../../../editor/code-editor.tsx';

const MARGIN = 8;

function scrollBy(top: number): void {
  if (Math.abs(top) < 1) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top, behavior: isStill ? 'auto' : 'smooth' });
}

/** Of the first that is found. */
function heightOf(selector: string, within: ParentNode): number {
  return within.querySelector(selector)?.getBoundingClientRect().height ?? 0;
}

/** What was requested and what comes of it are on one screen: the page goes there if they are not. */
export function bringResultIntoView(section: Element | null): void {
  const editor = section?.querySelector('[data-pane="editor"]')?.getBoundingClientRect();
  const result = section?.querySelector('[data-pane="result"]')?.getBoundingClientRect();
  if (!section || !editor || !result) return;
  const isStacked = result.top >= editor.bottom;
  const [top, bottom] = isStacked ? [result.top, result.bottom] : [editor.top, Math.max(editor.bottom, result.bottom)];
  const [first, last] = [
    heightOf('header > *', document) + MARGIN,
    window.innerHeight - heightOf('[data-pane="foot"]', section),
  ];
  if (top < first || bottom - top > last - first) scrollBy(top - first);
  else if (bottom > last) scrollBy(bottom - last);
}

/** Where the exercise begins comes down to below what stays at the top, if it is above that. */
export function bringStartIntoView(section: Element | null): void {
  const top = (section?.getBoundingClientRect().top ?? 0) - heightOf('header > *', document) - MARGIN;
  if (top < 0) scrollBy(top);
}

/** On a phone the sheet covers the lower part: the line in question, or else where the code begins, stays above it. */
export function bringLineIntoView(
  section: Element | null,
  editor: RefObject<EditorHandle | null>,
  line: number | null,
) {
  const pane = section?.querySelector('[data-pane="editor"]')?.getBoundingClientRect();
  if (!section || !pane) return;
  const covered = heightOf('[data-pane="foot"]', section) + window.innerHeight * SHEET;
  const top = heightOf('header > *', document) + heightOf('header', section);
  const [first, last] = [top + MARGIN, window.innerHeight - covered - MARGIN];
  const box = line === null ? null : (editor.current?.boxOfLine(line) ?? null);
  if (box) {
    if (box.top < first || box.bottom > last) scrollBy(box.top - (first + (last - first) / 3));
  } else if (pane.top < first || pane.bottom > last) {
    scrollBy(Math.min(pane.top - first, Math.max(pane.top - first, 0) || pane.bottom - last));
  }
}

/** Of the window's height; sheet.module.css has the same. */
const SHEET = 0.45;
