import type { PageInput, ProgramInput } from './inputs.ts';
import type { Value } from './value.ts';

/**
 * What a page says can be written in several ways that mean the same to a browser. Both sides are brought into one form
 * before they are compared; people are shown what was written.
 */
function meaningOf(input: ProgramInput | PageInput, value: Value): Value {
  const mean = meaningIn(input);
  if (!mean || value.type !== 'list') return value;
  const items = value.items.map((item): Value => (item.type === 'str' ? { type: 'str', text: mean(item.text) } : item));
  return { type: 'list', items };
}

/** Both sides. Where the solution leaves the place of an item to the grid, only how much it spans is compared. */
export function meanings(input: ProgramInput | PageInput, actual: Value, expected: Value): [Value, Value] {
  const [one, other] = [meaningOf(input, actual), meaningOf(input, expected)];
  const isGridLine = input.kind === 'style' && (input.property === 'grid-column' || input.property === 'grid-row');
  if (!isGridLine || one.type !== 'list' || other.type !== 'list') return [one, other];
  const items = one.items.map((item, index): Value => {
    const reference = other.items[index];
    const isAnywhere = reference?.type === 'str' && reference.text.startsWith('auto over ');
    return isAnywhere && item.type === 'str'
      ? { type: 'str', text: item.text.replace(/^\d+ over /, 'auto over ') }
      : item;
  });
  return [{ type: 'list', items }, other];
}

type Mean = (text: string) => string;

function meaningIn(input: ProgramInput | PageInput): Mean | null {
  if (input.kind === 'attribute') return ATTRIBUTES.get(input.attribute.toLowerCase()) ?? null;
  if (input.kind !== 'style') return null;
  return input.property.startsWith('--') ? plainNumbers : (STYLES.get(input.property) ?? null);
}

const words = (names: string) => names.split(' ');
const all = (names: string, mean: Mean): [string, Mean][] => words(names).map((name) => [name, mean]);

const caseless: Mean = (text) => text.trim().toLowerCase();
const asSet: Mean = (text) => [...new Set(text.split(/\s+/).filter(Boolean))].toSorted().join(' ');

/** Any page will do: the same address leads to the same place from it. */
const PAGE = 'https://page.invalid/folder/page.html';

const address: Mean = (text) => {
  const trimmed = text.trim();
  if (/^tel:/i.test(trimmed)) return trimmed.toLowerCase().replaceAll(/[\s()-]/g, '');
  return URL.canParse(trimmed, PAGE) ? new URL(trimmed, PAGE).href : trimmed;
};

/** `200.0` is `200`; `200px` is no number in HTML, though browsers put up with it. */
const number: Mean = (text) => {
  const [, digits, unit = ''] = /^\s*([-+]?\d*\.?\d+)(%?)\s*$/.exec(text) ?? [];
  return digits === undefined ? text : `${Number(digits)}${unit}`;
};

/** `width=device-width, initial-scale=1.0`: what is said, in any order. */
const settings: Mean = (text) => {
  if (!/^\s*[\w-]+\s*=/.test(text)) return text;
  const pairs = text.split(/[,;]/).map((pair) => pair.replaceAll(/\s+/g, '').toLowerCase());
  return pairs
    .filter(Boolean)
    .map((pair) => pair.replace(/=([\d.]+)$/, (_found, digits: string) => `=${Number(digits)}`))
    .toSorted()
    .join(', ');
};

const ATTRIBUTES: ReadonlyMap<string, Mean> = new Map([
  ...all('class headers', asSet),
  ...all('rel rev sandbox', (text) => asSet(text.toLowerCase())),
  ...all(
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected',
    () => '',
  ),
  ...all(
    'lang hreflang type method enctype dir http-equiv scope loading autocomplete inputmode shape wrap kind preload spellcheck translate contenteditable formmethod formenctype media',
    caseless,
  ),
  ['charset', (text) => caseless(text).replace(/^utf8$/, 'utf-8')],
  ['target', (text) => (text.startsWith('_') ? caseless(text) : text)],
  ...all('href src action cite poster data formaction', address),
  ...all('width height colspan rowspan size maxlength minlength rows cols tabindex start span min max step', number),
  ['content', settings],
]);

/** `repeat(3, 1fr)` is `1fr 1fr 1fr`. */
const tracks: Mean = (text) => {
  const at = text.indexOf('repeat(');
  if (at < 0) return text.replaceAll(/minmax\(auto, ([\d.]+fr)\)/g, '$1');
  const end = closing(text, at + 'repeat'.length);
  const [, count = '', list = ''] = /^\s*(\d+)\s*,([\s\S]*)$/.exec(text.slice(at + 'repeat('.length, end)) ?? [];
  // auto-fill and auto-fit are as many as there is room for; nobody here knows how many that is.
  if (!count || Number(count) > 100) return text.slice(0, end + 1) + tracks(text.slice(end + 1));
  const row = Array.from({ length: Number(count) }, () => list.trim()).join(' ');
  return tracks(`${text.slice(0, at)}${row}${text.slice(end + 1)}`);
};

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

const families: Mean = (text) =>
  text
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^(["'])([\s\S]*)\1$/, '$2')
        .toLowerCase(),
    )
    .join(', ');

/** A basis of nothing is nothing in any unit. */
const basis: Mean = (text) => text.replace(/(^|\s)0(?:px|%)?$/, '$10px');

/** From which line, and over how many: `1 / 3` is `1 / span 2`, and `auto / span 2` is `span 2`. Names stay as they are. */
const lines: Mean = (text) => {
  const [start = 'auto', end = 'auto'] = text.split('/').map((line) => line.trim());
  const span = (line: string) => /^span (\d+)$/.exec(line)?.[1];
  const over = span(end) ?? span(start);
  const isNumber = (line: string) => /^\d+$/.test(line);
  if (isNumber(start) && isNumber(end) && Number(end) > Number(start))
    return `${start} over ${Number(end) - Number(start)}`;
  if (isNumber(start) && end === 'auto') return `${start} over 1`;
  if (isNumber(end) && span(start) && Number(end) > Number(span(start)))
    return `${Number(end) - Number(span(start))} over ${span(start)}`;
  if (isNumber(start) && over) return `${start} over ${over}`;
  if ([start, end].every((line) => line === 'auto' || span(line))) return `auto over ${over ?? 1}`;
  return text;
};

/** `.5rem` is `0.5rem`, and spaces are spaces. */
const plainNumbers: Mean = (text) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([,()])\s*/g, '$1')
    .replaceAll(/(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)(?=[a-z%\s,()/*+-]|$)/gi, (digits) => String(Number(digits)));

const STYLES: ReadonlyMap<string, Mean> = new Map([
  ...all('grid-template-columns grid-template-rows grid-auto-columns grid-auto-rows', tracks),
  ...all('grid-column grid-row', lines),
  ['font-family', families],
  ...all('flex flex-basis', basis),
]);
