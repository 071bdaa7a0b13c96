import type { PageInput } from '../inputs.ts';
import { partsOf } from './css/parts.ts';
import { InputFault } from './observe.ts';
import { LOGICAL } from './property/logical.ts';
import { LONGHANDS } from './property/longhands.ts';
import { SHORTHANDS } from './property/shorthands.ts';
import { WRITTEN_SHORTHANDS } from './property/written-shorthands.ts';
import { InvalidSelector, parseSelectors } from './selector/parse.ts';
import type { Complex } from './selector/selector.ts';

export const WIDTHS = { least: 100, most: 4000 } as const;
const PSEUDO_ELEMENTS = ['before', 'after'];

/** The selectors of an input, or InputFault. */
export function checkedSelectors(input: PageInput): readonly Complex[] {
  let selectors: readonly Complex[];
  try {
    selectors = parseSelectors(partsOf(input.selector));
  } catch (error) {
    if (error instanceof InvalidSelector)
      throw new InputFault(`"${input.selector}" is not a selector: ${error.message}`);
    throw error;
  }
  const pseudo = selectors.map(({ pseudoElement }) => pseudoElement).find((name) => name !== null);
  if (pseudo && input.kind !== 'style')
    throw new InputFault(`"${input.selector}" finds no element: ::${pseudo} is only in the style`);
  if (pseudo && (selectors.length > 1 || !PSEUDO_ELEMENTS.includes(pseudo)))
    throw new InputFault(`"${input.selector}": only ::before or ::after of one selector can be asked for`);
  return selectors;
}

/** What is wrong with an input, for whoever checks content; null when a page can answer it. */
export function inputFault(input: PageInput): string | null {
  try {
    checkInput(input);
    return null;
  } catch (error) {
    if (error instanceof InputFault) return error.message;
    throw error;
  }
}

export function checkInput(input: PageInput): readonly Complex[] {
  const selectors = checkedSelectors(input);
  if (input.kind === 'style') checkStyle(input);
  if (input.kind === 'attribute' && !/^[^\s"'<>/=]+$/.test(input.attribute))
    throw new InputFault(`"${input.attribute}" is not the name of an attribute`);
  return selectors;
}

function checkStyle({ property, width }: PageInput & { kind: 'style' }): void {
  if (width !== undefined && !(Number.isInteger(width) && width >= WIDTHS.least && width <= WIDTHS.most)) {
    throw new InputFault(`a window is ${WIDTHS.least} to ${WIDTHS.most} pixels wide, not ${width}`);
  }
  if (property.startsWith('--') || LONGHANDS.has(property) || LOGICAL.has(property) || WRITTEN_SHORTHANDS.has(property))
    return;
  const shorthand = SHORTHANDS.get(property);
  if (shorthand)
    throw new InputFault(
      `"${property}" is a shorthand for several properties; ask for one of them: ${shorthand.longhands.join(', ')}`,
    );
  throw new InputFault(`"${property}" is not a property that can be asked for`);
}
