import { describe, expect, test } from 'vitest';
import { currentHeading } from './current-heading.ts';

const view = { line: 80, height: 800, atEnd: false, asked: '' };
const headings = (...tops: number[]) => tops.map((top, index) => ({ id: `part-${index + 1}`, top }));

describe('the table of contents', () => {
  test('marks nothing above the first heading', () => {
    expect(currentHeading(headings(200, 600), view)).toBeNull();
    expect(currentHeading([], view)).toBeNull();
  });

  test('marks the last heading that has passed under the header', () => {
    expect(currentHeading(headings(-900, 40, 500), view)).toBe('part-2');
    expect(currentHeading(headings(-900, 80, 500), view)).toBe('part-2');
    expect(currentHeading(headings(-900, 81, 500), view)).toBe('part-1');
  });

  test('marks the last part at the end, though its heading cannot come further up', () => {
    expect(currentHeading(headings(-900, 300, 600), { ...view, atEnd: true })).toBe('part-3');
    expect(currentHeading(headings(-900, 20), { ...view, atEnd: true })).toBe('part-2');
  });

  test('marks the part that was asked for, when several stand together at the end', () => {
    expect(currentHeading(headings(-900, 300, 600), { ...view, atEnd: true, asked: 'part-2' })).toBe('part-2');
  });
});
