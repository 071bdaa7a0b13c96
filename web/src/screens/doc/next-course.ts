import { countDone, type Progress } from '../../lesson/progress/progress.ts';

type AnyCourse = { slug: string; children: readonly { slug: string; exercises: number }[] };

/** After the end of a course: the next one in the list that has something left to do, from the top again after the last. */
export function nextCourse<One extends AnyCourse>(
  courses: readonly One[],
  slug: string,
  progress: Progress,
): One | null {
  const at = courses.findIndex((course) => course.slug === slug);
  const others = [...courses.slice(at + 1), ...courses.slice(0, Math.max(0, at))];
  return others.find(({ children }) => countDone(children, progress) < children.length) ?? null;
}
