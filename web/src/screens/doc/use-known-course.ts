import type { Course, ReaderDocument } from '@kodestien/contract/document/reader';
import { useRef } from 'react';

/** The course of the document in view, or of the one before while the next is on its way: the trail stays put. */
export function useKnownCourse(document: ReaderDocument | null): Course | null {
  const known = useRef<Course | null>(null);
  if (document) known.current = document.course;
  return known.current;
}
