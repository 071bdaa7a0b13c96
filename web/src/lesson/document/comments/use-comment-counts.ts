import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { countComments } from './thread-loading.ts';

/** Asks how much has been written on the blocks of a document. Without an answer the buttons just show no number. */
export function useCommentCounts(doc_slug: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const controller = new AbortController();
    dispatch(countComments(doc_slug, controller.signal)).catch(() => {});
    return () => controller.abort();
  }, [dispatch, doc_slug]);
}
