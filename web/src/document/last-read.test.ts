import { expect, test } from 'vitest';
import { readLastRead } from './last-read.ts';

test('a learner is led back to the lesson they left', () => {
  const tittel = { _no: 'Variabler', _eng: 'Variables' };
  expect(readLastRead(JSON.stringify({ slug: 'python-variables', tittel }))).toEqual({
    slug: 'python-variables',
    tittel,
  });
});

test.each([null, '', 'nonsense', '7', '{}', '{"slug":1,"tittel":{}}', '{"slug":"x","tittel":{"_no":"x"}}'])(
  'what is not such a lesson (%j) leads nowhere',
  (json) => {
    expect(readLastRead(json)).toBeNull();
  },
);
