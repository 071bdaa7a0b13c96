import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

/** Where a screen is shown, with an error page if it breaks, and a placeholder should a part of it suspend. */
export function PageSlot({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary pathname={pathname}>
      <Suspense fallback={<PagePlaceholder />}>{children}</Suspense>
    </PageErrorBoundary>
  );
}
