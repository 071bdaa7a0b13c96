export const PLOT_COLOURS = [
  'blue',
  'orange',
  'green',
  'purple',
  'sky',
  'gold',
  'grey',
  'red',
  'brown',
  'black',
] as const;
export type PlotColour = (typeof PLOT_COLOURS)[number];
export const PLOT_MARKS = ['circle', 'square', 'cross', 'diamond', 'triangle'] as const;
export type PlotMark = (typeof PLOT_MARKS)[number];
export const PLOT_DASHES = ['dashed', 'dotted', 'dashdot'] as const;
export type PlotDash = (typeof PLOT_DASHES)[number];

/**
 * One step of a plot, in the numbers of its axes. A colour is a name: which shade it has depends on the theme. What follows a
 * `figure` is on a sheet of its own.
 */
export type PlotStep =
  | Series
  /** A straight line across the sheet, where the axis has this number. */
  | { kind: 'rule'; axis: 'x' | 'y'; place: number; colour: PlotColour; dash?: PlotDash; label?: string }
  | { kind: 'words'; of: 'title' | 'x' | 'y'; text: string }
  /** `labels` name the series in their order. */
  | { kind: 'legend'; labels?: readonly string[] }
  | { kind: 'grid'; on: boolean }
  | { kind: 'limits'; axis: 'x' | 'y'; start?: number; end?: number }
  /** One step along both axes is as long. */
  | { kind: 'equal' }
  | { kind: 'figure' };

export type Series = {
  kind: 'series';
  look: 'line' | 'points' | 'bars';
  points: readonly (readonly [number, number])[];
  colour: PlotColour;
  /** Places in `points` before which a line is broken. */
  gaps?: readonly number[];
  /** What each place along the axis is called, where it is a text. */
  names?: readonly string[];
  label?: string;
  mark?: PlotMark;
  dash?: PlotDash;
  /** Of bars: one for all, or one for each. */
  widths?: readonly number[];
};

const POINTS_MAX = 2_000;
const TEXT_MAX = 200;
const LABELS_MAX = 20;
const NUMBER_MAX = 1e100;

/** A program may have written it: only what can be drawn without another look is a step. */
export function isPlotStep(data: Record<string, unknown>): data is PlotStep {
  switch (data.kind) {
    case 'series':
      return isSeries(data);
    case 'rule':
      return isAxis(data.axis) && isNumber(data.place) && isOneOf(PLOT_COLOURS, data.colour) && hasLook(data);
    case 'words':
      return ['title', 'x', 'y'].some((one) => one === data.of) && isText(data.text);
    case 'legend':
      return isOptional(data.labels, (labels) => isRow(labels, isText, LABELS_MAX));
    case 'grid':
      return typeof data.on === 'boolean';
    case 'limits':
      return isAxis(data.axis) && isOptional(data.start, isNumber) && isOptional(data.end, isNumber);
    default:
      return data.kind === 'equal' || data.kind === 'figure';
  }
}

function isSeries(data: Record<string, unknown>): boolean {
  const { points } = data;
  return (
    ['line', 'points', 'bars'].some((one) => one === data.look) &&
    isRow(points, isPoint) &&
    isOneOf(PLOT_COLOURS, data.colour) &&
    hasLook(data) &&
    isOptional(data.mark, (mark) => isOneOf(PLOT_MARKS, mark)) &&
    isOptional(data.gaps, (gaps) => isRow(gaps, Number.isSafeInteger)) &&
    isOptional(data.names, (names) => isRow(names, isText) && names.length === points.length) &&
    isOptional(data.widths, (widths) => isRow(widths, isNumber))
  );
}

function hasLook({ dash, label }: Record<string, unknown>): boolean {
  return isOptional(dash, (one) => isOneOf(PLOT_DASHES, one)) && isOptional(label, isText);
}

function isOptional(data: unknown, fits: (data: unknown) => boolean): boolean {
  return data === undefined || fits(data);
}

function isOneOf(names: readonly string[], data: unknown): boolean {
  return names.some((one) => one === data);
}

function isAxis(data: unknown): boolean {
  return data === 'x' || data === 'y';
}

function isNumber(data: unknown): boolean {
  return typeof data === 'number' && Math.abs(data) <= NUMBER_MAX;
}

function isText(data: unknown): boolean {
  return typeof data === 'string' && data.length <= TEXT_MAX;
}

function isPoint(data: unknown): boolean {
  return Array.isArray(data) && data.length === 2 && data.every(isNumber);
}

function isRow(data: unknown, fits: (one: unknown) => boolean, most = POINTS_MAX): data is readonly unknown[] {
  return Array.isArray(data) && data.length <= most && data.every((one) => fits(one));
}
