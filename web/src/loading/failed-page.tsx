import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type FailedPageProps = {
  title: string;
  /** Of its heading; left out where the page has one above it. */
  level?: 1 | undefined;
  onRetry: () => void;
  children: ReactNode;
};

/** In the place of all that a page is about: why it did not come, and a button that asks for it again. */
export function FailedPage({ title, level, onRetry, children }: FailedPageProps) {
  const t = useT();
  const button = (
    <Button variant="primary" onClick={onRetry}>
      {t('app.try_again')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={title} action={button} level={level}>
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}
