import { COLOR_NAMES } from './color-names.ts';
import type { PageInput } from './inputs.ts';
import { display, type Value } from './value.ts';

/** Where an attribute is missing; a page has its own word for it. */
export const MISSING = '∅';

const KINDS: readonly string[] = [
  'style',
  'keyframes',
  'box',
  'count',
  'text',
  'attribute',
] satisfies PageInput['kind'][];

/** What was found in a page as people write it: each value on its own line, one line when all are the same. */
export function pageText(kind: string, value: Value, hasCounts: boolean): string {
  if (!('items' in value) || !KINDS.includes(kind)) return display(value);
  const texts = value.items.map((item) => textOf(kind, item));
  const [first] = texts;
  if (first === undefined || texts.some((text) => text !== first)) return texts.join('\n');
  return hasCounts && texts.length > 1 ? `${first} × ${texts.length}` : first;
}

function textOf(kind: string, item: Value): string {
  if (item.type === 'None') return MISSING;
  const text = 'text' in item ? item.text.replaceAll('\n', ' ') : display(item);
  return kind === 'style' ? namedColours(text) : text;
}

const NAMES = new Map(
  [...COLOR_NAMES]
    .filter(([name, hex]) => hex.length === 6 && !/text$|^(?:accent|button|canvas|field|mark|selected)/.test(name))
    .map(([name, hex]) => [hex, name] as const)
    .reverse(),
);

/** `rgb(0, 128, 128)` as `teal`; a colour without a name as `#0a5c8a`. */
function namedColours(text: string): string {
  return text.replaceAll(/rgb\((\d+), (\d+), (\d+)\)/g, (_all, ...numbers: string[]) => {
    const hex = numbers
      .slice(0, 3)
      .map((number) => Number(number).toString(16).padStart(2, '0'))
      .join('');
    return NAMES.get(hex) ?? `#${hex}`;
  });
}
