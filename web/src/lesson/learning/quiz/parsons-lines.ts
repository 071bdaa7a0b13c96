/** Lines of a program in the order that the learner has put them, and those put aside. */
export type LineOrder = {
  program: readonly string[];
  aside: readonly string[];
  /** How many levels each line is indented; those that are not named are not. */
  levels: Readonly<Record<string, number>>;
};
export type List = 'program' | 'aside';
export type Step = 'up' | 'down' | 'out' | 'in' | 'less' | 'more';

/** Deeper than any program of so few lines is. */
export const LEVELS_MAX = 6;

export function listOf(order: LineOrder, id: string): List {
  return order.program.includes(id) ? 'program' : 'aside';
}

export function levelOf({ levels }: LineOrder, id: string): number {
  return levels[id] ?? 0;
}

/** Puts a line at a place of a list; places are counted without the line itself. */
export function placed(order: LineOrder, id: string, list: List, index: number): LineOrder {
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  const next = { ...order, program: without(order.program), aside: without(order.aside) };
  return { ...next, [list]: next[list].toSpliced(Math.max(0, index), 0, id) };
}

export function indented(order: LineOrder, id: string, level: number): LineOrder {
  return { ...order, levels: { ...order.levels, [id]: Math.min(LEVELS_MAX, Math.max(0, level)) } };
}

export function stepped(order: LineOrder, id: string, step: Step): LineOrder {
  const list = listOf(order, id);
  const index = order[list].indexOf(id);
  switch (step) {
    case 'up':
      return placed(order, id, list, index - 1);
    case 'down':
      return placed(order, id, list, index + 1);
    case 'out':
      return indented(placed(order, id, 'aside', order.aside.length), id, 0);
    case 'in':
      return placed(order, id, 'program', order.program.length);
    case 'less':
      return indented(order, id, levelOf(order, id) - 1);
    case 'more':
      return indented(order, id, levelOf(order, id) + 1);
  }
}

/** The order that an answer gives; null where it names lines that are no longer there. */
export function orderOf(answer: readonly string[], ids: readonly string[]): LineOrder | null {
  const lines = answer.map((line) => line.split(':'));
  const program = lines.map(([id = '']) => id);
  if (!program.every((id) => ids.includes(id))) return null;
  const levels = Object.fromEntries(lines.map(([id = '', level]) => [id, Number(level) || 0]));
  return { program, aside: ids.filter((id) => !program.includes(id)), levels };
}
