import { type ReactNode, Suspense } from 'react';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

/** Where a lazily loaded screen is shown: its placeholder first, its error page if it comes to that. */
export function PageSlot({ children }: { children: ReactNode }) {
  return (
    <PageErrorBoundary>
      <Suspense fallback={<PagePlaceholder />}>{children}</Suspense>
    </PageErrorBoundary>
  );
}
