import { useLocation } from 'react-router';
import { type RouteParams, routeAt } from './paths.ts';

/** What the address names on its page, such as the slug of a document. */
export function useParams(): RouteParams {
  return routeAt(useLocation().pathname)?.params ?? {};
}
