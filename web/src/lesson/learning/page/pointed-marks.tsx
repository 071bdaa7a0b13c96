import type { PageFrame } from '@kodestien/sandbox/html-css/browser';
import { createContext, useContext, useEffect, useState } from 'react';
import styles from './browser-frame.module.css';

/** The elements that a failed check is about, as a selector; null for none. */
export const PointedAt = createContext<string | null>(null);

type Box = { left: number; top: number; width: number; height: number };
const BOXES_MAX = 20;

/** Outlines them over the page, which itself stays as the learner wrote it. `drawn` is another object for each drawing. */
export function PointedMarks({ frame, drawn }: { frame: PageFrame; drawn: unknown }) {
  const selector = useContext(PointedAt);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing has new places
  useEffect(() => {
    if (selector === null) return setBoxes([]);
    const { document: page, view } = frame;
    const measure = () => setBoxes(boxesOf(page, selector));
    measure();
    page.addEventListener('scroll', measure, true);
    view.addEventListener('resize', measure);
    return () => {
      page.removeEventListener('scroll', measure, true);
      view.removeEventListener('resize', measure);
    };
  }, [frame, selector, drawn]);
  return boxes.map((box) => (
    <span key={`${box.left} ${box.top}`} className={styles.pointed} style={box} aria-hidden="true" />
  ));
}

function boxesOf(page: Document, selector: string): Box[] {
  try {
    // Of a pseudo-element it is the element itself that can be outlined.
    const found = [...page.querySelectorAll(selector.replace(/::?(before|after)\s*$/, '') || '*')].slice(0, BOXES_MAX);
    return found
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, width, height }) => ({ left, top, width, height }));
  } catch {
    return [];
  }
}
