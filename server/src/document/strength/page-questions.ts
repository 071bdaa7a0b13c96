import { LONGHANDS } from '@kodestien/sandbox/html-css/property/longhands';
import type { PageInput, PageSource, PageState } from '@kodestien/sandbox/judge/inputs';

const WIDTHS = [360, 800, 1280];
const STATES: readonly PageState[] = ['hover', 'focus', 'active'];

/**
 * Everything that the engine can say of a page: texts, tags, attributes, and every computed style of every element, at
 * the widths where the style changes and in the states that it names. Two pages that answer alike are the same page.
 */
export function questionsAbout(pages: readonly PageSource[]): PageInput[] {
  const html = pages.map((page) => page.html).join('\n');
  const css = pages.map((page) => page.css ?? '').join('\n') + html;
  const tags = distinct(html, /<([a-z][a-z0-9]*)/gi);
  const attributes = distinct(html, /\s([a-z][a-z-]*)(?=[\s=>/])/gi);
  const inputs: PageInput[] = [
    { kind: 'count', selector: '*' },
    { kind: 'text', selector: '*' },
  ];
  for (const tag of tags) {
    inputs.push({ kind: 'text', selector: tag });
    for (const child of tags) inputs.push({ kind: 'count', selector: `${tag} > ${child}` });
  }
  for (const attribute of attributes) inputs.push({ kind: 'attribute', selector: '*', attribute });
  const properties = [...LONGHANDS.keys(), ...distinct(css, /(--[\w-]+)/g)];
  const states = [undefined, ...STATES.filter((state) => css.includes(`:${state}`))];
  for (const width of widthsOf(css)) {
    for (const state of states) {
      for (const property of properties) {
        inputs.push({ kind: 'style', selector: '*', property, width, ...(state && { state }) });
      }
    }
  }
  if (/::?(before|after)/.test(css)) {
    for (const pseudo of ['*::before', '*::after']) {
      for (const property of properties) inputs.push({ kind: 'style', selector: pseudo, property });
    }
  }
  return inputs;
}

/** On both sides of every limit in a media query. */
function widthsOf(css: string): number[] {
  if (!css.includes('@media')) return [WIDTHS[1] as number];
  const limits = [...css.matchAll(/width\s*[:<>=]+\s*(\d+(?:\.\d+)?)(px|rem|em)/g)].map(([, number, unit]) =>
    Math.round(Number(number) * (unit === 'px' ? 1 : 16)),
  );
  const around = limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
  return [...new Set([...WIDTHS, ...around])].filter((width) => width >= 200 && width <= 2000);
}

function distinct(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => (name ?? '').toLowerCase()))];
}

/** What no computed style shows: steps of an animation, and queries that ask for something else than the width. */
export function isInvisible(css: string, other: string): boolean {
  return invisibleParts(css) !== invisibleParts(other);
}

function invisibleParts(css: string): string {
  const keyframes = css.match(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g) ?? [];
  const queries = (css.match(/@(?:media|supports)[^{]*/g) ?? []).filter((query) => !/width/.test(query));
  return [...keyframes, ...queries].join('\n').replaceAll(/\s+/g, ' ');
}
