/**
 * Without the schema library: the web app loads this file, with every page. What else a type has is in blocks/, in a file of
 * its name.
 */

/** What someone who solves it is given points for; the ledger of points knows both by these names. */
export type Task = 'exercise' | 'quiz';

type TypeRecord = {
  /** Null where there is nothing to solve. Exercises that are no drills are what the progress of a lesson is counted in. */
  task: Task | null;
  /** Whether a reader works with it: its code is loaded only in pages that have such a block. */
  interactive: boolean;
};

export const TYPES = {
  text: { task: null, interactive: false },
  code: { task: null, interactive: false },
  run: { task: null, interactive: true },
  exercise: { task: 'exercise', interactive: true },
  quiz: { task: 'quiz', interactive: true },
  image: { task: null, interactive: false },
  link: { task: null, interactive: false },
  project: { task: null, interactive: true },
} as const satisfies Record<string, TypeRecord>;

export type BlockType = keyof typeof TYPES;
export const BLOCK_TYPES = Object.keys(TYPES) as readonly BlockType[];

export type TypesOf<Is extends Partial<TypeRecord>> = {
  [T in BlockType]: (typeof TYPES)[T] extends Is ? T : never;
}[BlockType];
export type TaskType = TypesOf<{ task: Task }>;
export type InteractiveType = TypesOf<{ interactive: true }>;

export const INTERACTIVE_TYPES = BLOCK_TYPES.filter((type) => TYPES[type].interactive);
