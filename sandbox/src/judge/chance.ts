import type { Plain, Shuffle } from './inputs.ts';
import type { Outcome } from './observation.ts';
import { type Compare, NUMBER, normalise } from './output-reason.ts';
import type { Reason } from './reason.ts';
import { isSameValue, numberOf, type Value } from './value.ts';

/** A share of the reference's runs: what comes out so often comes out of every right program, in a hundred runs. */
const OFTEN = 0.1;
/** A form that the reference has shown fewer times than this might have been missed just as well. */
const FORM_LEAST = 3;

/**
 * Programs that use chance. Each is run with the same fixed beginnings of chance, so one program always gets the same
 * verdict; two right programs may use it in different ways, so they need not give the same row.
 */
export function chanceReason(
  actual: readonly Outcome[],
  expected: readonly Outcome[],
  shuffle: Shuffle,
  compare: Compare,
): Reason | null {
  const [ours, theirs] = [countAlike(actual, compare), countAlike(expected, compare)];
  if (ours.length < 2) return 'not_random';
  const isPossible = possible(shuffle, theirs, compare);
  if (!isPossible) return 'different';
  if (!ours.every(([outcome]) => isPossible(outcome))) return 'out_of_range';
  const runs = theirs.reduce((total, [, times]) => total + times, 0);
  const isMissing = ([outcome, times]: Outcome) =>
    times >= runs * OFTEN && !ours.some(([other]) => isSameValue(outcome, other, compare.tolerance));
  if (theirs.some(isMissing)) return 'missing_outcome';
  return ours.length * 2 < theirs.length ? 'missing_outcome' : null;
}

/** Outputs that differ only in what does not matter are one. */
function countAlike(outcomes: readonly Outcome[], compare: Compare): readonly Outcome[] {
  const counted: [Value, number][] = [];
  for (const [outcome, times] of outcomes) {
    const plain: Value = isText(outcome) ? { type: outcome.type, text: normalise(outcome.text, compare) } : outcome;
    const existing = counted.find(([other]) => isSameValue(plain, other, compare.tolerance));
    if (existing) existing[1] += times;
    else counted.push([plain, times]);
  }
  return counted;
}

/** Null: nobody can say what is possible from what the reference has shown; the author must. */
function possible(
  shuffle: Shuffle,
  expected: readonly Outcome[],
  compare: Compare,
): ((outcome: Value) => boolean) | null {
  if (shuffle !== true && shuffle.among) {
    const texts = new Set(shuffle.among.map((one) => textOf(one, compare)));
    return (outcome) => texts.has(plainText(outcome, compare));
  }
  const forms = new Map<string, number>();
  for (const [outcome, times] of expected) forms.set(formOf(outcome), (forms.get(formOf(outcome)) ?? 0) + times);
  if ([...forms.values()].some((times) => times < FORM_LEAST)) return null;
  const [least, most] = (shuffle !== true && shuffle.range) || [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return (outcome) =>
    forms.has(formOf(outcome)) && numbersIn(outcome).every((number) => number >= least && number <= most);
}

/** What an outcome is apart from its numbers: the words of a text, the type of a value. */
function formOf(outcome: Value): string {
  if (isText(outcome)) return `text ${outcome.text.replace(NUMBER, '#')}`;
  if ('items' in outcome) return `${outcome.type} ${[...new Set(outcome.items.map(formOf))].toSorted().join()}`;
  return outcome.type;
}

function numbersIn(outcome: Value): number[] {
  if (isText(outcome)) return (outcome.text.match(NUMBER) ?? []).map(Number);
  if ('items' in outcome) return outcome.items.flatMap(numbersIn);
  const number = numberOf(outcome);
  return Number.isNaN(number) ? [] : [number];
}

/** Outcomes and what an author writes have one text for the same thing: an author gives no types. */
function plainText(value: Value, compare: Compare): string {
  if ('text' in value) return normalise(value.text, compare).replace(/^True$|^False$/, (word) => word.toLowerCase());
  if ('items' in value) return `[${value.items.map((item) => plainText(item, compare)).join()}]`;
  return value.type === 'None' || value.type === 'undefined' ? 'null' : value.type;
}

function textOf(value: Plain, compare: Compare): string {
  if (Array.isArray(value)) return `[${value.map((item: Plain) => textOf(item, compare)).join()}]`;
  return normalise(String(value), compare);
}

function isText(value: Value): value is Value & { type: 'str' | 'string' } {
  return value.type === 'str' || value.type === 'string';
}
