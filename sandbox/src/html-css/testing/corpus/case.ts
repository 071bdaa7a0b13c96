import type { PageInput, PageState } from '../../../judge/inputs.ts';

/** A page, a style sheet beside it, and questions whose answers a browser knows. */
export type Case = {
  readonly name: string;
  readonly html: string;
  readonly css: string;
  /**
   * `color of p`, `width of .box at 600`, `color of a when hover`, `color of p when checked .box`, `color of p if
   * prefers-color-scheme: dark`, `color of p without display: grid`, `steps of opacity of p`, `count of li`, `text of h1`, `attribute href of a`
   */
  readonly asks: readonly string[];
  /** Why our engine gives another answer than a browser. */
  readonly differs?: string;
};

export function page(name: string, html: string, css: string, ...asks: string[]): Case {
  return { name, html, css, asks };
}

export function differs(why: string, one: Case): Case {
  return { ...one, differs: why };
}

const ASK =
  /^((?:steps of )?.+?) of (.+?)(?: at (\d+))?(?: when (hover|active|focus|checked)(?: (\S+))?)?(?: if ([a-z-]+): ([a-z-]+))?(?: without (.+))?$/;

export function inputFrom(ask: string): PageInput {
  const [, what = '', selector = '', width, state, state_of, feature, word, unsupported] = ASK.exec(ask) ?? [];
  if (what === 'count' || what === 'text') return { kind: what, selector };
  if (what.startsWith('attribute ')) return { kind: 'attribute', selector, attribute: what.slice('attribute '.length) };
  const property = what.replace(/^steps of /, '');
  return {
    kind: property === what ? 'style' : 'keyframes',
    selector,
    property,
    ...(state_of && { state_of }),
    ...(feature && { media: { [feature]: word ?? '' } }),
    ...(unsupported && { unsupported: [unsupported] }),
    ...(width !== undefined && { width: Number(width) }),
    ...(state !== undefined && { state: state as PageState }),
  };
}
