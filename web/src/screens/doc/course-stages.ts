import type { DocumentCard, ReaderDocument } from '@kodestien/contract/document/reader';

type Stage = ReaderDocument['stages'][number];
export type StageOfCourse = { stage: Stage | null; number: number; lessons: DocumentCard[] };

/** The lessons in the groups that the course has; all in one where it has none. What is before the first group belongs to it. */
export function inStages(lessons: readonly DocumentCard[], stages: readonly Stage[]): StageOfCourse[] {
  const known = stages.filter(({ first }) => lessons.some(({ slug }) => slug === first));
  if (known.length === 0) return [{ stage: null, number: 1, lessons: [...lessons] }];
  const starts = known.map(({ first }) => lessons.findIndex(({ slug }) => slug === first));
  return known.map((stage, index) => ({
    stage,
    number: index + 1,
    lessons: lessons.slice(index === 0 ? 0 : starts[index], starts[index + 1]),
  }));
}

export function stageId(number: number): string {
  return `stage-${number}`;
}
