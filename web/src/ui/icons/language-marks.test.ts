import { readFileSync } from 'node:fs';
import { LANGUAGE_ICONS } from '@kodestien/contract/languages';
import { expect, test } from 'vitest';
import { LANGUAGE_MARKS } from './language-marks.ts';

test('every language that learners run has its mark, and every mark is drawn', () => {
  expect([...LANGUAGE_MARKS].sort()).toEqual([...LANGUAGE_ICONS].sort());
  const drawings = readFileSync(new URL('./language-marks.svg', import.meta.url), 'utf8');
  for (const mark of LANGUAGE_MARKS) expect(drawings, mark).toContain(`id="${mark}"`);
});
