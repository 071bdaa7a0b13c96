import type { Part } from '../css/parts.ts';

/** an+b as `:nth-child()` takes it, whatever tokens it fell into: `2n+1`, `-n + 3`, `odd`, `5`. */
export function parseNth(parts: readonly Part[]): { step: number; offset: number } | null {
  const text = parts.map(textOf).join('').trim().toLowerCase();
  if (text === 'odd') return { step: 2, offset: 1 };
  if (text === 'even') return { step: 2, offset: 0 };
  if (/^[+-]?\d+$/.test(text)) return { step: 0, offset: Number(text) };
  const found = /^([+-]?\d*)n(?:\s*([+-])\s*(\d+))?$/.exec(text);
  if (!found) return null;
  const [, step = '', sign, offset] = found;
  return {
    step: step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step),
    offset: offset ? Number(`${sign}${offset}`) : 0,
  };
}

function textOf(part: Part): string {
  switch (part.kind) {
    case 'ident':
      return part.name;
    case 'number':
      return part.isInteger ? `${part.signed && part.value >= 0 ? '+' : ''}${part.value}` : 'x';
    case 'dimension':
      return `${part.value}${part.unit}`;
    case 'mark':
      return part.text;
    case 'space':
      return ' ';
    default:
      return 'x';
  }
}

/** Whether the `index`-th of a row (from 1) is one that the formula means. */
export function isNth(index: number, step: number, offset: number): boolean {
  if (step === 0) return index === offset;
  const turns = (index - offset) / step;
  return Number.isInteger(turns) && turns >= 0;
}
