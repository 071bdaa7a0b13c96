type MathRule = {
  readonly least: number;
  readonly most: number;
  /** Of the result; `same` as what goes in. */
  readonly unit: 'same' | 'number' | 'deg';
  readonly work: (values: readonly number[], strategy: string | null) => number;
};

export const MATH_FUNCTIONS: Readonly<Record<string, MathRule>> = {
  min: { least: 1, most: 1000, unit: 'same', work: (values) => Math.min(...values) },
  max: { least: 1, most: 1000, unit: 'same', work: (values) => Math.max(...values) },
  clamp: {
    least: 3,
    most: 3,
    unit: 'same',
    work: ([least = 0, value = 0, most = 0]) => Math.max(least, Math.min(value, most)),
  },
  round: { least: 1, most: 2, unit: 'same', work: ([value = 0, step = 1], strategy) => round(value, step, strategy) },
  mod: { least: 2, most: 2, unit: 'same', work: ([value = 0, step = 1]) => value - step * Math.floor(value / step) },
  rem: { least: 2, most: 2, unit: 'same', work: ([value = 0, step = 1]) => value % step },
  abs: { least: 1, most: 1, unit: 'same', work: ([value = 0]) => Math.abs(value) },
  hypot: { least: 1, most: 1000, unit: 'same', work: (values) => Math.hypot(...values) },
  sign: { least: 1, most: 1, unit: 'number', work: ([value = 0]) => Math.sign(value) },
  sin: { least: 1, most: 1, unit: 'number', work: ([value = 0]) => Math.sin(value) },
  cos: { least: 1, most: 1, unit: 'number', work: ([value = 0]) => Math.cos(value) },
  tan: { least: 1, most: 1, unit: 'number', work: ([value = 0]) => Math.tan(value) },
  asin: { least: 1, most: 1, unit: 'deg', work: ([value = 0]) => Math.asin(value) },
  acos: { least: 1, most: 1, unit: 'deg', work: ([value = 0]) => Math.acos(value) },
  atan: { least: 1, most: 1, unit: 'deg', work: ([value = 0]) => Math.atan(value) },
  atan2: { least: 2, most: 2, unit: 'deg', work: ([y = 0, x = 0]) => Math.atan2(y, x) },
  pow: { least: 2, most: 2, unit: 'number', work: ([base = 0, power = 0]) => base ** power },
  sqrt: { least: 1, most: 1, unit: 'number', work: ([value = 0]) => Math.sqrt(value) },
  log: {
    least: 1,
    most: 2,
    unit: 'number',
    work: ([value = 0, base]) => (base === undefined ? Math.log(value) : Math.log(value) / Math.log(base)),
  },
  exp: { least: 1, most: 1, unit: 'number', work: ([value = 0]) => Math.exp(value) },
};

function round(value: number, step: number, strategy: string | null): number {
  const steps = value / step;
  switch (strategy) {
    case 'up':
      return Math.ceil(steps) * step;
    case 'down':
      return Math.floor(steps) * step;
    case 'to-zero':
      return Math.trunc(steps) * step;
    default:
      return Math.round(steps) * step;
  }
}
