import { type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { COMMA, isNumber, isTime, joined, made, word } from './classify.ts';

const TIMING = new Set(['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'step-start', 'step-end']);

function isTiming(part: Part): boolean {
  return TIMING.has(word(part)) || (part.kind === 'function' && /^(?:cubic-bezier|steps|linear)$/i.test(part.name));
}

type Rule = readonly [name: string, initial: string, takes: (part: Part) => boolean];

/** A list of entries, each with its values in any order; each longhand becomes a list as long. */
function listOf(rules: readonly Rule[]) {
  return {
    longhands: rules.map(([name]) => name),
    expand: (parts: readonly Part[]): Record<string, readonly Part[]> => {
      const entries = splitAt(parts, ',').map((entry) => {
        const values = new Map<string, Part>();
        for (const part of withoutSpace(entry)) {
          const rule = rules.find(([name, , takes]) => !values.has(name) && takes(part));
          if (rule) values.set(rule[0], part);
        }
        return values;
      });
      return Object.fromEntries(
        rules.map(([name, initial]) => [
          name,
          joined(
            entries.map((values) => (values.has(name) ? [values.get(name) as Part] : made(initial))),
            COMMA,
          ),
        ]),
      );
    },
  };
}

export const expandTransition = listOf([
  ['transition-duration', '0s', isTime],
  ['transition-delay', '0s', isTime],
  ['transition-timing-function', 'ease', isTiming],
  ['transition-behavior', 'normal', (part) => ['normal', 'allow-discrete'].includes(word(part))],
  ['transition-property', 'all', () => true],
]);

export const expandAnimation = listOf([
  ['animation-duration', '0s', isTime],
  ['animation-delay', '0s', isTime],
  ['animation-timing-function', 'ease', isTiming],
  ['animation-iteration-count', '1', (part) => isNumber(part) || word(part) === 'infinite'],
  [
    'animation-direction',
    'normal',
    (part) => ['normal', 'reverse', 'alternate', 'alternate-reverse'].includes(word(part)),
  ],
  ['animation-fill-mode', 'none', (part) => ['none', 'forwards', 'backwards', 'both'].includes(word(part))],
  ['animation-play-state', 'running', (part) => ['running', 'paused'].includes(word(part))],
  ['animation-composition', 'replace', (part) => ['replace', 'add', 'accumulate'].includes(word(part))],
  ['animation-name', 'none', () => true],
]);
