import { useEffect, useRef, useState } from 'react';

type Page<Row> = { results: Row[]; next: string | null };
type Fetch<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
type State<Row> = {
  asked: string;
  rows: Row[];
  next: string | null;
  status: 'loading' | 'loaded' | 'loading_more' | 'failed';
  error: unknown;
};

export type Pages<Row> = State<Row> & {
  loadMore: () => void;
  /** From the first page; what is shown stays until the answer comes. */
  askAgain: () => void;
  /** A row has changed, and the server has told how. */
  update: (isIt: (row: Row) => boolean, row: Row) => void;
};

/** A list page by page, newest first. Another key is another list. */
export function usePages<Row>(key: string, fetch: Fetch<Row>): Pages<Row> {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State<Row>>({ asked: key, rows: [], next: null, status: 'loading', error: null });
  const latest = useRef(fetch);
  latest.current = fetch;
  const more = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    more.current?.abort();
    const interest = new AbortController();
    setState((shown) => ({ ...shown, rows: shown.asked === key ? shown.rows : [], asked: key, status: 'loading' }));
    latest.current(undefined, interest.signal).then(
      ({ results, next }) => {
        if (!interest.signal.aborted) setState({ asked: key, rows: results, next, status: 'loaded', error: null });
      },
      (error: unknown) => {
        if (!interest.signal.aborted) setState({ asked: key, rows: [], next: null, status: 'failed', error });
      },
    );
    return () => interest.abort();
  }, [key, attempt]);

  async function loadMore(): Promise<void> {
    if (state.status !== 'loaded' || state.next === null) return;
    const interest = new AbortController();
    more.current = interest;
    setState({ ...state, status: 'loading_more', error: null });
    try {
      const { results, next } = await latest.current(state.next, interest.signal);
      if (interest.signal.aborted) return;
      setState((now) => ({ ...now, rows: [...now.rows, ...results], next, status: 'loaded' }));
    } catch (error) {
      if (!interest.signal.aborted) setState((now) => ({ ...now, status: 'loaded', error }));
    }
  }

  return {
    ...state,
    loadMore: () => void loadMore(),
    askAgain: () => setAttempt((before) => before + 1),
    update: (isIt, row) => setState((now) => ({ ...now, rows: now.rows.map((one) => (isIt(one) ? row : one)) })),
  };
}
