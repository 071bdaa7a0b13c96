import type { KeyValueStorage } from '../../account/session/stored-values.ts';
import { STORED_ANSWERS, type StoredAnswer, storedAnswers } from './stored-answers.ts';

const ANSWERS_MAX = 300;

/** The newest answer to a block takes the place of the one before. */
export function storeAnswer(storage: KeyValueStorage, answer: StoredAnswer): void {
  const others = storedAnswers(storage).filter((one) => !isSamePlace(one, answer));
  write(storage, [...others, answer].slice(-ANSWERS_MAX));
}

export function removeAnswer(storage: KeyValueStorage, answer: StoredAnswer): void {
  write(
    storage,
    storedAnswers(storage).filter((one) => !isSamePlace(one, answer)),
  );
}

function write(storage: KeyValueStorage, answers: readonly StoredAnswer[]): void {
  try {
    if (answers.length === 0) storage.removeItem(STORED_ANSWERS);
    else storage.setItem(STORED_ANSWERS, JSON.stringify(answers));
  } catch {
    // The storage is full: what was solved still shows on this page.
  }
}

function isSamePlace(one: StoredAnswer, other: StoredAnswer): boolean {
  return one.doc_slug === other.doc_slug && one.blokk_slug === other.blokk_slug;
}
