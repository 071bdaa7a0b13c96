/**
 * A value of a learner's program, encoded by exact type, so that 1, 1.0, True and "1" never look alike.
 * Numbers travel as text: no integer is too large and -0, NaN and Infinity survive.
 */
export type Value =
  // Python
  | { type: 'None' }
  | { type: 'bool'; text: 'True' | 'False' }
  | { type: 'int' | 'float' | 'complex'; text: string }
  | { type: 'str' | 'bytes'; text: string }
  | { type: 'list' | 'tuple' | 'set' | 'frozenset'; items: readonly Value[] }
  | { type: 'dict'; entries: readonly (readonly [Value, Value])[] }
  // JavaScript
  | { type: 'undefined' | 'null' }
  | { type: 'boolean'; text: 'true' | 'false' }
  | { type: 'number' | 'bigint'; text: string }
  | { type: 'string' | 'symbol'; text: string }
  /** A promise holds the one value that it gave. */
  | { type: 'array' | 'Set' | 'Promise'; items: readonly Value[] }
  | { type: 'Object' | 'Map'; entries: readonly (readonly [Value, Value])[] }
  // Both: anything else by its class and how it shows itself; and places where encoding stopped
  | { type: 'object'; class: string; text: string }
  | { type: 'cycle' }
  | { type: 'cut' };
