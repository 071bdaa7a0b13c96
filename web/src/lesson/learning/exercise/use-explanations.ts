import type { DecidingLine } from '@kodestien/sandbox/html-css/deciding-line';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import { useEffect, useState } from 'react';
import type { Runnable } from '../use-runnable.tsx';
import type { CheckList, CheckRow } from './check-rows.ts';

/** What is known about a failed check: why the code is wrong, and which line of a style sheet decides what was asked. */
export type CheckHelp = {
  explanation: Explanation | null;
  deciding: DecidingLine | null;
  /** The output beside the checks explains it. */
  isSaid?: boolean;
};

/** By the check's id. */
export type Explanations = ReadonlyMap<string, CheckHelp>;

const NONE: Explanations = new Map();

/** The same words for a failed check as the same program gets when it is run. */
export function useExplanations(list: CheckList, source: string | null, runnable: Runnable): Explanations {
  const { explain, decidingLine, isPage } = runnable;
  const [explanations, setExplanations] = useState(NONE);
  // What is wrong in a page concerns all of it: the first failed check shows it.
  const failed = list.rows.filter(isFailed);
  const needing = isPage ? failed : failed.filter(isExplainable);
  const key = JSON.stringify([source, needing.map(({ id, error }) => [id, error])]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds the source and the rows
  useEffect(() => {
    let isCurrent = true;
    setExplanations(NONE);
    if (source === null || needing.length === 0) return;
    const explained = needing.map(async ({ id, error, input }, index): Promise<[string, CheckHelp]> => {
      const isExplained = !isPage || index === 0;
      const explanation = isExplained ? await explain(error ?? null, source) : null;
      const deciding = isPage && 'selector' in input ? await decidingLine(source, input) : null;
      return [id, { explanation, deciding }];
    });
    void Promise.all(explained).then((found) => isCurrent && setExplanations(new Map(found)));
    return () => {
      isCurrent = false;
    };
  }, [key, explain, decidingLine]);
  return explanations;
}

type Explainable = Extract<CheckRow, { kind: 'public' }>;

function isFailed(row: CheckRow): row is Explainable {
  return row.kind === 'public' && row.state === 'failed';
}

/** The program stopped, or said nothing where something was expected. */
function isExplainable(row: CheckRow): row is Explainable {
  return isFailed(row) && (row.error !== undefined || row.reason === 'nothing');
}

/** What the output beside the checks says already is not said again. */
export function withoutSaid(explanations: Explanations, said: readonly Explanation[]): Explanations {
  const isSaid = (one: Explanation | null) => said.some(({ id, line }) => one?.id === id && one.line === line);
  return new Map(
    [...explanations].map(([id, help]) => [
      id,
      isSaid(help.explanation) ? { ...help, explanation: null, isSaid: true } : help,
    ]),
  );
}

/** The line to tint: what decides the first failed check of a page, or where the program stopped in one. */
export function lineOfError(list: CheckList, explanations: Explanations): number | null {
  const first = list.rows.find(isFailed);
  const deciding = first && explanations.get(first.id)?.deciding;
  if (deciding) return deciding.line;
  const row = list.rows.find((one): one is Explainable => isExplainable(one) && one.error !== undefined);
  if (!row) return null;
  return explanations.get(row.id)?.explanation?.line ?? row.error?.line ?? null;
}
