import { type BlockType, type InteractiveType, type TaskType, TYPES, type TypesOf } from './block-type-records.ts';

export { BLOCK_TYPES, type BlockType, type InteractiveType, type Task, type TaskType } from './block-type-records.ts';

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
