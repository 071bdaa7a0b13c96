import type { TraceObject, TraceState, TraceValue } from '@kodestien/sandbox/steps/trace';
import { valueText } from '@kodestien/sandbox/steps/value-text';
import type { Translate } from '../../../i18n/use-t.ts';
import { givesBack, isNamedThing, partsOf } from './picture.ts';

const CHANGES_MAX = 3;

/**
 * What happens at a step, in words: "Line 3. i is now 2." `before` is the step before it, `printed` what was written
 * since then. Code in it is between backquotes, as in all texts of ours.
 */
export function sentenceOf(translate: Translate, state: TraceState, before: TraceState | null, printed = ''): string {
  const t = withoutBackquotes(translate);
  const { event, line, frames } = state;
  const frame = frames.at(-1);
  const name = frame?.name ?? '';
  const show = (value: TraceValue) => valueText(value, state.objects);
  const ofClass = className(name);
  if (event === 'call') {
    if (ofClass) return t('steps.class_begins', { name: ofClass });
    const given = [...(frame?.variables ?? [])].map(([variable, value]) => `${variable} = ${show(value)}`).join(', ');
    return given
      ? t('steps.enters_with', { name: frameName(t, name), given })
      : t('steps.enters', { name: frameName(t, name) });
  }
  if (event === 'exception') return t('steps.error', { line, error: state.exception ?? '' });
  const changes = [...printedIn(t, printed), ...changesIn(t, state, before)];
  if (event === 'resume') return t('steps.goes_on', { name: frameName(t, name) });
  if (event === 'wait') return [...changes, t('steps.waits', { name: frameName(t, name) })].join(' ');
  if (event === 'line') return [t('steps.line', { line }), ...changes].join(' ');
  if (givesBack(state, before)) {
    const value = state.returned === undefined ? 'None' : show(state.returned);
    return [...changes, t('steps.returns', { name: frameName(t, name), value })].join(' ');
  }
  if (before?.event === 'exception') {
    return t(frames.length === 1 ? 'steps.stopped' : 'steps.left', { name: frameName(t, name) });
  }
  return [...changes, ofClass ? t('steps.class_done', { name: ofClass }) : t('steps.done')].join(' ');
}

const PRINTED_MAX = 80;

function printedIn(t: Translate, printed: string): string[] {
  const text = printed.trim().replaceAll('\n', ' ⏎ ');
  if (text === '') return [];
  return [t('steps.printed', { text: text.length > PRINTED_MAX ? `${text.slice(0, PRINTED_MAX)}…` : text })];
}

/** What comes from the program must not look like the end of its code. */
function withoutBackquotes(translate: Translate): Translate {
  return (key, values = {}) => {
    const entries = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('`', 'ˋ') : value,
    ]);
    return translate(key, Object.fromEntries(entries));
  };
}

/** What a frame is called: the program, a function, or a function without a name. */
export function frameName(t: Translate, name: string): string {
  if (name === '<module>') return t('steps.program');
  if (name === '<lambda>') return t('steps.lambda');
  if (name.startsWith('<')) return t('steps.expression');
  return className(name) ?? name;
}

function className(name: string): string | null {
  return name.startsWith('class ') ? name.slice('class '.length) : null;
}

/** Sentences for what is new since the step before. */
function changesIn(t: Translate, state: TraceState, before: TraceState | null): string[] {
  if (!before) return [];
  const now = (name: string, value: TraceValue) => {
    const kind = typeof value === 'number' ? state.objects.get(value)?.kind : undefined;
    if (kind === 'function') return t('steps.function_ready', { name });
    if (kind === 'class') return t('steps.class_done', { name });
    if (isNamedThing(value)) return t('steps.imported', { name });
    return t('steps.now', { name, value: valueText(value, state.objects) });
  };
  const found: string[] = [];
  const gone: string[] = [];
  const mentioned = new Set<TraceValue>();
  state.frames.forEach((frame, depth) => {
    const old = before.frames[depth];
    if (old?.name !== frame.name) return;
    const changed = [...frame.variables].filter(([name, value]) => old.variables.get(name) !== value);
    const imported = changed.filter(([, value]) => isNamedThing(value)).length;
    if (imported > CHANGES_MAX) found.push(t('steps.imported_many', { count: imported }));
    for (const [name, value] of changed) {
      if (imported > CHANGES_MAX && isNamedThing(value)) continue;
      found.push(now(name, value));
      mentioned.add(value);
    }
    for (const name of old.variables.keys()) if (!frame.variables.has(name)) gone.push(t('steps.gone', { name }));
  });
  for (const [path, id] of pathsTo(state, [...state.changed.objects])) {
    const [is, was] = [state.objects.get(id), before.objects.get(id)];
    if (is && was && !mentioned.has(id)) found.push(...insideChanges(path, id, is, was));
  }
  // Many go at the end of each block; that is worth a sentence only when nothing else happens.
  if (found.length === 0) found.push(...gone);
  const more = found.length - CHANGES_MAX;
  return more > 0 ? [...found.slice(0, CHANGES_MAX), t('steps.more_changes', { count: more })] : found;

  /** The one part that is different, or the whole when there are several or its length is another. */
  function insideChanges(path: string, id: number, is: TraceObject, was: TraceObject): string[] {
    const [parts, old] = [partsOf(is), partsOf(was)];
    const different = parts.filter(({ key, value }, place) => old[place]?.key !== key || old[place]?.value !== value);
    const isNamed = is.kind === 'object' || is.kind === 'class' || is.kind === 'dict';
    if (parts.length < old.length || (parts.length > old.length && !isNamed) || different.length > 1) {
      return [now(path, id)];
    }
    return different.map(({ key, value }) => now(partPath(path, is, key, state), value));
  }
}

/** How the program itself would write the way to these objects, from the innermost frame outwards: `rows[1]`. */
function pathsTo(state: TraceState, requested: readonly number[]): [string, number][] {
  if (requested.length === 0) return [];
  const paths = new Map<number, string>();
  const waiting: [string, TraceValue][] = [];
  for (const { variables } of state.frames.toReversed()) waiting.push(...variables);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path, id] = next;
    const object = typeof id === 'number' && !paths.has(id) ? state.objects.get(id) : undefined;
    if (typeof id !== 'number' || !object) continue;
    paths.set(id, path);
    for (const { key, value } of partsOf(object)) {
      if (typeof value === 'number') waiting.push([partPath(path, object, key, state), value]);
    }
  }
  return requested.flatMap((id) => {
    const path = paths.get(id);
    return path === undefined ? [] : [[path, id]];
  });
}

function partPath(path: string, object: TraceObject, key: TraceValue, state: TraceState): string {
  if (object.kind === 'object' || object.kind === 'class') return `${path}.${key}`;
  return `${path}[${valueText(key, state.objects)}]`;
}
