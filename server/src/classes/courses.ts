import { ProblemError } from '../http/problem.ts';
import type { ClassServices } from './services.ts';

/** Each once; one that does not exist is refused. */
export async function coursesOr400({ documents }: ClassServices, slugs: readonly string[]): Promise<string[]> {
  const known = (await documents.courses()).map(({ course }) => course.slug);
  if (slugs.some((slug) => !known.includes(slug))) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'courses', code: 'field_not_allowed' }] });
  }
  return known.filter((slug) => slugs.includes(slug));
}
