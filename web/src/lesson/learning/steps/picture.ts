import type { TraceFrame, TraceObject, TraceState, TraceValue } from '@kodestien/sandbox/steps/trace';
import { valueText } from '@kodestien/sandbox/steps/value-text';

/** What is drawn of one step: the calls with their variables, and the objects that those lead to. */
export type Picture = {
  frames: readonly FrameBox[];
  /** Calls in the middle of a deep stack that are not drawn; they belong before the last ones. */
  skippedFrames: number;
  objects: readonly ObjectBox[];
  skippedObjects: number;
};

export type FrameBox = {
  depth: number;
  name: string;
  line: number;
  isCurrent: boolean;
  rows: readonly Row[];
  /** How many names of libraries it has that are not drawn. */
  imported: number;
  returned: Value | null;
};

export type ObjectBox = {
  id: number;
  kind: TraceObject['kind'];
  /** The class of an object, or what a list of the program's own kind is called. */
  name: string;
  /** Short values beside each other, or one under the other. */
  layout: 'cells' | 'rows';
  rows: readonly Row[];
  /** How many more items it has than are drawn. */
  more: number;
  isNew: boolean;
};

export type Row = { name: string; value: Value; isChanged: boolean };

export type Value =
  /** `kind` where the text is only a name: of a function, a class or a module. */
  | { text: string; kind?: 'function' | 'class' | 'module' }
  /** An arrow to an object; in words for those who do not see it, and which name leads there too. */
  | { to: number; text: string; alias: string | null };

const FRAMES_MAX = 8;
const FRAMES_LAST = 6;
const OBJECTS_MAX = 40;
/** `from turtle import *` brings a hundred names; they would hide those of the program. */
const IMPORTED_MAX = 4;
const CELL_TEXT_MAX = 12;

export function pictureOf(state: TraceState, before: TraceState | null): Picture {
  const { frames, objects, event } = state;
  const skippedFrames = frames.length > FRAMES_MAX ? frames.length - FRAMES_LAST - 1 : 0;
  const drawn = frames
    .map((frame, depth) => ({ frame, depth }))
    .filter(({ depth }) => depth === 0 || depth > skippedFrames);
  const reached = reachedFrom(
    [
      ...drawn.flatMap(({ frame }) => [...frame.variables.values()]),
      ...(state.returned === undefined ? [] : [state.returned]),
    ],
    objects,
  );
  const names = firstNames(drawn.map(({ frame }) => frame));
  const shown = new Set(reached.slice(0, OBJECTS_MAX));
  const shownValue = (value: TraceValue, own: string): Value => {
    if (typeof value === 'string') return namedThing(value);
    const object = objects.get(value);
    if (object?.kind === 'function' || (object?.kind === 'class' && object.fields.length === 0)) {
      // A function mostly has the name of its variable: once is enough.
      const isSame = object.name === own || object.name.startsWith(`${own}(`);
      return { text: isSame ? '' : object.name, kind: object.kind };
    }
    const text = valueText(value, objects);
    if (!shown.has(value)) return { text };
    const first = names.get(value);
    return { to: value, text, alias: first !== undefined && first !== own ? first : null };
  };
  const returns = state.returned !== undefined && givesBack(state, before);
  return {
    frames: drawn.map(({ frame, depth }) => {
      const isCurrent = depth === frames.length - 1;
      const same = isCurrent && event === 'call' ? undefined : sameFrame(before?.frames[depth], frame);
      const imported = [...frame.variables.values()].filter(isNamedThing).length;
      const hidesImported = imported > IMPORTED_MAX;
      return {
        depth,
        name: frame.name,
        line: frame.line,
        isCurrent,
        imported: hidesImported ? imported : 0,
        rows: [...frame.variables]
          .filter(([, value]) => !hidesImported || !isNamedThing(value))
          .map(([name, value]) => ({
            name,
            value: shownValue(value, name),
            isChanged: before !== null && same?.variables.get(name) !== value,
          })),
        returned: isCurrent && returns ? shownValue(state.returned as TraceValue, '') : null,
      };
    }),
    skippedFrames,
    objects: [...shown].map((id) => objectBox(id, objects.get(id) as TraceObject, before, objects, shownValue)),
    skippedObjects: reached.length - shown.size,
  };
}

