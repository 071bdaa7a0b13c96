import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import { useEffect, useState } from 'react';
import type { Runnable } from '../use-runnable.tsx';
import type { CheckList, CheckRow } from './check-rows.ts';

/** The explanation of each failed check that has one, by the check's id. */
export type Explanations = ReadonlyMap<string, Explanation>;

const NONE: Explanations = new Map();

/** The same words for a failed check as the same program gets when it is run. */
export function useExplanations(list: CheckList, source: string | null, explain: Runnable['explain']): Explanations {
  const [explanations, setExplanations] = useState(NONE);
  const needing = list.rows.filter(isExplainable);
  const key = JSON.stringify([source, needing.map(({ id, error }) => [id, error])]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds the source and the rows
  useEffect(() => {
    let isCurrent = true;
    setExplanations(NONE);
    if (source === null || needing.length === 0) return;
    const explained = needing.map(async ({ id, error }) => [id, await explain(error ?? null, source)] as const);
    void Promise.all(explained).then((pairs) => {
      const found = pairs.flatMap(([id, explanation]) => (explanation ? [[id, explanation] as const] : []));
      if (isCurrent) setExplanations(new Map(found));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, explain]);
  return explanations;
}

type Explainable = Extract<CheckRow, { kind: 'public' }>;

/** The program stopped, or said nothing where something was expected. */
function isExplainable(row: CheckRow): row is Explainable {
  return row.kind === 'public' && row.state === 'failed' && (row.error !== undefined || row.reason === 'nothing');
}

/** The line to tint: where the first failed check says that the program stopped. */
export function lineOfError(list: CheckList, explanations: Explanations): number | null {
  const row = list.rows.find((one): one is Explainable => isExplainable(one) && one.error !== undefined);
  if (!row) return null;
  return explanations.get(row.id)?.line ?? row.error?.line ?? null;
}
