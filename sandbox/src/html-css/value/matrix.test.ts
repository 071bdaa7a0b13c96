import { expect, test } from 'vitest';
import { writeMatrix } from './matrix.ts';

test('a turn by any whole degree lies in the plane', () => {
  const degrees = Array.from({ length: 719 }, (_, index) => index - 359);
  const outside = degrees.filter(
    (degree) => !writeMatrix([{ name: 'rotate', args: [`${degree}deg`] }]).startsWith('matrix('),
  );
  expect(outside).toEqual([]);
  expect(writeMatrix([{ name: 'rotatex', args: ['10deg'] }])).toMatch(/^matrix3d\(/);
});
