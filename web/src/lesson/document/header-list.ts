import type { AnswerOf } from '@kodestien/contract/calls';
import type { HeaderItem } from '@kodestien/contract/document/reader';
import { useCallback, useEffect } from 'react';
import { call } from '../../api-client/call.ts';
import { FRESH_MS } from '../../api-client/when-back.ts';
import { documentsListed } from '../../store/doc.ts';
import { headerItemsListed } from '../../store/header.ts';
import { menuItems } from '../../store/header-item.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { headerListArrived, headerListFailed, headerListRequested } from '../../store/loading.ts';
import type { AppDispatch, RootState } from '../../store/store.ts';
import { PAGE_DATA_IDS, readPageData } from './page-data.ts';

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => Promise<void>;
type DocumentHeader = AnswerOf<'GET get_doc_header'>;

/** Not in an AnswerCache: the specification keeps the list and how its loading goes in the store. */
let askedAt = 0;

/** Puts the list of documents into the store, once: from the page if the server wrote it there, else by a call. */
export function loadHeaderList(): Thunk {
  return async (dispatch, getState) => {
    const { header_list } = getState().loading;
    if (header_list === 'loading' || header_list === 'loaded') return;
    dispatch(headerListRequested());
    try {
      const inPage = readPageData(PAGE_DATA_IDS.header);
      show(isDocumentHeader(inPage) ? inPage : await fetchList(), dispatch);
      askedAt = Date.now();
      dispatch(headerListArrived());
    } catch (error) {
      console.error('document list:', error instanceof Error ? error.message : error);
      dispatch(headerListFailed());
    }
  };
}

/** The person is back: a list that failed or that may be old is requested again. */
export function headerListRevisited(): Thunk {
  return async (dispatch, getState) => {
    const { header_list } = getState().loading;
    if (header_list === 'failed') return dispatch(loadHeaderList());
    if (header_list === 'loaded' && Date.now() - askedAt > FRESH_MS) return dispatch(headerListChanged());
  };
}

/** Documents may have changed: menus and lists show the new ones. Without an answer they stay as they are. */
export function headerListChanged(): Thunk {
  return async (dispatch, getState) => {
    askedAt = Date.now();
    const list = await fetchList().catch(() => null);
    // The same list again would fold a menu that is open.
    if (list && JSON.stringify(list) !== JSON.stringify(getState().doc.doc_arr)) show(list, dispatch);
  };
}

function show(list: DocumentHeader, dispatch: AppDispatch): void {
  dispatch(documentsListed(list));
  dispatch(headerItemsListed(menuItems(list)));
}

async function fetchList(): Promise<DocumentHeader> {
  const answer: unknown = await call('GET get_doc_header');
  if (!isDocumentHeader(answer)) throw new TypeError('get_doc_header: not a list of documents');
  return answer;
}

/** The header is around every page: it must not break on a list that is not one. */
export function isDocumentHeader(value: unknown): value is DocumentHeader {
  return Array.isArray(value) && value.every(isItem);
}

function isItem(item: Partial<DocumentHeader[number]> | null): boolean {
  return isLink(item) && [item?.children, item?.ch_arr].every((links) => Array.isArray(links) && links.every(isLink));
}

function isLink(link: Partial<DocumentHeader[number]['children'][number]> | null | undefined): boolean {
  return [link?.slug, link?.page, link?.tittel?._no, link?.tittel?._eng].every((text) => typeof text === 'string');
}

export function useHeaderList(): {
  status: RootState['loading']['header_list'];
  items: HeaderItem[];
  retry: () => void;
} {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ loading }) => loading.header_list);
  const items = useAppSelector(({ doc }) => doc.doc_arr);
  const retry = useCallback(() => void dispatch(loadHeaderList()), [dispatch]);
  useEffect(retry, [retry]);
  return { status, items, retry };
}
