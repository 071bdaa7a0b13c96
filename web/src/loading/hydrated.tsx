import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';

/** Whether the part of the page around has been taken over; null outside of such a part. */
const Part = createContext<boolean | null>(null);

/**
 * False on the server, and in the browser while it takes over what the server has rendered: until then nothing may differ
 * from it, such as what this browser has stored.
 */
export function useIsHydrated(): boolean {
  const part = useContext(Part);
  // Where a part answers, there is nothing to be rendered again for each component in it.
  const own = useSyncExternalStore(NEVER, YES, part === null ? NO : YES);
  return part ?? own;
}

/**
 * A part of a page that is hydrated by itself, after the parts before it, and in which what only a browser knows follows in
 * short pieces. An answer from above the parts would change for those that have not been hydrated yet: React then hydrates
 * each in one go, and begins again from the top for the next.
 */
export function HydratedPart({ children }: { children: ReactNode }) {
  const isTakenOver = useIsHydrated();
  const id = useId();
  // While its gate is closed the part stays as the server sent it.
  if (gates && !isTakenOver) use(gateOf(id, gates).opened);
  const [isHydrated, setHydrated] = useState(isTakenOver);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) openNext();
  }, [isHydrated]);
  return <Part value={isHydrated}>{children}</Part>;
}

type Gate = { opened: Promise<void>; isOpen: boolean; open(): void };

/** One for each part, in the order of the page; null where parts do not wait for one another. */
let gates: Map<string, Gate> | null = null;
let areAllOpen = false;

/** Events about one element, which needs its handlers. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'click', 'focusin', 'input', 'change'];

/**
 * To be called before `hydrateRoot`: the parts are hydrated one after the other, each in tasks of its own. React by itself
 * hydrates all that it can at once, and ends with one long task for all of them. At the first input all gates open, so that
 * React can hydrate at once the part that it is about.
 */
export function hydrateInOrder(): void {
  gates = new Map();
  // Timers of a hidden page are slow.
  areAllOpen = document.hidden;
  for (const event of INPUT_EVENTS) window.addEventListener(event, openAll, true);
}

function openAll(): void {
  areAllOpen = true;
  for (const gate of gates?.values() ?? []) gate.open();
  for (const event of INPUT_EVENTS) window.removeEventListener(event, openAll, true);
}

function openNext(): void {
  setTimeout(() => [...(gates?.values() ?? [])].find(({ isOpen }) => !isOpen)?.open());
}

function gateOf(id: string, all: Map<string, Gate>): Gate {
  const known = all.get(id);
  if (known) return known;
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
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
  else if ([...all.values()].every(({ isOpen }) => isOpen)) openNext();
  all.set(id, gate);
  return gate;
}

const NEVER = () => () => {};
const YES = () => true;
const NO = () => false;
