import { useLocation } from 'react-router';
import { type PageParams, pageAt } from './paths.ts';

/** What the address names on its page, such as the slug of a document. */
export function useParams(): PageParams {
  return pageAt(useLocation().pathname)?.params ?? {};
}
