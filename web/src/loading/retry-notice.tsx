import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

type RetryNoticeProps = {
  title?: string | undefined;
  /** Left out where trying again would not help. */
  onRetry?: (() => void) | undefined;
  children: ReactNode;
};

/** Something did not come: what, and a button that asks for it again. */
export function RetryNotice({ title, onRetry, children }: RetryNoticeProps) {
  const t = useT();
  const button = onRetry && (
    <Button size="small" onClick={onRetry}>
      {t('app.try_again')}
    </Button>
  );
  return (
    <Notice tone="bad" live action={button} title={title}>
      {children}
    </Notice>
  );
}
