import type { getDocHeader as operation } from '@kodestien/contract/document/operations';
import type { SuccessOf } from '@kodestien/contract/operation';
import { send } from './send.ts';

export type DocumentHeader = SuccessOf<typeof operation>;

/** In a module of its own, because every first visit loads it and the other document calls come with their screens. */
export async function getDocHeader(): Promise<DocumentHeader> {
  const answer = await send<unknown>({ method: 'GET', path: 'get_doc_header' });
  if (!isDocumentHeader(answer)) throw new TypeError('get_doc_header: not a list of documents');
  return answer;
}

/** The header stands around every page: it must not break on a list that is not one. */
export function isDocumentHeader(value: unknown): value is DocumentHeader {
  return Array.isArray(value) && value.every(isItem);
}

function isItem(item: Partial<DocumentHeader[number]> | null): boolean {
  return isLink(item) && [item?.children, item?.ch_arr].every((links) => Array.isArray(links) && links.every(isLink));
}

function isLink(link: Partial<DocumentHeader[number]['children'][number]> | null | undefined): boolean {
  return [link?.slug, link?.page, link?.tittel?._no, link?.tittel?._eng].every((text) => typeof text === 'string');
}
