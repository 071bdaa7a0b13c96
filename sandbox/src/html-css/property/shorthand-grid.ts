import { isMark, type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { joined, made, SPACE, word } from './classify.ts';

type Values = Record<string, readonly Part[]>;

/** grid-area: 1 / 2 / 3 / 4, where a name alone also says the lines that are left out. */
export function expandGridLines(...names: readonly string[]) {
  return {
    longhands: names,
    expand: (parts: readonly Part[]): Values => {
      const given = splitAt(parts, '/');
      const values: (readonly Part[])[] = [];
      names.forEach((_, index) => {
        // The line opposite to this one: of two the first, of four the one two places before.
        const from = index < 2 && names.length === 4 ? 0 : names.length === 4 ? index - 2 : 0;
        values.push(given[index] ?? (isName(values[from] ?? []) ? (values[from] as readonly Part[]) : made('auto')));
      });
      return Object.fromEntries(names.map((name, index) => [name, values[index] ?? made('auto')]));
    },
  };
}

function isName(parts: readonly Part[]): boolean {
  return parts.length === 1 && parts[0]?.kind === 'ident' && word(parts[0]) !== 'auto';
}

function readTemplate(parts: readonly Part[]): Values {
  if (withoutSpace(parts).length === 1 && word(withoutSpace(parts)[0]) === 'none') return {};
  const [rows = [], columns] = splitAt(parts, '/');
  if (!rows.some((part) => part.kind === 'string'))
    return { 'grid-template-rows': rows, ...(columns && { 'grid-template-columns': columns }) };
  const areas: Part[][] = [];
  const sizes: Part[][] = [];
  let sized = true;
  for (const part of withoutSpace(rows)) {
    if (part.kind === 'string') {
      if (!sized) sizes.push(made('auto'));
      areas.push([part]);
      sized = false;
    } else if (part.kind === 'block') {
      // Names of lines before a row of areas belong before its size, those after it behind.
      if (!sized) sizes.push(made('auto'));
      sized = true;
      sizes.push([part]);
    } else {
      sizes.push([part]);
      sized = true;
    }
  }
  if (!sized) sizes.push(made('auto'));
  return {
    'grid-template-areas': joined(areas),
    'grid-template-rows': joined(sizes),
    'grid-template-columns': columns ?? made('none'),
  };
}

const TEMPLATE = ['grid-template-rows', 'grid-template-columns', 'grid-template-areas'];

export const expandGridTemplate = { longhands: TEMPLATE, expand: readTemplate };

export const expandGrid = {
  longhands: [...TEMPLATE, 'grid-auto-rows', 'grid-auto-columns', 'grid-auto-flow'],
  expand: (parts: readonly Part[]): Values => {
    const groups = splitAt(parts, '/');
    const flowAt = groups.findIndex((group) => group.some((part) => word(part) === 'auto-flow'));
    if (flowAt < 0) return readTemplate(parts);
    const flow = withoutSpace(groups[flowAt] ?? []);
    const dense = flow.some((part) => word(part) === 'dense');
    const sizes = joined(
      flow.filter((part) => !['auto-flow', 'dense'].includes(word(part)) && !isMark(part, '/')).map((part) => [part]),
    );
    const other = groups[1 - flowAt] ?? [];
    const byRows = flowAt === 0;
    return {
      'grid-auto-flow': [...made(byRows ? 'row' : 'column'), ...(dense ? [SPACE, ...made('dense')] : [])],
      [byRows ? 'grid-auto-rows' : 'grid-auto-columns']: sizes,
      [byRows ? 'grid-template-columns' : 'grid-template-rows']: other,
    };
  },
};
