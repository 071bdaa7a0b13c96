import { countRead, type ReadingProgress } from '../../document/reading-progress.ts';

type AnyCourse = { slug: string; children: readonly { slug: string }[] };

/** After the end of a course: the next one in the list that has something left to read, from the top again after the last. */
export function nextCourse<One extends AnyCourse>(
  courses: readonly One[],
  slug: string,
  progress: ReadingProgress,
): One | null {
  const at = courses.findIndex((course) => course.slug === slug);
  const others = [...courses.slice(at + 1), ...courses.slice(0, Math.max(0, at))];
  return others.find(({ children }) => countRead(children, progress) < children.length) ?? null;
}
