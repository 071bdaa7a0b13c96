import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { expect, test } from 'vitest';
import { readableNotes, readNotes, withAim, writeNotes } from './notes.ts';

const EMPTY = { title: '', aims: [], answers: {} };

test('notes are read back as they were written', () => {
  const notes = { title: 'Spillet', aims: ['plays'], answers: { proud: 'Poengene' } };
  expect(readNotes(writeNotes(notes))).toEqual(notes);
});

test('notes that say nothing are no draft', () => {
  expect(writeNotes(EMPTY)).toBe('');
  expect(writeNotes({ ...EMPTY, answers: { proud: '' } })).toBe('');
  expect(readNotes('')).toEqual(EMPTY);
});

test('an aim is ticked once, and unticked', () => {
  const ticked = withAim(withAim(EMPTY, 'plays', true), 'plays', true);
  expect(ticked.aims).toEqual(['plays']);
  expect(withAim(ticked, 'plays', false).aims).toEqual([]);
});

test.each(['no json', '[]', 'null', '7', '{"aims":"all","answers":[1],"title":{}}'])(
  'what is no notes says nothing: %s',
  (text) => {
    expect(readNotes(text)).toEqual(EMPTY);
  },
);

test('what is too long is cut', () => {
  const { title, aims, answers } = readNotes(
    JSON.stringify({ title: 'x'.repeat(500), aims: Array(50).fill('a'), answers: { a: 'y'.repeat(900) } }),
  );
  expect([title.length, aims.length, answers.a?.length]).toEqual([100, 20, 500]);
});

test('someone who has to choose between two notes reads them in words', () => {
  const block = {
    aims: [{ id: 'plays', level: 'start', txt: { _no: 'Den virker', _eng: 'It works' } }],
    questions: [{ id: 'proud', txt: { _no: 'Fornøyd med?', _eng: 'Pleased with?' } }],
  } as unknown as ReaderBlockOf<'project'>;
  const text = writeNotes({ title: 'Quiz', aims: ['plays', 'gone'], answers: { proud: 'Alt' } });
  expect(readableNotes(text, block, '_eng')).toBe('Quiz\n✓ It works\nPleased with?\nAlt');
});
