import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOSTILE_PROGRAMS } from './testing/hostile-programs.ts';
import { testHostilePrograms } from './testing/hostile-suite.ts';

testHostilePrograms('that does not end or tries to take over', HOSTILE_PROGRAMS);

test('no hostile program leaves anything on the machine', () => {
  for (const folder of ['/tmp', '/var/tmp']) expect(existsSync(`${folder}/kodestien-escaped`)).toBe(false);
});
