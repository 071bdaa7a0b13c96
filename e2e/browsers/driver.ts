/** Sent to the page as text, so it uses nothing from outside. */
// biome-ignore lint/suspicious/noExplicitAny: what a function in the page takes is known where it is written
export type InPage = (...args: any[]) => unknown;

/** A place in the window, in pixels. */
export type Point = { x: number; y: number };

/** All that the journeys need of a browser. Where `frame` is given, a CSS selector names the frame in the page. */
export type Driver = {
  open(url: string): Promise<void>;
  evaluate<F extends InPage>(frame: string | null, run: F, ...args: Parameters<F>): Promise<Awaited<ReturnType<F>>>;
  click(frame: string | null, point: Point): Promise<void>;
  /** Presses these keys one after the other; `holding` is held down meanwhile. */
  press(keys: string, holding?: string): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};

export const WINDOW = { width: 1280, height: 900 };
export const KEY = { enter: '\uE007', control: '\uE009', end: '\uE010', escape: '\uE00C' };
/** A busy machine takes its time to start a browser; one that has not started by now does not. */
export const START_MS = 60_000;

type Action = { type: string; id: string; actions: object[] };

export function clickActions({ x, y }: Point): Action[] {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
  const button = { button: 0 };
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [move, { type: 'pointerDown', ...button }, { type: 'pointerUp', ...button }],
    },
  ];
}

export function keyActions(keys: string, holding = ''): Action[] {
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  const pressed = [...keys].flatMap((key) => [down(key), up(key)]);
  const actions = [...[...holding].map(down), ...pressed, ...[...holding].map(up)];
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** A function and its arguments as one expression; what it gives comes back as JSON. */
export function asExpression(run: InPage, args: unknown[]): string {
  return `Promise.resolve((${run})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`;
}
