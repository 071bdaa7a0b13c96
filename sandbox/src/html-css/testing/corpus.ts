import { AGREEMENT } from './corpus/agreement.ts';
import { BOXES } from './corpus/boxes.ts';
import { BROKEN } from './corpus/broken.ts';
import { BROWSER_STYLES } from './corpus/browser-styles.ts';
import { CASCADE } from './corpus/cascade.ts';
import type { Case } from './corpus/case.ts';
import { CIRCUMSTANCES } from './corpus/circumstances.ts';
import { COLORS } from './corpus/colors.ts';
import { CONDITIONS } from './corpus/conditions.ts';
import { CUSTOM_PROPERTIES } from './corpus/custom-properties.ts';
import { FONTS } from './corpus/fonts.ts';
import { INHERITANCE } from './corpus/inheritance.ts';
import { NESTING } from './corpus/nesting.ts';
import { SELECTORS } from './corpus/selectors.ts';
import { SHORTHANDS_CORPUS } from './corpus/shorthands.ts';
import { STATES } from './corpus/states.ts';
import { VALUES } from './corpus/values.ts';

/**
 * Pages that our engine and a browser are both asked about. What Chromium answered is in chromium-answers.json;
 * the browser tests ask the Chromium that is there.
 */
export const CORPUS: readonly Case[] = [
  ...SELECTORS,
  ...CASCADE,
  ...INHERITANCE,
  ...CUSTOM_PROPERTIES,
  ...CONDITIONS,
  ...NESTING,
  ...SHORTHANDS_CORPUS,
  ...VALUES,
  ...COLORS,
  ...FONTS,
  ...BROWSER_STYLES,
  ...BOXES,
  ...BROKEN,
  ...STATES,
  ...CIRCUMSTANCES,
  ...AGREEMENT,
];
