import { useEffect, useRef, useState } from 'react';
import { useAnswer } from './use-answer.ts';

export type Page<Row> = { results: Row[]; next: string | null };
type Shown<Row> = { first: Page<Row>; rows: Row[]; next: string | null; isLoadingMore: boolean; error: unknown };
type PagesOptions<Row> = {
  /** What this browser has of the list already, from an earlier visit. */
  known?: Page<Row> | undefined;
  /** While another list is requested, the last one stays in view. */
  showsLast?: boolean;
  /** A row that moves while the pages are read may come twice; the first time counts. */
  idOf?: (row: Row) => unknown;
};

export type Pages<Row> = {
  rows: Row[];
  next: string | null;
  status: 'loading' | 'loaded' | 'loading_more' | 'failed';
  error: unknown;
  loadMore: () => void;
  /** From the first page; what is shown stays until the answer comes. */
  askAgain: () => void;
  /** A row has changed, and the server has answered how. */
  update: (isIt: (row: Row) => boolean, row: Row) => void;
};

/** A list page by page. Another key is another list. */
export function usePages<Row>(
  key: string,
  fetch: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
  { known, showsLast = false, idOf }: PagesOptions<Row> = {},
): Pages<Row> {
  const answer = useAnswer(key, (signal) => fetch(undefined, signal), { known, showsLast });
  const first = answer.data;
  const [changed, setChanged] = useState<Shown<Row> | null>(null);
  const more = useRef<AbortController>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page is another list
  useEffect(() => () => more.current?.abort(), [first]);

  const untouched = (page: Page<Row>): Shown<Row> => {
    return { first: page, rows: page.results, next: page.next, isLoadingMore: false, error: null };
  };
  const shown = first && (changed?.first === first ? changed : untouched(first));
  function change(edit: (now: Shown<Row>) => Partial<Shown<Row>>) {
    if (!first) return;
    setChanged((before) => {
      const now = before?.first === first ? before : untouched(first);
      return { ...now, ...edit(now) };
    });
  }

  async function loadMore(): Promise<void> {
    if (!shown || shown.next === null || shown.isLoadingMore || answer.isAsking) return;
    const controller = new AbortController();
    more.current = controller;
    change(() => ({ isLoadingMore: true, error: null }));
    try {
      const { results, next } = await fetch(shown.next, controller.signal);
      if (controller.signal.aborted) return;
      change(({ rows }) => ({ rows: [...rows, ...notAmong(rows, results, idOf)], next, isLoadingMore: false }));
    } catch (error) {
      if (!controller.signal.aborted) change(() => ({ isLoadingMore: false, error }));
    }
  }

  const hasFailed = answer.error !== null;
  return {
    rows: hasFailed ? [] : (shown?.rows ?? []),
    next: hasFailed ? null : (shown?.next ?? null),
    status: hasFailed ? 'failed' : answer.isAsking ? 'loading' : shown?.isLoadingMore ? 'loading_more' : 'loaded',
    error: hasFailed ? answer.error : (shown?.error ?? null),
    loadMore: () => void loadMore(),
    askAgain: answer.askAgain,
    update: (isIt, row) => change(({ rows }) => ({ rows: rows.map((one) => (isIt(one) ? row : one)) })),
  };
}

function notAmong<Row>(rows: Row[], more: Row[], idOf?: (row: Row) => unknown): Row[] {
  if (!idOf) return more;
  const known = new Set(rows.map(idOf));
  return more.filter((row) => !known.has(idOf(row)));
}
