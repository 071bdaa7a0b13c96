import { type ReactNode, startTransition, use, useEffect, useId, useState } from 'react';
import { Part, useIsHydrated } from './hydrated.ts';
import { readerActivity, waitForReader } from './reader-activity.ts';

type HydratedPartProps = {
  /** The id of an element with which it begins. */
  first?: string | undefined;
  children: ReactNode;
};

/**
 * A part of a page that is hydrated by itself, after the parts before it, and in which what only a browser knows follows in
 * short pieces. An answer from above the parts would change for those that have not been hydrated yet: React then hydrates
 * each in one go, and begins again from the top for the next.
 *
 * Left to itself React hydrates all parts that it can at once, and ends with one long task for all of them: behind its gate a
 * part waits until the one before it is ready, and below the window until someone reads. At the first input all gates open,
 * so that React can hydrate at once the part that it is about.
 */
export function HydratedPart({ first, children }: HydratedPartProps) {
  const isTakenOver = useIsHydrated();
  const id = useId();
  // While its gate is closed the part stays as the server sent it.
  if (!isTakenOver && isBrowser) use(gateOf(id, first).opened);
  const [isHydrated, setHydrated] = useState(isTakenOver);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (!isHydrated) return;
    openNext();
    void layOutBelow();
  }, [isHydrated]);
  return <Part value={isHydrated}>{children}</Part>;
}

type Gate = {
  first: string | undefined;
  opened: Promise<void>;
  isOpen: boolean;
  open(): void;
};

const isBrowser = typeof window === 'object';

const LONGEST_TURN_MS = 2000;

/** One for each part, in the order of the page. */
const gates = new Map<string, Gate>();
/** Timers of a hidden page are slow. */
let areAllOpen = isBrowser && document.hidden;

/** Events about one element, which needs its handlers. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'click', 'focusin', 'input', 'change'];
if (isBrowser) for (const event of INPUT_EVENTS) window.addEventListener(event, openAll, true);

function openAll(): void {
  areAllOpen = true;
  for (const gate of gates.values()) gate.open();
  for (const event of INPUT_EVENTS) window.removeEventListener(event, openAll, true);
}

function openNext(): void {
  setTimeout(async () => {
    const next = [...gates.values()].find(({ isOpen }) => !isOpen);
    if (!next) return;
    if (!isInWindow(next)) await readerActivity();
    next.open();
    // A part that has to wait for some code of its own does not hold up those after it.
    setTimeout(openNext, LONGEST_TURN_MS);
  });
}

let isLayingOut = false;

/** What is below the window gets its height block by block (block-frame.module.css): together it is a long task. */
async function layOutBelow(): Promise<void> {
  if (isLayingOut) return;
  isLayingOut = true;
  for (const block of document.querySelectorAll('[data-below]')) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    block.removeAttribute('data-below');
  }
}

function isInWindow({ first }: Gate): boolean {
  const element = first === undefined ? null : document.getElementById(first);
  return element !== null && element.getBoundingClientRect().top < window.innerHeight;
}

function gateOf(id: string, first: string | undefined): Gate {
  const known = gates.get(id);
  if (known) return known;
  waitForReader();
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    first,
    opened,
    isOpen: false,
    open() {
      gate.isOpen = true;
      // What `use` goes by: the next render does not wait for the promise's own callbacks.
      Object.assign(opened, { status: 'fulfilled' });
      resolve();
    },
  };
  if (areAllOpen) gate.open();
  else if ([...gates.values()].every(({ isOpen }) => isOpen)) openNext();
  gates.set(id, gate);
  return gate;
}
