import type { DrawingStep, Piece, ProgramError, Stopped } from '../judge/observation.ts';
import type { TraceStep, TraceValue } from '../judge/trace-step.ts';

export type { TraceStep, TraceValue } from '../judge/trace-step.ts';

/** What a program did, step by step, as it was recorded inside the interpreter: changes only. */
export type Trace = {
  steps: readonly TraceStep[];
  /** `steps` and `size`: the program went on, but no more was recorded. */
  end: TraceEnd;
  error?: ProgramError;
  transcript: readonly Piece[];
  drawing?: readonly DrawingStep[];
};
export type TraceEnd = 'done' | 'error' | 'steps' | 'size' | 'depth' | Stopped;

/** `wait` and `resume`: a function that leaves its caller in the middle of itself, and goes on later. */
const EVENTS = ['line', 'call', 'return', 'exception', 'wait', 'resume'] as const;
export type TraceEvent = (typeof EVENTS)[number];

export type TraceObject =
  | { kind: 'list' | 'tuple' | 'set'; name: string; size: number; items: readonly TraceValue[] }
  | { kind: 'dict'; name: string; size: number; entries: readonly (readonly [TraceValue, TraceValue])[] }
  | { kind: 'object' | 'class'; name: string; fields: readonly (readonly [string, TraceValue])[] }
  | { kind: 'function'; name: string };

export type TraceFrame = {
  /** The function; `<module>` for the program itself; `class Dog` for the body of a class. */
  name: string;
  /** The line that comes next in it, or that waits for the frame inside. */
  line: number;
  variables: ReadonlyMap<string, TraceValue>;
};

/** Everything that can be seen at one step, before its line runs. */
export type TraceState = {
  event: TraceEvent;
  line: number;
  /** From the program itself to the innermost call. */
  frames: readonly TraceFrame[];
  objects: ReadonlyMap<number, TraceObject>;
  /** How many characters of the transcript were there. */
  printed: number;
  /** How many steps of the drawing were there. */
  drawn: number;
  returned?: TraceValue;
  exception?: string;
  /** What is new since the step before: variables of the innermost frame, and objects. */
  changed: { variables: ReadonlySet<string>; objects: ReadonlySet<number> };
};

const KEYFRAME_EVERY = 200;

/** Gives the state at any step, forwards and backwards, from the nearest kept state. */
export class TraceReader {
  #steps: readonly TraceStep[];
  #keyframes: Moment[] = [];
  #last: { index: number; moment: Moment } | null = null;

  constructor(trace: Pick<Trace, 'steps'>) {
    this.#steps = trace.steps;
  }

  get length(): number {
    return this.#steps.length;
  }

  stateAt(index: number): TraceState {
    const step = this.#steps[index];
    if (!step) throw new RangeError(`There is no step ${index}.`);
    const moment = this.#momentBefore(index);
    const changed = apply(moment, step);
    this.#last = { index, moment };
    const [event, line, , , , more] = step;
    return {
      event: EVENTS[event] ?? 'line',
      line,
      frames: moment.frames.map(({ name, line, variables }) => ({ name, line, variables: new Map(variables) })),
      objects: new Map([...moment.objects].map(([id, described]) => [id, readObject(described)])),
      printed: moment.printed,
      drawn: moment.drawn,
      ...((EVENTS[event] === 'return' || EVENTS[event] === 'wait') && more != null && { returned: more }),
      ...(EVENTS[event] === 'exception' && { exception: String(more ?? '') }),
      changed,
    };
  }

