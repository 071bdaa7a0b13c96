import type { PageInput, PageSource } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { BOUNDS, Budget, OverBounds } from './bounds.ts';
import { mediaMatches } from './cascade/media.ts';
import { type Prepared, prepare } from './cascade/prepared.ts';
import type { Style } from './cascade/style.ts';
import { StyledPage } from './cascade/styled-page.ts';
import { partsOf } from './css/parts.ts';
import { parseSheet } from './css/syntax.ts';
import { checkInput } from './input-issue.ts';
import type { FoundElement, OpenPage, PageEngine } from './observe.ts';
import { elementsOf, type PageElement, parsePage, textOf } from './page/tree.ts';
import { WRITTEN_SHORTHANDS } from './property/written-shorthands.ts';
import { remember } from './remember.ts';
import { forcedStates } from './selector/forced.ts';
import type { ForcedStates, Matcher } from './selector/match.ts';
import type { Complex } from './selector/selector.ts';
import { WINDOW } from './window.ts';

/** A browser's view of a page without a browser: parsed, cascaded and computed, never laid out. */
export const serverEngine: PageEngine = {
  open: async (source, limits) => openPage(source, limits),
};

export function openPage(source: PageSource, limits: Limits, hasPlaces = false): OpenPage {
  const { top } = parsePage(source.html);
  const elements = elementsOf(top);
  const budget = new Budget(limits);
  const prepared = prepareSheets(elements, source.css ?? '', hasPlaces);
  const pages = new Map<number, StyledPage>();

  const makePage = (width: number, forced?: ForcedStates): StyledPage => {
    const window = { ...WINDOW, width };
    const sheets = prepared.filter(({ media }) => mediaMatches(partsOf(media), window)).map(({ rules }) => rules);
    return new StyledPage(top, sheets, window, budget, forced);
  };

  const find = (input: PageInput): readonly FoundElement[] => {
    const selectors = checkInput(input);
    budget.refill();
    const { width = WINDOW.width, state } = input.kind === 'style' ? input : {};
    const untouched = remember(pages, width, () => makePage(width));
    const found = matching(elements, selectors, untouched.matcher);
    const page = state ? makePage(width, forcedStates(state, found)) : untouched;
    const pseudo = selectors[0]?.pseudoElement ?? null;
    return found.map((element) =>
      foundElement(element, () => (pseudo === null ? page.styleOf(element) : page.pseudoStyleOf(element, pseudo))),
    );
  };
  return { find, close: () => pages.clear() };
}

function matching(elements: readonly PageElement[], selectors: readonly Complex[], matcher: Matcher): PageElement[] {
  return elements.filter((element) => selectors.some((selector) => matcher.matches(selector, element)));
}

function foundElement(element: PageElement, style: () => Style): FoundElement {
  return {
    style: (property) => {
      const found = style();
      return WRITTEN_SHORTHANDS.get(property)?.((longhand) => found.resolved(longhand)) ?? found.resolved(property);
    },
    text: () => textOf(element),
    attribute: (name) => element.attribute(name),
    declaredAt: (property) => style().declaredAt(property),
  };
}

type PreparedSheet = { readonly media: string; readonly rules: readonly Prepared[] };

/** The page's own <style> elements in their order, then the style sheet beside the page. */
function prepareSheets(elements: readonly PageElement[], beside: string, hasPlaces: boolean): PreparedSheet[] {
  const own = elements.filter(
    (element) => element.name === 'style' && ['', 'text/css'].includes((element.attribute('type') ?? '').toLowerCase()),
  );
  const texts = [
    ...own.map((element) => ({ css: textOf(element), media: element.attribute('media') ?? '' })),
    { css: beside, media: '' },
  ];
  const characters = texts.reduce((total, { css }) => total + css.length, 0);
  if (characters > BOUNDS.cssCharacters) throw new OverBounds('memory', 'CSS');
  return texts
    .map(({ css, media }, index) => ({
      css,
      media,
      rules: css === '' ? [] : prepare(parseSheet(css), hasPlaces && index === own.length),
    }))
    .filter(({ css }) => css !== '');
}
