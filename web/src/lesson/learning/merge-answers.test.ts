import { expect, test } from 'vitest';
import { memoryStorage } from '../../account/session/browser-storage.ts';
import { ApiError, NetworkError } from '../../api-client/errors.ts';
import { storeAnswer } from '../progress/store-answer.ts';
import { type StoredAnswer, storedAnswers } from '../progress/stored-answers.ts';
import { mergeAnswers } from './merge-answers.ts';

const exercise: StoredAnswer = {
  kind: 'exercise',
  doc_slug: 'mal',
  blokk_slug: 'exercise',
  human_lang: '_no',
  answer: 'print(1)',
};
const quiz: StoredAnswer = { kind: 'quiz', doc_slug: 'mal', blokk_slug: 'quiz', human_lang: '_eng', answer: ['text'] };

function withBoth() {
  const storage = memoryStorage();
  storeAnswer(storage, exercise);
  storeAnswer(storage, quiz);
  return storage;
}

test('the newest answer to a block takes the place of the one before', () => {
  const storage = withBoth();
  storeAnswer(storage, { ...exercise, answer: 'print(2)' });
  expect(storedAnswers(storage)).toEqual([quiz, { ...exercise, answer: 'print(2)' }]);
});

test('nonsense in the storage is no answer', () => {
  const storage = memoryStorage();
  storage.setItem('learning_answers', '[{"kind":"exercise"},{"kind":"quiz","answer":"a"},null]');
  expect(storedAnswers(storage)).toEqual([]);
  storage.setItem('learning_answers', '{');
  expect(storedAnswers(storage)).toEqual([]);
});

test('everything that a visitor solved is sent once, and then gone', async () => {
  const storage = withBoth();
  const sent: StoredAnswer[] = [];
  const poeng = await mergeAnswers(storage, async (answer) => {
    sent.push(answer);
    return { poeng: sent.length * 5 };
  });
  expect(sent).toEqual([exercise, quiz]);
  expect(poeng).toBe(10);
  expect(storedAnswers(storage)).toEqual([]);
});

test('without a network nothing is lost', async () => {
  const storage = withBoth();
  await mergeAnswers(storage, () => Promise.reject(new NetworkError('no network')));
  expect(storedAnswers(storage)).toEqual([exercise, quiz]);
});

test('an exercise that is gone does not keep the others waiting', async () => {
  const storage = withBoth();
  const gone = new ApiError({ status: 404, code: 'not_found', detail: '' });
  const sent: string[] = [];
  await mergeAnswers(storage, async ({ blokk_slug }) => {
    if (blokk_slug === 'exercise') throw gone;
    sent.push(blokk_slug);
    return { poeng: 5 };
  });
  expect(sent).toEqual(['quiz']);
  expect(storedAnswers(storage)).toEqual([]);
});
