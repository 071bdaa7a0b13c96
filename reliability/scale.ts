/** `npm run test:reliability` does everything in full; `npm test` a short part of it. */
export const isFull = process.env.RELIABILITY === 'full';

export function scaled(short: number, full: number): number {
  return isFull ? full : short;
}

/** What takes seconds in short takes many minutes in full. */
export const LONG_TEST = { timeout: isFull ? 60 * 60_000 : 180_000 };
