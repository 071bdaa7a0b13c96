import type { PageState } from '../../judge/inputs.ts';
import type { PageElement } from '../page/tree.ts';
import { STATES_WITH } from '../states-with.ts';
import type { ForcedStates } from './match.ts';

export function forcedStates(state: PageState, elements: readonly PageElement[]): ForcedStates {
  const around = new Set<PageElement>();
  for (const element of elements) {
    for (let parent = element.parentElement; parent && !around.has(parent); parent = parent.parentElement)
      around.add(parent);
  }
  const forced = new Map<string, Set<PageElement>>();
  const { itself, around: ofAncestors } = STATES_WITH[state];
  for (const name of itself) forced.set(name, new Set(elements));
  for (const name of ofAncestors) forced.set(name, new Set([...(forced.get(name) ?? []), ...around]));
  return forced;
}
