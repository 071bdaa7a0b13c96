import type { Limits, Observation } from '../../judge/observation.ts';
import { observe } from '../observe.ts';
import { serverEngine } from '../server-engine.ts';
import { type Case, inputFrom } from './corpus/case.ts';

export const LIMITS: Limits = { milliseconds: 1_000, outputCharacters: 100_000, memoryMegabytes: 100 };

/** For each question of a page what was found: a number, or one text for each element. */
export type PageAnswers = readonly (string | readonly (string | null)[])[];

export function answersFrom(observations: readonly Observation[]): PageAnswers {
  return observations.map(({ value, stopped }) => {
    if (stopped) return `stopped: ${stopped}`;
    if (value?.type === 'int') return value.text;
    if (value?.type !== 'list') return 'nothing';
    return value.items.map((item) => (item.type === 'str' ? item.text : null));
  });
}

/** What our own engine says. */
export async function askServer({ html, css, asks }: Case): Promise<PageAnswers> {
  return answersFrom(await observe(serverEngine, { html, css }, asks.map(inputFrom), LIMITS));
}