  /** The moment when all steps before this one were applied; free to change. */
  #momentBefore(index: number): Moment {
    const last = this.#last;
    const nearest = Math.floor(index / KEYFRAME_EVERY);
    while (this.#keyframes.length <= nearest) {
      const number = this.#keyframes.length;
      const moment = number === 0 ? createMoment() : copy(this.#keyframes[number - 1] as Moment);
      for (let at = Math.max(0, number - 1) * KEYFRAME_EVERY; at < number * KEYFRAME_EVERY; at++) {
        apply(moment, this.#steps[at] as TraceStep);
      }
      this.#keyframes.push(moment);
    }
    const isNear = last !== null && last.index < index && last.index >= nearest * KEYFRAME_EVERY;
    const moment = isNear ? last.moment : copy(this.#keyframes[nearest] as Moment);
    const from = isNear ? last.index + 1 : nearest * KEYFRAME_EVERY;
    for (let at = from; at < index; at++) apply(moment, this.#steps[at] as TraceStep);
    this.#last = null;
    return moment;
  }
}

type Moment = {
  frames: { name: string; line: number; variables: Map<string, TraceValue> }[];
  /** As they were described, with every later change made. */
  objects: Map<number, readonly TraceValue[]>;
  printed: number;
  drawn: number;
  /** The innermost frame has returned; it is shown for that one step more. */
  isReturning: boolean;
};

function createMoment(): Moment {
  const program = { name: '<module>', line: 0, variables: new Map() };
  return { frames: [program], objects: new Map(), printed: 0, drawn: 0, isReturning: false };
}

function copy(moment: Moment): Moment {
  return {
    ...moment,
    frames: moment.frames.map((frame) => ({ ...frame, variables: new Map(frame.variables) })),
    objects: new Map(moment.objects),
  };
}

function apply(moment: Moment, step: TraceStep): TraceState['changed'] {
  const [event, line, variables, objects = [], printed, more, outer = [], drawn] = step;
  // The program's own frame stays: what a check calls after it sees its variables.
  if (moment.isReturning && moment.frames.length > 1) moment.frames.pop();
  moment.isReturning = EVENTS[event] === 'return' || EVENTS[event] === 'wait';
  if (EVENTS[event] === 'call' || EVENTS[event] === 'resume')
    moment.frames.push({ name: String(more ?? ''), line, variables: new Map() });
  const top = moment.frames.at(-1);
  const changedVariables = new Set<string>();
  if (top) top.line = line;
  for (let at = 0; top && at + 1 < variables.length; at += 2) {
    const [name, value] = [String(variables[at]), variables[at + 1]];
    changedVariables.add(name);
    if (value === null || value === undefined) top.variables.delete(name);
    else top.variables.set(name, value);
  }
  for (let at = 0; at + 2 < outer.length; at += 3) {
    const [depth, name, value] = [outer[at], outer[at + 1], outer[at + 2]];
    if (value !== undefined) moment.frames[Number(depth)]?.variables.set(String(name), value);
  }
  const changedObjects = new Set<number>();
  for (let at = 0; at + 1 < objects.length; at += 2) {
    const [id, described] = [objects[at], objects[at + 1]];
    if (typeof id !== 'number' || !Array.isArray(described)) continue;
    changedObjects.add(id);
    moment.objects.set(id, change(moment.objects.get(id) ?? [], described as readonly TraceValue[]));
  }
  if (printed !== undefined) moment.printed = printed;
  if (drawn !== undefined) moment.drawn = drawn;
  return { variables: changedVariables, objects: changedObjects };
}

/** Where the items, entries or fields of a description begin. */
const INSIDE = 2;

function change(before: readonly TraceValue[], described: readonly TraceValue[]): readonly TraceValue[] {
  const [kind, ...rest] = described;
  if (kind === '+') return [before[0] ?? 'list', rest[0] ?? 0, ...before.slice(INSIDE), ...rest.slice(1)];
  if (kind !== '=') return described;
  const after = [...before];
  for (const [place, value] of inPairs(rest)) after[INSIDE + Number(place)] = value;
  return after;
}

function readObject([label, second, ...rest]: readonly TraceValue[]): TraceObject {
  const [kind, subclass = ''] = String(label).split(' ');
  if (kind === 'function') return { kind, name: String(second) };
  if (kind === 'object' || kind === 'class') {
    return { kind, name: String(second), fields: inPairs(rest).map(([name, value]) => [String(name), value]) };
  }
  const about = { name: subclass, size: Number(second) };
  if (kind === 'dict') return { kind, ...about, entries: inPairs(rest) };
  return { kind: kind === 'tuple' || kind === 'set' ? kind : 'list', ...about, items: rest };
}

function inPairs(flat: readonly TraceValue[]): [TraceValue, TraceValue][] {
  return Array.from({ length: Math.floor(flat.length / 2) }, (_, index) => [
    flat[index * 2] as TraceValue,
    flat[index * 2 + 1] as TraceValue,
  ]);
}
