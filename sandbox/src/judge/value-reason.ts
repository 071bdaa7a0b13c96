import type { Observation } from './observation.ts';
import { type Compare, isOneOff, isRounded, listReason, textReason } from './output-reason.ts';
import type { Reason } from './reason.ts';
import { display, isSameValue, isUnordered, numberOf, type Value } from './value.ts';

const NOTHING = ['None', 'undefined'];

/** In which way a value is wrong. Both have one, and they differ. */
export function valueReason(actual: Observation, expected: Observation, compare: Compare): Reason {
  const [one, other] = [actual.value as Value, expected.value as Value];
  if (NOTHING.includes(one.type) && !NOTHING.includes(other.type)) {
    return printed(actual.output, other) ? 'printed_not_returned' : 'none';
  }
  if (one.type !== other.type) {
    return plainText(one) === plainText(other) || numberOf(one) === numberOf(other) ? 'type' : byNumber(one, other);
  }
  if ((one.type === 'str' || one.type === 'string') && 'text' in other) {
    if (compare.ignore_case && one.text.toLowerCase() === other.text.toLowerCase()) return 'different';
    return textReason(one.text, other.text) ?? 'different';
  }
  if ('items' in one && 'items' in other) {
    if (isUnordered(one)) return listReason(inOrder(one.items), inOrder(other.items), 'item');
    const reason = listReason(one.items.map(display), other.items.map(display), 'item');
    return reason === 'different' ? itemsReason(one.items, other.items, compare) : reason;
  }
  if ('entries' in one && 'entries' in other) return entriesReason(one.entries, other.entries, compare);
  return byNumber(one, other);
}

function byNumber(one: Value, other: Value): Reason {
  const [first, second] = [numberOf(one), numberOf(other)];
  if (Number.isNaN(first) || Number.isNaN(second)) return 'different';
  if (isRounded(first, second)) return 'rounding';
  return isOneOff(first, second) ? 'off_by_one' : 'different';
}

/** As rows of text that can be compared whatever order a set has its items in. */
function inOrder(items: readonly Value[]): string[] {
  return items.map(display).toSorted();
}

type Entries = readonly (readonly [Value, Value])[];

/** An entry that is missing or too many is reported when all the others are right. */
function entriesReason(actual: Entries, expected: Entries, { tolerance }: Compare): Reason {
  const isIn = ([key, value]: readonly [Value, Value], all: Entries) =>
    all.some(([otherKey, other]) => isSameValue(key, otherKey) && isSameValue(value, other, tolerance));
  if (actual.length < expected.length && actual.every((entry) => isIn(entry, expected))) return 'missing_item';
  if (actual.length > expected.length && expected.every((entry) => isIn(entry, actual))) return 'extra_item';
  return 'different';
}

/** All items that differ do so in the same way: then that is the reason. */
function itemsReason(actual: readonly Value[], expected: readonly Value[], compare: Compare): Reason {
  if (actual.length !== expected.length) return 'different';
  const reasons = actual.flatMap((item, index) => {
    const other = expected[index] as Value;
    if (isSameValue(item, other, compare.tolerance)) return [];
    const inside = { output: '', transcript: [] };
    return [valueReason({ ...inside, value: item }, { ...inside, value: other }, compare)];
  });
  return new Set(reasons).size === 1 ? (reasons[0] as Reason) : 'different';
}

function printed(output: string, value: Value): boolean {
  const text = output.trim();
  return text !== '' && (text === plainText(value) || text === display(value) || text.endsWith(plainText(value)));
}

/** How a value looks when it is printed: text without its quotes, a sequence without its kind of brackets. */
function plainText(value: Value): string {
  if ('text' in value) return value.text;
  if ('items' in value) return `[${value.items.map(display).join(', ')}]`;
  return display(value);
}
