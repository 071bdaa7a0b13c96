import { type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { writeNumber } from '../value/number.ts';
import { printPart, printParts } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

export function computeTiming(parts: readonly Part[], computing: Computing): string {
  const [part] = withoutSpace(parts);
  if (word(part) === 'step-start') return 'steps(1, start)';
  if (word(part) === 'step-end') return 'steps(1)';
  const how = { ...lengths(computing), zero: 'number' as const };
  if (part?.kind !== 'function') return printParts(parts, how);
  const name = part.name.toLowerCase();
  if (name === 'linear') return `linear(${writeStops(part.parts)})`;
  return printPart(part, how).replace(/^(steps\(\d+), (?:jump-)?end\)$/, '$1)');
}

/** Each point with its place; points without one lie evenly between their neighbours. */
function writeStops(parts: readonly Part[]): string {
  const points = splitAt(parts, ',').flatMap((group) => {
    const values = withoutSpace(group);
    const output = values.find((part) => part.kind === 'number');
    const places = values.filter((part) => part.kind === 'percentage');
    const value = output?.kind === 'number' ? output.value : 0;
    return places.length === 0
      ? [{ value, place: null as number | null }]
      : places.map((place) => ({ value, place: place.kind === 'percentage' ? place.value : null }));
  });
  const last = points.length - 1;
  if (points[0] && points[0].place === null) points[0].place = 0;
  const end = points[last];
  if (end && end.place === null) end.place = 100;
  points.forEach((point, index) => {
    if (point.place !== null) return;
    const next = points.findIndex((other, at) => at > index && other.place !== null);
    const from = points[index - 1]?.place ?? 0;
    point.place = from + ((points[next]?.place ?? 100) - from) / (next - index + 1);
  });
  return points.map(({ value, place }) => `${writeNumber(value)} ${writeNumber(place ?? 0)}%`).join(', ');
}
