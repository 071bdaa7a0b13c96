/** The text of a simple value, or the number of an object. Two names for the same list have the same number. */
export type TraceValue = string | number;

/** One change as the recorders of the languages write it: event, line, variables, objects, printed, more, variables further out, drawn. */
export type TraceStep = readonly [
  event: number,
  line: number,
  variables: readonly (TraceValue | null)[],
  objects?: readonly (number | readonly TraceValue[])[],
  printed?: number,
  more?: TraceValue | null,
  outer?: readonly TraceValue[],
  drawn?: number,
];

/** Whether data that came out of an interpreter has the shape of a step. */
export function isTraceStep(data: unknown): data is TraceStep {
  if (!Array.isArray(data)) return false;
  const [event, line, variables, objects = [], printed = 0, more = null, outer = [], drawn = 0] = data as unknown[];
  return (
    [event, line, printed, drawn].every((part) => typeof part === 'number') &&
    Array.isArray(variables) &&
    variables.every((part) => part === null || isTraceValue(part)) &&
    Array.isArray(objects) &&
    objects.every((part) => typeof part === 'number' || (Array.isArray(part) && part.every(isTraceValue))) &&
    (more === null || isTraceValue(more)) &&
    Array.isArray(outer) &&
    outer.every(isTraceValue)
  );
}

function isTraceValue(data: unknown): data is TraceValue {
  return typeof data === 'string' || typeof data === 'number';
}
