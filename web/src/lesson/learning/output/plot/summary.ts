import type { Series } from '@kodestien/sandbox/judge/plot-step';
import type { Translate } from '../../../../i18n/use-t.ts';
import type { Figure } from './scale.ts';

const SERIES_NAMED = 6;
const BARS_TOLD = 8;

/** The plot in words, for those who do not see it. */
export function summaryOf(figure: Figure, t: Translate, number: (value: number) => string): string {
  const { series, rules, x, y, xLabel, yLabel } = figure;
  const axes = t('plot.axes', {
    x: xLabel || 'x',
    y: yLabel || 'y',
    left: number(Math.min(...x)),
    right: number(Math.max(...x)),
    low: number(Math.min(...y)),
    high: number(Math.max(...y)),
  });
  const named = series.slice(0, SERIES_NAMED).map((one, at) => seriesText(one, at, t, number));
  const rest = series.length - named.length;
  return [
    axes,
    ...named,
    ...(rest > 0 ? [t('plot.more', { count: rest })] : []),
    ...rules.map(({ axis, place }) => t('plot.rule', { axis, place: number(place) })),
  ].join(' ');
}

function seriesText(series: Series, at: number, t: Translate, number: (value: number) => string): string {
  const { look, points, names } = series;
  const name = series.label ?? t(`plot.series.${look}`, { number: at + 1 });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return t('plot.empty', { name });
  if (look === 'bars') {
    const shown = points.slice(0, BARS_TOLD).map(([x, y], place) => `${names?.[place] ?? number(x)}: ${number(y)}`);
    return t('plot.bars', {
      name,
      count: points.length,
      values: [...shown, ...(points.length > shown.length ? ['…'] : [])].join(', '),
    });
  }
  const heights = points.map(([, y]) => y);
  const [low, high] = [number(min(heights)), number(max(heights))];
  if (look === 'points') return t('plot.points', { name, count: points.length, low, high });
  const [x1, y1, x2, y2] = [...first, ...last].map(number) as [string, string, string, string];
  return t('plot.line', { name, x1, y1, x2, y2, low, high });
}

function min(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}

function max(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
