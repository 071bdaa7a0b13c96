import { expect, test } from 'vitest';
import { explainSilence } from './silence.ts';

test('someone whose whole program is a comment learns that, and where it begins', () => {
  expect(explainSilence('python', '# Skriv ut navnet\n# print("Kari")\n')).toMatchObject({
    id: 'code-in-comment',
    line: 2,
    what: { _no: 'Koden din står i en kommentar.', _eng: 'Your code is in a comment.' },
  });
  expect(explainSilence('javascript', '// console.log("Kari");')).toMatchObject({ id: 'code-in-comment', line: 1 });
});

test('a comment that is no code is left alone', () => {
  expect(explainSilence('python', '# Skriv programmet ditt her.\n')).toBeNull();
  expect(explainSilence('javascript', '// Skriv programmet ditt her.\n')).toBeNull();
  expect(explainSilence('python', '')).toBeNull();
});

test('a program inside three quotation marks is explained', () => {
  expect(explainSilence('python', '"""\nprint(1)\n"""\n')).toMatchObject({ id: 'code-in-text' });
});

test('a program that makes a function and never calls it is explained, and one that calls it is not', () => {
  expect(explainSilence('python', 'def hils():\n    print("hei")\n')).toMatchObject({ id: 'function-never-called' });
  expect(explainSilence('javascript', 'function hils() {\n  console.log(1);\n}\n')).toMatchObject({
    id: 'function-never-called',
  });
  expect(explainSilence('python', 'def hils():\n    return 1\nhils()\n')).toBeNull();
  expect(explainSilence('python', 'def hils():\n    return 1\nx = hils\n')).toBeNull();
  expect(explainSilence('python', 'x = 1\n')).toBeNull();
});
