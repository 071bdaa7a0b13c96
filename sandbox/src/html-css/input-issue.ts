import type { Both } from '../judge/explanation.ts';
import { type Circumstances, circumstancesOf, type PageInput } from '../judge/inputs.ts';
import { partsOf } from './css/parts.ts';
import { MEDIA_WORDS } from './media-words.ts';
import { InputIssue } from './observe.ts';
import { LOGICAL } from './property/logical.ts';
import { LONGHANDS } from './property/longhands.ts';
import { SHORTHANDS } from './property/shorthands.ts';
import { WRITTEN_SHORTHANDS } from './property/written-shorthands.ts';
import { InvalidSelector, parseSelectors } from './selector/parse.ts';
import type { Complex } from './selector/selector.ts';
import { STATES_WITH } from './states-with.ts';

export const WIDTHS = { least: 100, most: 4000 } as const;
const PSEUDO_ELEMENTS = ['before', 'after'];

/** What is wrong with an input, for anyone who checks content; null when a page can answer it. */
export function inputIssue(input: PageInput): Both | null {
  try {
    checkInput(input);
    return null;
  } catch (error) {
    if (error instanceof InputIssue) return error.texts;
    throw error;
  }
}

/** The selectors of an input, or InputIssue. */
export function checkInput(input: PageInput): readonly Complex[] {
  const selectors = checkSelector(input);
  if (input.kind === 'style' || input.kind === 'keyframes') checkStyle(input);
  checkCircumstances(circumstancesOf(input));
  if (input.kind === 'attribute' && !/^[^\s"'<>/=]+$/.test(input.attribute)) {
    throw issue(
      `«${input.attribute}» er ikke navnet på et attributt.`,
      `"${input.attribute}" is not the name of an attribute.`,
    );
  }
  return selectors;
}

function issue(_no: string, _eng: string): InputIssue {
  return new InputIssue({ _no, _eng });
}

function checkSelector({ selector, kind }: PageInput): readonly Complex[] {
  let selectors: readonly Complex[];
  try {
    selectors = parseSelectors(partsOf(selector));
  } catch (error) {
    if (error instanceof InvalidSelector)
      throw issue(`«${selector}» er ikke en velger.`, `"${selector}" is not a selector.`);
    throw error;
  }
  const pseudo = selectors.map(({ pseudoElement }) => pseudoElement).find((name) => name !== null);
  if (pseudo && kind !== 'style') {
    throw issue(
      `«${selector}» finner ikke noe element: ::${pseudo} finnes bare i stilen.`,
      `"${selector}" finds no element: ::${pseudo} is only in the style.`,
    );
  }
  if (pseudo && kind === 'style' && (selectors.length > 1 || !PSEUDO_ELEMENTS.includes(pseudo))) {
    throw issue(
      `«${selector}»: bare ::before og ::after av én velger kan sjekkes.`,
      `"${selector}": only ::before and ::after of one selector can be checked.`,
    );
  }
  return selectors;
}

function checkCircumstances({ width, state, state_of, media = {} }: Circumstances): void {
  if (width !== undefined && !(Number.isInteger(width) && width >= WIDTHS.least && width <= WIDTHS.most)) {
    throw issue(
      `Et vindu er fra ${WIDTHS.least} til ${WIDTHS.most} piksler bredt, ikke ${width}.`,
      `A window is ${WIDTHS.least} to ${WIDTHS.most} pixels wide, not ${width}.`,
    );
  }
  if (state !== undefined && !Object.hasOwn(STATES_WITH, state)) {
    throw issue(`«${state}» er ikke en tilstand.`, `"${state}" is not a state.`);
  }
  if (state_of !== undefined) {
    if (state === undefined)
      throw issue(
        'state_of sier hvem som er i en tilstand: si også state.',
        'state_of says who is in a state: say the state too.',
      );
    checkSelector({ kind: 'count', selector: state_of });
  }
  for (const [name, word] of Object.entries(media)) {
    const words = Object.hasOwn(MEDIA_WORDS, name) ? (MEDIA_WORDS[name] ?? []) : [];
    if (words.length === 0)
      throw issue(`«${name}» er ikke noe en leser kan ha valgt.`, `"${name}" is nothing that a reader can have set.`);
    if (!words.includes(word))
      throw issue(`${name} er en av disse: ${words.join(', ')}.`, `${name} is one of these: ${words.join(', ')}.`);
  }
}

function checkStyle({ property, kind }: PageInput & { kind: 'style' | 'keyframes' }): void {
  const isWritten = kind === 'style' && WRITTEN_SHORTHANDS.has(property);
  const isSupported = LONGHANDS.has(property) || LOGICAL.has(property) || isWritten;
  if (isSupported || property.startsWith('--')) return;
  const longhands = SHORTHANDS.get(property)?.longhands.join(', ');
  if (longhands) {
    throw issue(
      `«${property}» setter flere egenskaper på én gang. Spør etter én av dem: ${longhands}.`,
      `"${property}" sets several properties at once. Ask for one of them: ${longhands}.`,
    );
  }
  throw issue(`«${property}» kan ikke sjekkes.`, `"${property}" cannot be checked.`);
}
