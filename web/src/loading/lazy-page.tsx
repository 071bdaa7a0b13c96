import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.ts';
import { PagePlaceholder } from './page-placeholder.tsx';

/** A screen whose code is loaded when its route is first opened. Coming back to one that failed tries again. */
export function lazyPage<Props extends object>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  const usePage = lazyPart(id, load);
  LazyPage.id = id;
  LazyPage.preload = usePage.preload;
  function LazyPage(props: Props) {
    const { part, error } = usePage();
    // For the error boundary around the page.
    if (error) throw error;
    return part ? <part.default {...props} /> : <PagePlaceholder />;
  }
  return LazyPage;
}
