import { useEffect, useRef } from 'react';
import { headerListWanted } from '../../document/header-list.ts';
import { headerShown } from '../../store/header.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { HEADER_PATIENCE_MS, HEADER_SHOW_DELAY_MS, LIST_RETRY_PAUSES_MS } from './header-timing.ts';

/** Gets the list of documents, however often it takes, and shows the header a moment after it has come or failed. */
export function useDocumentList(): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ loading }) => loading.header_list);
  const visible = useAppSelector(({ header }) => header.is_visible);
  const failures = useRef(0);
  const settled = status === 'loaded' || status === 'failed';

  useEffect(() => void dispatch(headerListWanted()), [dispatch]);

  useEffect(() => {
    if (visible) return;
    const show = setTimeout(() => dispatch(headerShown()), settled ? HEADER_SHOW_DELAY_MS : HEADER_PATIENCE_MS);
    return () => clearTimeout(show);
  }, [settled, visible, dispatch]);

  useEffect(() => {
    if (status !== 'failed') return;
    const ask = () => void dispatch(headerListWanted());
    const pause = LIST_RETRY_PAUSES_MS[failures.current] ?? LIST_RETRY_PAUSES_MS.at(-1);
    failures.current += 1;
    const retry = setTimeout(ask, pause);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(retry);
      window.removeEventListener('online', ask);
    };
  }, [status, dispatch]);
}
