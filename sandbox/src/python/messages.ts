import { type DrawingStep, isDrawingStep, isProgramError, type ProgramError } from '../judge/observation.ts';
import { isTraceStep, type TraceStep } from '../judge/trace-step.ts';
import { isValue, type Value } from '../judge/value.ts';

/** What the driver says about the program. A program may have written it instead, so nothing is taken on trust. */
export type Message =
  | { kind: 'prompt'; text: string }
  | { kind: 'draw'; step: DrawingStep }
  | { kind: 'body' }
  /** One of many runs of the same input is done. */
  | { kind: 'run'; value: Value | null }
  | { kind: 'steps'; steps: readonly TraceStep[] }
  | { kind: 'traced'; end: 'done' | 'error' | 'steps' | 'size' | 'depth'; error: ProgramError | null }
  | { kind: 'end'; index: number; reusable: boolean; parts: { value?: Value; error?: ProgramError; lacks?: string } };

export function readMessage(text: string): Message | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(data)) return null;
  const [kind, first, second] = data as unknown[];
  if (kind === 'body') return { kind };
  if (kind === 'run') return { kind, value: isValue(first) ? first : null };
  if (kind === 'prompt' && typeof first === 'string') return { kind, text: first };
  if (kind === 'draw' && isDrawingStep(first)) return { kind, step: first };
  if (kind === 'steps' && Array.isArray(first)) return { kind, steps: first.filter(isTraceStep) };
  if (kind === 'traced') {
    const end = (['done', 'error', 'steps', 'size', 'depth'] as const).find((one) => one === first);
    return end ? { kind, end, error: isProgramError(second) ? second : null } : null;
  }
  if (kind !== 'end' || typeof first !== 'number' || typeof second !== 'object' || second === null) return null;
  const { value, error, reusable, lacks } = second as Record<string, unknown>;
  return {
    kind,
    index: first,
    reusable: reusable === true,
    parts: {
      ...(isValue(value) && { value }),
      ...(isProgramError(error) && { error }),
      ...(typeof lacks === 'string' && { lacks }),
    },
  };
}
