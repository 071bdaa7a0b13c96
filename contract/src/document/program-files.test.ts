import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  BlockFiles,
  CheckFiles,
  FILE_CHARACTERS_MAX,
  ProgramFiles,
  readProgramFiles,
  withFiles,
} from './program-files.ts';

const NAMES = ['a.txt', 'temperaturer.csv', 'by_land-2025.json', `${'a'.repeat(40)}.txt`];
const WRONG_NAMES = [
  '',
  '.txt',
  'notes',
  'program.py',
  'a.txt.py',
  '../notes.txt',
  'folder/notes.txt',
  'folder\\notes.txt',
  '/notes.txt',
  'Notes.txt',
  'nøtter.txt',
  'two words.txt',
  'notes.txt\n',
  '__proto__',
  `${'a'.repeat(41)}.txt`,
];

describe('a file that comes with a program', () => {
  test.each(NAMES)('may be called %s', (name) => {
    expect(Value.Check(BlockFiles, { _no: { [name]: 'x\n' }, _eng: { [name]: 'x\n' } })).toBe(true);
    expect(readProgramFiles({ [name]: 'x' })).toEqual({ [name]: 'x' });
  });

  test.each(WRONG_NAMES)('may not be called %j', (name) => {
    const files = JSON.parse(`{${JSON.stringify(name)}: "x\\n"}`);
    expect(Value.Check(BlockFiles, { _no: files, _eng: files })).toBe(false);
    expect(Value.Check(CheckFiles, files)).toBe(false);
    expect(Value.Check(ProgramFiles, files)).toBe(false);
    expect(readProgramFiles(files)).toBeNull();
  });

  test.each([
    ['is too long', `${'x'.repeat(FILE_CHARACTERS_MAX)}\n`],
    ['has a character that ends a text', 'a\0b\n'],
    ['has half of a character', 'a\ud83e\n'],
    ['has the line breaks of another system', 'a\r\n'],
  ])('is refused when it %s', (_, text) => {
    expect(Value.Check(BlockFiles, { _no: { 'a.txt': text }, _eng: { 'a.txt': text } })).toBe(false);
    expect(readProgramFiles({ 'a.txt': text })).toBeNull();
  });

  test('ends with a whole line in a lesson, and may end anywhere when a check gives it', () => {
    expect(Value.Check(BlockFiles, { _no: { 'a.txt': 'x' }, _eng: { 'a.txt': 'x' } })).toBe(false);
    expect(Value.Check(CheckFiles, { 'a.txt': '' })).toBe(true);
  });

  test('is one of five at most', () => {
    const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`f${number}.txt`, 'x\n']));
    expect(Value.Check(BlockFiles, { _no: six, _eng: six })).toBe(false);
    expect(readProgramFiles(six)).toBeNull();
  });

  test.each([null, 7, 'x', [], ['a.txt'], {}])('is not read from %j', (value) => {
    expect(readProgramFiles(value)).toBeNull();
  });
});

test('the files of a check take the place of those of its block, and its other files stay', () => {
  const files = { _no: { 'a.txt': 'no\n', 'b.txt': 'b\n' }, _eng: { 'a.txt': 'eng\n', 'b.txt': 'b\n' } };
  expect(withFiles({ kind: 'stdin', files: { 'a.txt': 'own' } }, files, '_no').files).toEqual({
    'a.txt': 'own',
    'b.txt': 'b\n',
  });
  expect(withFiles({ kind: 'stdin' }, files, '_eng').files).toEqual(files._eng);
  expect(withFiles({ kind: 'source' }, files, '_no')).toEqual({ kind: 'source' });
  expect(withFiles({ kind: 'stdin' }, undefined, '_no')).toEqual({ kind: 'stdin' });
});
