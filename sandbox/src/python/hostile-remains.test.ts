import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOSTILE_ANSWERS } from './testing/hostile-answers.ts';
import { HOSTILE_FILES } from './testing/hostile-files.ts';
import { HOSTILE_REMAINS } from './testing/hostile-remains.ts';
import { testHostilePrograms } from './testing/hostile-suite.ts';

// Beside hostile.test.ts, so that both run at the same time.
testHostilePrograms('that uses files', HOSTILE_FILES);
testHostilePrograms('that leaves something behind', HOSTILE_REMAINS);
testHostilePrograms('that gives too much or looks for a way out', HOSTILE_ANSWERS);

test('no hostile program leaves anything on the machine', () => {
  for (const folder of ['/tmp', '/var/tmp']) expect(existsSync(`${folder}/kodestien-escaped`)).toBe(false);
});
