/** The four courses, in the order in which most people walk them. */
export const COURSES = ['python', 'javascript', 'html', 'css'] as const;
export type Course = (typeof COURSES)[number];

export const STOPS = ['stop1', 'stop2', 'stop3', 'stop4', 'stop5', 'stop6'] as const;

export function findCourse(slug: string): Course | undefined {
  return COURSES.find((course) => course === slug);
}
