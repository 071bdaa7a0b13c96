/** What was done to a program. A report is spread over these, so that none of them takes all the room. */
export const MUTANT_KINDS = [
  'operator',
  'comparison',
  'condition',
  'constant',
  'off by one',
  'text',
  'format',
  'removed',
  'unwrapped',
  'exchanged',
  'branches',
  'loop',
  'return',
  'attribute',
  'value',
  'selector',
  'query',
] as const;
export type MutantKind = (typeof MUTANT_KINDS)[number];

/** One change by exact place: everything else of the program stays byte for byte as it is. */
export type Change = { kind: MutantKind; from: number; to: number; text: string };

export type Mutant = {
  kind: MutantKind;
  source: string;
  /** From 1, where the change begins. */
  line: number;
  /** What was there and what is there now, on one line each. */
  was: string;
  now: string;
};

const SHOWN_MAX = 60;

export function applyChange(source: string, { kind, from, to, text }: Change): Mutant {
  return {
    kind,
    source: source.slice(0, from) + text + source.slice(to),
    line: source.slice(0, from).split('\n').length,
    was: onOneLine(source.slice(from, to)),
    now: onOneLine(text),
  };
}

/** The mutants of these changes: each program once, and never the program itself. */
export function distinctMutants(source: string, changes: readonly Change[]): Mutant[] {
  const bySource = new Map<string, Mutant>();
  for (const change of changes) {
    const mutant = applyChange(source, change);
    if (mutant.source !== source && !bySource.has(mutant.source)) bySource.set(mutant.source, mutant);
  }
  return [...bySource.values()];
}

/**
 * At most so many, taken from each kind in turn and, within a kind, spread evenly over the program. The same every time.
 */
export function spread(mutants: readonly Mutant[], most: number): Mutant[] {
  if (mutants.length <= most) return [...mutants];
  const queues = [...Map.groupBy(mutants, ({ kind }) => kind).values()].map((all) => fromAfar(all));
  const taken = new Set<Mutant>();
  while (taken.size < most) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next && taken.size < most) taken.add(next);
    }
  }
  return mutants.filter((mutant) => taken.has(mutant));
}

/** An order in which any beginning is spread over the whole: the first, the middle, the quarters, … */
function fromAfar<T>(all: readonly T[]): T[] {
  const order = new Set<T>();
  for (let parts = 1; order.size < all.length; parts *= 2) {
    for (let part = 0; part < parts; part++) order.add(all[Math.floor((part * all.length) / parts)] as T);
  }
  return [...order];
}

function onOneLine(text: string): string {
  const line = text.trim().replaceAll(/\s*\n\s*/g, ' ⏎ ');
  return line.length > SHOWN_MAX ? `${line.slice(0, SHOWN_MAX - 1)}…` : line;
}
