import { type ReactNode, Suspense } from 'react';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

/** Where a screen is shown, with an error page if it breaks, and a placeholder should a part of it suspend. */
export function PageSlot({ children }: { children: ReactNode }) {
  return (
    <PageErrorBoundary>
      <Suspense fallback={<PagePlaceholder />}>{children}</Suspense>
    </PageErrorBoundary>
  );
}
