import { diffArrays, diffChars, diffWordsWithSpace } from 'diff';

/** One line of the comparison of what was expected and what was given. */
export type DiffLine =
  | { kind: 'same'; text: string }
  /** Only the one, or only the other. */
  | { kind: 'missing' | 'extra'; parts: readonly DiffPart[] }
  | { kind: 'changed'; expected: readonly DiffPart[]; actual: readonly DiffPart[] };

export type DiffPart = { text: string; changed: boolean };

const LINES_MAX = 400;
const LINE_CHARACTERS_MAX = 2_000;
/** Comparing two long lines takes the square of what differs; lines that differ more than this have nothing in common. */
const EDITS_MAX = 600;

/** Line by line, with the changed parts inside a line marked. Long outputs are cut: nobody reads a thousand lines. */
export function diffOutputs(expected: string, actual: string): DiffLine[] {
  const rows = diffArrays(linesOf(expected), linesOf(actual));
  const result: DiffLine[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    const next = rows[index + 1];
    if (!row) continue;
    if (!row.added && !row.removed) result.push(...row.value.map((text) => ({ kind: 'same' as const, text })));
    else if (next && row.removed && next.added) {
      result.push(...pairLines(row.value, next.value));
      index++;
    } else if (next && row.added && next.removed) {
      result.push(...pairLines(next.value, row.value));
      index++;
    } else result.push(...row.value.map((text) => only(row.added ? 'extra' : 'missing', text)));
  }
  return result;
}

function pairLines(expected: readonly string[], actual: readonly string[]): DiffLine[] {
  const length = Math.max(expected.length, actual.length);
  return Array.from({ length }, (_, index) => {
    const [expectedLine, gotLine] = [expected[index], actual[index]];
    if (expectedLine === undefined) return only('extra', gotLine ?? '');
    if (gotLine === undefined) return only('missing', expectedLine);
    return { kind: 'changed', ...diffLine(expectedLine, gotLine) };
  });
}

/** Marks what differs inside one line: by words, and by characters where the lines are nearly the same. */
export function diffLine(expected: string, actual: string): { expected: DiffPart[]; actual: DiffPart[] } {
  const byCharacter = diffChars(expected, actual, { maxEditLength: EDITS_MAX }) ?? changedWhole(expected, actual);
  const same = byCharacter.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  const isNearlySame = same >= Math.max(expected.length, actual.length) * 0.7;
  const byWord = () => diffWordsWithSpace(expected, actual, { maxEditLength: EDITS_MAX });
  const parts = isNearlySame ? byCharacter : (byWord() ?? changedWhole(expected, actual));
  const side = (leftOut: 'added' | 'removed', changed: 'added' | 'removed') =>
    parts.filter((part) => !part[leftOut]).map((part) => ({ text: part.value, changed: part[changed] }));
  return { expected: side('added', 'removed'), actual: side('removed', 'added') };
}

function changedWhole(expected: string, actual: string) {
  return [
    { value: expected, added: false, removed: true },
    { value: actual, added: true, removed: false },
  ];
}

function only(kind: 'missing' | 'extra', text: string): DiffLine {
  return { kind, parts: [{ text, changed: true }] };
}

function linesOf(output: string): string[] {
  const lines = output.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const shown = lines.slice(0, LINES_MAX).map((line) => line.slice(0, LINE_CHARACTERS_MAX));
  return lines.length > LINES_MAX ? [...shown, '…'] : output === '' ? [] : shown;
}

const SIGNS: Readonly<Record<string, string>> = { '\t': '→', '\u00a0': '⍽', '\u200b': '␣', '\ufeff': '␣' };
const CONTROL_PICTURES = 0x2400;

/** Characters that nobody sees, as signs; for the parts that differ. Spaces only where they could be missed. */
export function showInvisible(text: string): string {
  const spaces = text.replace(/^ +| +$| {2,}/g, (found) => '·'.repeat(found.length));
  return spaces.replace(/[\p{Cc}\u00a0\u200b\ufeff]/gu, (character) => {
    const code = character.charCodeAt(0);
    return SIGNS[character] ?? (code < 0x20 ? String.fromCharCode(CONTROL_PICTURES + code) : '␣');
  });
}
