import type { HeaderItem } from '@kodestien/contract/document/reader';
import { useCallback, useEffect } from 'react';
import { getDocHeader, isDocumentHeader } from '../api-client/document-header.ts';
import { documentsListed } from '../store/doc.ts';
import { headerItemsListed } from '../store/header.ts';
import { menuItems } from '../store/header-item.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { headerListArrived, headerListFailed, headerListRequested } from '../store/loading.ts';
import type { AppDispatch, RootState } from '../store/store.ts';
import { PAGE_DATA_IDS, readPageData } from './page-data.ts';

/** Puts the list of documents into the store, once: from the page if the server wrote it there, else by a call. */
export function headerListWanted() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { header_list } = getState().loading;
    if (header_list === 'loading' || header_list === 'loaded') return;
    dispatch(headerListRequested());
    try {
      const inPage = readPageData(PAGE_DATA_IDS.header);
      const list = isDocumentHeader(inPage) ? inPage : await getDocHeader();
      dispatch(documentsListed(list));
      dispatch(headerItemsListed(menuItems(list)));
      dispatch(headerListArrived());
    } catch (error) {
      console.error('document list:', error instanceof Error ? error.message : error);
      dispatch(headerListFailed());
    }
  };
}

export function useHeaderList(): {
  status: RootState['loading']['header_list'];
  items: HeaderItem[];
  retry: () => void;
} {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ loading }) => loading.header_list);
  const items = useAppSelector(({ doc }) => doc.doc_arr);
  const retry = useCallback(() => void dispatch(headerListWanted()), [dispatch]);
  useEffect(retry, [retry]);
  return { status, items, retry };
}
