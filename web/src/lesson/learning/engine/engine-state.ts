import type { ProgramLanguage } from '@kodestien/contract/languages';
import { useSyncExternalStore } from 'react';

/** How far an engine is on its way to this page. */
export type EngineState = {
  status: 'away' | 'here' | 'failed';
  /** Bytes over the wire; both 0 until it is known. */
  loaded: number;
  total: number;
};

const AWAY: EngineState = { status: 'away', loaded: 0, total: 0 };
const states = new Map<ProgramLanguage, EngineState>();
const listeners = new Set<() => void>();

export function engineState(language: ProgramLanguage): EngineState {
  return states.get(language) ?? AWAY;
}

export function engineProgress(language: ProgramLanguage, loaded: number, total: number): void {
  change(language, { loaded, total });
}

/** From here on programs run in the page, also while its next interpreter starts. */
export function engineIsHere(language: ProgramLanguage): void {
  if (engineState(language).status !== 'here') change(language, { status: 'here' });
}

export function engineFailed(language: ProgramLanguage): void {
  if (engineState(language).status === 'away') change(language, { status: 'failed' });
}

function change(language: ProgramLanguage, part: Partial<EngineState>): void {
  states.set(language, { ...engineState(language), ...part });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEngineState(language: ProgramLanguage): EngineState {
  return useSyncExternalStore(
    subscribe,
    () => engineState(language),
    () => AWAY,
  );
}
