import { useLocation } from 'react-router';
import { paths } from '../../../paths.ts';

export const BACKEND_VIEWS = ['documents', 'staged', 'revisions'] as const;
export type BackendView = (typeof BACKEND_VIEWS)[number];

const section = paths.adminSection('json_backend');

export const backendPaths = {
  view: (view: BackendView) => (view === 'documents' ? section : `${section}?view=${view}`),
  document: (slug: string) => `${section}?doc=${encodeURIComponent(slug)}`,
  revision: (id: number) => `${section}?view=revisions&revision=${id}`,
};

/** What the address asks for: one document, one revision, or one of the lists. */
export function useBackendAddress(): { view: BackendView; doc: string | null; revision: number | null } {
  const address = new URLSearchParams(useLocation().search);
  const revision = Number(address.get('revision'));
  return {
    view: BACKEND_VIEWS.find((one) => one === address.get('view')) ?? 'documents',
    doc: address.get('doc'),
    revision: Number.isInteger(revision) && revision > 0 ? revision : null,
  };
}
