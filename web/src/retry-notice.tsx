import type { ReactNode } from 'react';
import { useT } from './i18n/use-t.ts';
import { Button } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

/** Something did not come: what, and a button that asks for it again. */
export function RetryNotice({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <Notice
      tone="bad"
      live
      action={
        <Button size="small" onClick={onRetry}>
          {t('app.try_again')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
