import type { Task } from '@kodestien/contract/document/block-types';
import { type HumanLang, isHumanLang } from '@kodestien/contract/language';
import type { KeyValueStorage } from '../../account/session/stored-values.ts';

/**
 * What a visitor has solved, in this browser. After signing in the answers are judged again by the server, which
 * alone gives points, and then they are gone from here.
 */
export const STORED_ANSWERS = 'learning_answers';

export type StoredAnswer = {
  kind: Task;
  /** Extra practice: solved, but none of what the lesson asks for. */
  drill?: true;
  doc_slug: string;
  blokk_slug: string;
  human_lang: HumanLang;
  answer: string | readonly string[];
};

export function storedAnswers(storage: KeyValueStorage): StoredAnswer[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORED_ANSWERS) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredAnswer) : [];
  } catch {
    return [];
  }
}

const IS_ANSWER: Record<Task, (answer: unknown) => boolean> = {
  exercise: (answer) => typeof answer === 'string',
  quiz: (answer) => Array.isArray(answer) && answer.every((part) => typeof part === 'string'),
};

/** Anyone can write anything into local storage; only what has the right shape is believed. */
function isStoredAnswer(value: unknown): value is StoredAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, doc_slug, blokk_slug, human_lang, answer } = value as Record<string, unknown>;
  const isAnswer = typeof kind === 'string' && Object.hasOwn(IS_ANSWER, kind) && IS_ANSWER[kind as Task](answer);
  return isAnswer && typeof doc_slug === 'string' && typeof blokk_slug === 'string' && isHumanLang(human_lang);
}
