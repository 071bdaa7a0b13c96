/** Lines of a program in the order that the learner has put them, and those put aside. */
export type LineOrder = { program: readonly string[]; aside: readonly string[] };
export type List = keyof LineOrder;
export type Step = 'up' | 'down' | 'out' | 'in';

export function listOf(order: LineOrder, id: string): List {
  return order.program.includes(id) ? 'program' : 'aside';
}

/** Puts a line at a place of a list; places are counted without the line itself. */
export function placed(order: LineOrder, id: string, list: List, index: number): LineOrder {
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  const next = { program: without(order.program), aside: without(order.aside) };
  return { ...next, [list]: next[list].toSpliced(Math.max(0, index), 0, id) };
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
      return placed(order, id, 'aside', order.aside.length);
    case 'in':
      return placed(order, id, 'program', order.program.length);
  }
}
