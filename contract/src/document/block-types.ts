/** Without the schema library: the web app loads this file. What else a type has is in blocks/, in a file of its name. */

/** What someone who solves it is given points for; the ledger of points knows both by these names. */
export type Task = 'exercise' | 'quiz';

type TypeRecord = {
  /** Null where there is nothing to solve. Exercises that are no drills are what the progress of a lesson is counted in. */
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
  project: { task: null, interactive: true },
} as const satisfies Record<string, TypeRecord>;

export type BlockType = keyof typeof TYPES;
export const BLOCK_TYPES = Object.keys(TYPES) as readonly BlockType[];

type TypesOf<Is extends Partial<TypeRecord>> = {
  [T in BlockType]: (typeof TYPES)[T] extends Is ? T : never;
}[BlockType];
export type TaskType = TypesOf<{ task: Task }>;
export type InteractiveType = TypesOf<{ interactive: true }>;

export const INTERACTIVE_TYPES = BLOCK_TYPES.filter((type) => TYPES[type].interactive);

/** Kinds of extra practice: `more` practises its own lesson, `review` mixes it with what those before it have taught. */
export const DRILLS = ['more', 'review'] as const;
export type Drill = (typeof DRILLS)[number];

type Typed = { type: BlockType };
type MaybeDrill = Typed & { drill?: Drill | null };

/** Whether it can be answered, and earns points. */
export function isTask<B extends Typed>(block: B): block is B & { type: TaskType } {
  return TYPES[block.type].task !== null;
}

export function isExercise<B extends Typed>(block: B): block is B & { type: TypesOf<{ task: 'exercise' }> } {
  return TYPES[block.type].task === 'exercise';
}

/** Extra practice: it earns points as any exercise does, and no progress of a lesson or a course asks for it. */
export function isDrill(block: MaybeDrill): boolean {
  return isExercise(block) && (block.drill ?? null) !== null;
}

/** Those that a lesson is finished with: all exercises but the drills. */
export function isRequiredExercise<B extends MaybeDrill>(
  block: B,
): block is B & { type: TypesOf<{ task: 'exercise' }> } {
  return isExercise(block) && !isDrill(block);
}

export function isQuiz<B extends Typed>(block: B): block is B & { type: TypesOf<{ task: 'quiz' }> } {
  return TYPES[block.type].task === 'quiz';
}

export function isInteractive<B extends Typed>(block: B): block is B & { type: InteractiveType } {
  return TYPES[block.type].interactive;
}
