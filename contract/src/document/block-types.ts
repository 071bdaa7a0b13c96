/** Without the schema library: the web app loads this file. What else a type has is in blocks/, in a file of its name. */

/** What someone who solves it is given points for; the ledger of points knows both by these names. */
export type Task = 'exercise' | 'quiz';

type TypeRecord = {
  /** Null where there is nothing to solve. Exercises are what the progress of a lesson is counted in. */
  task: Task | null;
  /** Whether a reader works with it: its code is loaded only in pages that have such a block. */
  interactive: boolean;
};

const TYPES = {
  text: { task: null, interactive: false },
  code: { task: null, interactive: false },
  run: { task: null, interactive: true },
  exercise: { task: 'exercise', interactive: true },
  quiz: { task: 'quiz', interactive: true },
  image: { task: null, interactive: false },
  link: { task: null, interactive: false },
} as const satisfies Record<string, TypeRecord>;

export type BlockType = keyof typeof TYPES;
export const BLOCK_TYPES = Object.keys(TYPES) as readonly BlockType[];

type TypesOf<Is extends Partial<TypeRecord>> = {
  [T in BlockType]: (typeof TYPES)[T] extends Is ? T : never;
}[BlockType];
export type TaskType = TypesOf<{ task: Task }>;
export type InteractiveType = TypesOf<{ interactive: true }>;

export const INTERACTIVE_TYPES = BLOCK_TYPES.filter((type) => TYPES[type].interactive);

type Typed = { type: BlockType };

/** Whether it can be answered, and earns points. */
export function isTask<B extends Typed>(block: B): block is B & { type: TaskType } {
  return TYPES[block.type].task !== null;
}

export function isExercise<B extends Typed>(block: B): block is B & { type: TypesOf<{ task: 'exercise' }> } {
  return TYPES[block.type].task === 'exercise';
}

export function isQuiz<B extends Typed>(block: B): block is B & { type: TypesOf<{ task: 'quiz' }> } {
  return TYPES[block.type].task === 'quiz';
}

export function isInteractive<B extends Typed>(block: B): block is B & { type: InteractiveType } {
  return TYPES[block.type].interactive;
}
