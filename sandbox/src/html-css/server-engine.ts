import { type Circumstances, circumstancesOf, type PageInput, type PageSource } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { BOUNDS, Budget, OverBounds } from './bounds.ts';
import { mediaMatches } from './cascade/media.ts';
import { type Prepared, prepare } from './cascade/prepared.ts';
import type { Style } from './cascade/style.ts';
import { StyledPage } from './cascade/styled-page.ts';
import { partsOf, withoutSpace } from './css/parts.ts';
import { parseSheet } from './css/syntax.ts';
import { checkInput } from './input-issue.ts';
import { type Step, writeSteps } from './keyframes.ts';
import type { FoundElement, OpenPage, PageEngine } from './observe.ts';
import { elementsOf, type PageElement, parsePage, textOf } from './page/tree.ts';
import { readPlainDeclaration } from './plain-declaration.ts';
import { WRITTEN_SHORTHANDS } from './property/written-shorthands.ts';
import { remember } from './remember.ts';
import { forcedStates } from './selector/forced.ts';
import type { ForcedStates, Matcher } from './selector/match.ts';
import { parseSelectors } from './selector/parse.ts';
import type { Complex } from './selector/selector.ts';
import { usedWidth } from './used-width.ts';
import { BLACK, readColor, writeColor } from './value/color.ts';
import { printParts } from './value/print.ts';
import { WINDOW, type Window } from './window.ts';

/** A browser's view of a page without a browser: parsed, cascaded and computed, never laid out. */
export const serverEngine: PageEngine = {
  open: async (source, limits) => openPage(source, limits),
};

export function openPage(source: PageSource, limits: Limits, hasPlaces = false): OpenPage {
  const { top } = parsePage(source.html);
  const elements = elementsOf(top);
  const budget = new Budget(limits);
  const prepareWith = (unsupported: readonly string[]) =>
    prepareSheets(elements, source.css ?? '', unsupported, hasPlaces);
  const prepared = new Map([['', prepareWith([])]]);
  const pages = new Map<string, StyledPage>();

  const makePage = ({ width = WINDOW.width, media, unsupported = [] }: Circumstances, forced?: ForcedStates) => {
    const window: Window = { ...WINDOW, width, ...(media && { media }) };
    const all = remember(prepared, unsupported.join(';'), () => prepareWith(unsupported));
    const sheets = all.filter((sheet) => mediaMatches(partsOf(sheet.media), window)).map(({ rules }) => rules);
    return new StyledPage(top, sheets, window, budget, forced);
  };

  const find = (input: PageInput): readonly FoundElement[] => {
    const selectors = checkInput(input);
    budget.refill();
    const around = circumstancesOf(input);
    const { width, media, unsupported, state, state_of } = around;
    const untouched = remember(pages, JSON.stringify([width, media, unsupported]), () => makePage(around));
    const found = matching(elements, selectors, untouched.matcher);
    const touched = () =>
      state_of === undefined ? found : matching(elements, parseSelectors(partsOf(state_of)), untouched.matcher);
    const page = state ? makePage(around, forcedStates(state, touched())) : untouched;
    const pseudo = selectors[0]?.pseudoElement ?? null;
    return found.map((element) => ({
      ...foundElement(element, () => (pseudo === null ? page.styleOf(element) : page.pseudoStyleOf(element, pseudo))),
      steps: (property) => stepsOf(page, element, property),
      width: () => usedWidth(page, element),
    }));
  };
  return { find, close: () => pages.clear() };
}

function matching(elements: readonly PageElement[], selectors: readonly Complex[], matcher: Matcher): PageElement[] {
  return elements.filter((element) => selectors.some((selector) => matcher.matches(selector, element)));
}

function foundElement(element: PageElement, style: () => Style): Omit<FoundElement, 'steps' | 'width'> {
  return {
    style: (property) => {
      const found = style();
      if (property.startsWith('--')) return customValue(found.resolved(property));
      return WRITTEN_SHORTHANDS.get(property)?.((longhand) => found.resolved(longhand)) ?? found.resolved(property);
    },
    text: () => textOf(element),
    attribute: (name) => element.attribute(name),
    declaredAt: (property) => style().declaredAt(property),
  };
}

/** A colour is the same however it is written, also where it only has a name of the page's own. */
function customValue(text: string): string {
  const [part, more] = withoutSpace(partsOf(text));
  if (!part || more || (part.kind === 'ident' && /^(?:currentcolor|inherit|initial)$/i.test(part.name))) return text;
  const color = readColor(part, BLACK);
  return color ? writeColor(color) : text;
}

/** For each animation that the element has. */
function stepsOf(page: StyledPage, element: PageElement, property: string): string[] {
  const names = page.styleOf(element).resolved('animation-name').split(', ');
  return names.map((name) => {
    const about = page.keyframes(name).filter(({ declared }) => declared.some((one) => one.name === property));
    const steps = [...Map.groupBy(about, ({ at }) => at)].map(([at, frames]): Step => {
      const style = page.styleAt(element, frames);
      const won = property === 'transform' ? style.winner(property) : null;
      const written = won?.kind === 'parts' ? printParts(won.parts, { measures: style.measures, zero: 'px' }) : '';
      return { at, value: style.resolved(property), written };
    });
    return writeSteps(property, steps, page.styleOf(element).resolved(property));
  });
}

type PreparedSheet = { readonly media: string; readonly rules: readonly Prepared[] };

/** The page's own <style> elements in their order, then the style sheet beside the page. */
function prepareSheets(
  elements: readonly PageElement[],
  beside: string,
  unsupported: readonly string[],
  hasPlaces: boolean,
): PreparedSheet[] {
  const unknown = new Set(unsupported.map(readPlainDeclaration));
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
      rules:
        css === ''
          ? []
          : prepare(parseSheet(css), { unsupported: unknown, hasPlaces: hasPlaces && index === own.length }),
    }))
    .filter(({ css }) => css !== '');
}