/** Whether a function gives something back here. Programs, classes and what an error leaves only come to their end. */
export function givesBack({ event, frames }: TraceState, before: TraceState | null): boolean {
  const name = frames.at(-1)?.name ?? '';
  const isLeft = before?.event === 'exception' && before.frames.length === frames.length;
  return event === 'return' && !isLeft && name !== '<module>' && !name.startsWith('class ');
}

function sameFrame(before: TraceFrame | undefined, now: TraceFrame): TraceFrame | undefined {
  return before?.name === now.name ? before : undefined;
}

function objectBox(
  id: number,
  object: TraceObject,
  before: TraceState | null,
  objects: TraceState['objects'],
  shownValue: (value: TraceValue, own: string) => Value,
): ObjectBox {
  const parts = partsOf(object);
  const was = before?.objects.get(id);
  const old = was ? partsOf(was) : null;
  const rows = parts.map(({ key, value }, place) => ({
    name: typeof key === 'number' ? valueText(key, objects) : key,
    value: shownValue(value, ''),
    isChanged: old !== null && (old[place]?.key !== key || old[place]?.value !== value),
  }));
  const isShort = rows.every(({ value }) => !('to' in value) && value.text.length <= CELL_TEXT_MAX);
  const isRow = object.kind === 'list' || object.kind === 'tuple' || object.kind === 'set';
  return {
    id,
    kind: object.kind,
    name: object.name,
    layout: isRow && isShort ? 'cells' : 'rows',
    rows,
    more: 'size' in object ? object.size - parts.length : 0,
    isNew: before !== null && old === null,
  };
}

/** The parts of an object with what they are called: places of a list, keys, fields. A set has none. */
export function partsOf(object: TraceObject): readonly { key: TraceValue; value: TraceValue }[] {
  switch (object.kind) {
    case 'list':
    case 'tuple':
      return object.items.map((value, place) => ({ key: String(place), value }));
    case 'set':
      return object.items.map((value) => ({ key: '', value }));
    case 'dict':
      return object.entries.map(([key, value]) => ({ key, value }));
    case 'object':
    case 'class':
      return object.fields.map(([key, value]) => ({ key, value }));
    case 'function':
      return [];
  }
}

/** The objects that values lead to, each once, those inside an object right after it. */
function reachedFrom(values: readonly TraceValue[], objects: TraceState['objects']): number[] {
  const found = new Set<number>();
  const waiting = [...values].reverse();
  while (waiting.length > 0) {
    const id = waiting.pop();
    const object = typeof id === 'number' && !found.has(id) ? objects.get(id) : undefined;
    if (typeof id !== 'number' || !object || object.kind === 'function') continue;
    if (object.kind === 'class' && object.fields.length === 0) continue;
    found.add(id);
    waiting.push(
      ...partsOf(object)
        .map(({ value }) => value)
        .reverse(),
    );
  }
  return [...found];
}

function firstNames(frames: readonly TraceFrame[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const { variables } of frames) {
    for (const [name, value] of variables) {
      if (typeof value === 'number' && !names.has(value)) names.set(value, name);
    }
  }
  return names;
}

/** The recorder names what it does not look into: `module random`. A text of the program has quotation marks around it. */
const NAMED_THING = /^(function|class|module) (.+)$/;

export function isNamedThing(value: TraceValue): boolean {
  return typeof value === 'string' && NAMED_THING.test(value);
}

function namedThing(text: string): Value {
  const [, kind, name] = NAMED_THING.exec(text) ?? [];
  return kind && name ? { text: name, kind: kind as 'function' | 'class' | 'module' } : { text };
}
