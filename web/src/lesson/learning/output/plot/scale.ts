import type { PlotStep, Series } from '@kodestien/sandbox/judge/plot-step';

/** From what to what an axis goes; the second may be the smaller one. */
export type Range = readonly [number, number];

/** What is left free beside lines and points, as a part of the axis. */
const MARGIN = 0.05;
const BAR_WIDTH = 0.8;

/** A plot as it is drawn: what is on it, how far its axes go, and what is written around it. */
export type Figure = {
  series: readonly Series[];
  rules: readonly Extract<PlotStep, { kind: 'rule' }>[];
  x: Range;
  y: Range;
  title: string;
  xLabel: string;
  yLabel: string;
  hasLegend: boolean;
  hasGrid: boolean;
  isEqual: boolean;
  /** What the places along the axis are called, where they have names. */
  names: ReadonlyMap<number, string>;
};

export function figureOf(steps: readonly PlotStep[]): Figure {
  const all = steps.filter((step) => step.kind === 'series');
  const rules = steps.filter((step) => step.kind === 'rule');
  const legend = steps.findLast((step) => step.kind === 'legend');
  const words = (of: 'title' | 'x' | 'y') =>
    steps.findLast((step) => step.kind === 'words' && step.of === of) as { text: string } | undefined;
  const series = joined(all).map((one, at) => ({ ...one, ...(legend?.labels?.[at] && { label: legend.labels[at] }) }));
  const names = new Map(series.flatMap((one) => (one.names ?? []).map((name, at) => [one.points[at]?.[0] ?? 0, name])));
  const limits = (axis: 'x' | 'y') =>
    steps.findLast((step) => step.kind === 'limits' && step.axis === axis) as
      | { start?: number; end?: number }
      | undefined;
  return {
    series,
    rules,
    x: limited(reachOf(series, rules, 'x'), limits('x')),
    y: limited(reachOf(series, rules, 'y'), limits('y')),
    title: words('title')?.text ?? '',
    xLabel: words('x')?.text ?? '',
    yLabel: words('y')?.text ?? '',
    hasLegend: legend !== undefined,
    hasGrid: steps.findLast((step) => step.kind === 'grid')?.on === true,
    isEqual: steps.some((step) => step.kind === 'equal'),
    names,
  };
}

/** Points that a loop drew one by one, as the one series that they are to the eye. */
function joined(all: readonly Series[]): Series[] {
  const rows: { first: Series; points: (readonly [number, number])[] }[] = [];
  for (const one of all) {
    const last = rows.at(-1);
    const goesOn =
      last &&
      [last.first, one].every(({ look, label, names }) => look === 'points' && !label && !names) &&
      last.first.colour === one.colour &&
      last.first.mark === one.mark;
    if (goesOn) last.points.push(...one.points);
    else rows.push({ first: one, points: [...one.points] });
  }
  return rows.map(({ first, points }) => ({ ...first, points }));
}

function limited([low, high]: Range, limits: { start?: number; end?: number } | undefined): Range {
  const [start, end] = [limits?.start ?? low, limits?.end ?? high];
  return start === end ? widened(start) : [start, end];
}

/** As far as anything on the sheet goes along an axis, with a little room around it. */
function reachOf(series: readonly Series[], rules: Figure['rules'], axis: 'x' | 'y'): Range {
  let [low, high] = [Infinity, -Infinity];
  const take = (value: number) => {
    low = Math.min(low, value);
    high = Math.max(high, value);
  };
  for (const one of series) {
    for (const [at, [x, y]] of one.points.entries()) {
      if (axis === 'y') take(y);
      else if (one.look !== 'bars') take(x);
      else for (const side of [-0.5, 0.5]) take(x + side * widthOf(one, at));
    }
  }
  for (const rule of rules) if (rule.axis === axis) take(rule.place);
  const hasBars = axis === 'y' && series.some(({ look, points }) => look === 'bars' && points.length > 0);
  if (hasBars) take(0);
  if (low > high) return [0, 1];
  if (low === high) return widened(low);
  const margin = (high - low) * MARGIN;
  // Bars are on the ground.
  return [hasBars && low === 0 ? 0 : low - margin, hasBars && high === 0 ? 0 : high + margin];
}

function widened(value: number): Range {
  const half = Math.max(Math.abs(value) * 0.1, 0.5);
  return [value - half, value + half];
}

export function widthOf({ widths = [] }: Series, at: number): number {
  return widths[widths.length > 1 ? at : 0] ?? BAR_WIDTH;
}

/** Both axes with steps of the same length: the one that has room to spare goes further. */
export function equalised(x: Range, y: Range, width: number, height: number): [Range, Range] {
  const unit = Math.max(Math.abs(x[1] - x[0]) / width, Math.abs(y[1] - y[0]) / height);
  const grown = ([from, to]: Range, room: number): Range => {
    const [middle, half] = [from / 2 + to / 2, (unit * room) / 2];
    return from < to ? [middle - half, middle + half] : [middle + half, middle - half];
  };
  return [grown(x, width), grown(y, height)];
}

const ROUND = [1, 2, 2.5, 5, 10];
const TICKS_MAX = 30;

/** Round numbers along an axis: at most so many that each has its room. */
export function ticksOf([from, to]: Range, most: number): number[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const rough = (high - low) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (ROUND.find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-6);
  const ticks: number[] = [];
  for (let at = 0; at < TICKS_MAX; at++) {
    // By multiplying: adding the step again and again would add up its error.
    const tick = Number(((first + at) * step).toPrecision(12));
    if (!(tick <= high + step * 1e-6)) break;
    ticks.push(tick === 0 ? 0 : tick);
  }
  return ticks;
}
