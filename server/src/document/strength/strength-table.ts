import { table } from '../../table.ts';
import type { Measured } from './measure.ts';
import { percentOf, type Survivor } from './strength.ts';

/** A row for each exercise, the survivors by name, and the totals. */
export function strengthTable(measured: readonly Measured[]): string {
  const heads = ['exercise', 'mutants', 'killed', 'equal', 'survivors', '%'];
  const rows = measured.map((one) => row(nameOf(one, measured), one, one.survivors.length));
  const survivors = sum(measured, ({ survivors }) => survivors.length);
  const total = row(`${measured.length} exercises`, totalOf(measured), survivors);
  const named = measured.filter((one) => one.survivors.length > 0).map((one) => survivorsOf(one, measured));
  return [table([heads, ...rows, total]), ...named].join('\n\n');
}

/** Of all of them together. */
export function totalOf(measured: readonly Measured[]): Parameters<typeof percentOf>[0] {
  return {
    mutants: sum(measured, ({ mutants }) => mutants),
    killed: sum(measured, ({ killed }) => killed),
    equal: sum(measured, ({ equal }) => equal),
  };
}

/** Those below a limit, for a command that fails because of them. */
export function belowLimit(measured: readonly Measured[], limit: number): Measured[] {
  return measured.filter((one) => percentOf(one) < limit);
}

export function survivorLine({ line, kind, was, now, seenBy }: Survivor): string {
  const change = was === '' ? `inserted ${now}` : now === '' ? `removed ${was}` : `${was} → ${now}`;
  return `line ${line}, ${kind}: ${change}${seenBy === undefined ? '' : `   (would be seen by ${seenBy})`}`;
}

export function percentText(strength: Parameters<typeof percentOf>[0]): string {
  // Rounded down: 95 means at least 95.
  return String(Math.floor(percentOf(strength) * 10) / 10);
}

function survivorsOf(one: Measured, all: readonly Measured[]): string {
  return [`${nameOf(one, all)}:`, ...one.survivors.map((survivor) => `  ${survivorLine(survivor)}`)].join('\n');
}

/** The language is shown where there is more than one. */
function nameOf({ exercise, lang }: Measured, all: readonly Measured[]): string {
  return all.every((one) => one.lang === lang) ? exercise : `${exercise} ${lang}`;
}

function row(name: string, counts: Parameters<typeof percentOf>[0], survivors: number): string[] {
  const { mutants, killed, equal } = counts;
  return [name, ...[mutants, killed, equal, survivors].map(String), percentText(counts)];
}

function sum(measured: readonly Measured[], of: (one: Measured) => number): number {
  return measured.reduce((total, one) => total + of(one), 0);
}
