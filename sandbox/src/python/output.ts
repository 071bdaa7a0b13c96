import type { DrawingStep, Piece } from '../judge/observation.ts';
import { PIPED, type Piped } from './shared-memory.ts';

export type OutputAudience = {
  /** What was written since the last time; at most once in a frame. */
  pieces(pieces: readonly Piece[]): void;
  drawing?(steps: readonly DrawingStep[]): void;
  /** The program was run again and has done something else: all that was shown goes, and what follows takes its place. */
  again?(): void;
};

const FRAME_MILLISECONDS = 16;

/** Hands on what comes through the pipe, at most once in a frame: a flood of output never holds up the page. */
export function createOutput(audience: OutputAudience) {
  let decoders = { out: new TextDecoder(), err: new TextDecoder() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let unfinished = '';

  const now = (piped: readonly Piped[], isLast = false) => {
    clearTimeout(timer);
    timer = undefined;
    last = performance.now();
    const pieces: { kind: Piece['kind']; text: string }[] = [];
    const steps: DrawingStep[] = [];
    const add = (kind: Piece['kind'], text: string) => {
      const before = pieces.at(-1);
      if (before?.kind === kind && kind !== 'input') before.text += text;
      else if (text !== '') pieces.push({ kind, text });
    };
    for (const { kind, bytes } of piped) {
      if (kind === PIPED.out) add('out', decoders.out.decode(bytes, { stream: true }));
      else if (kind === PIPED.err) add('err', decoders.err.decode(bytes, { stream: true }));
      else if (kind === PIPED.prompt) add('prompt', new TextDecoder().decode(bytes));
      else if (kind === PIPED.input) add('input', new TextDecoder().decode(bytes));
      else {
        const lines = (unfinished + new TextDecoder().decode(bytes)).split('\n');
        unfinished = lines.pop() ?? '';
        steps.push(...lines.map((line) => JSON.parse(line) as DrawingStep));
      }
    }
    if (isLast) {
      add('out', decoders.out.decode());
      add('err', decoders.err.decode());
    }
    if (pieces.length > 0) audience.pieces(pieces);
    if (steps.length > 0) audience.drawing?.(steps);
  };
  return {
    now,
    again(): void {
      clearTimeout(timer);
      timer = undefined;
      decoders = { out: new TextDecoder(), err: new TextDecoder() };
      unfinished = '';
      audience.again?.();
    },
    soon(take: () => readonly Piped[]): void {
      if (timer !== undefined) return;
      const wait = Math.max(0, last + FRAME_MILLISECONDS - performance.now());
      if (wait === 0) now(take());
      else timer = setTimeout(() => now(take()), wait);
    },
  };
}
