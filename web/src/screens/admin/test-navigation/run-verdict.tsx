import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Visit } from './visit.ts';

export function RunVerdict({ visits, all }: { visits: Record<string, Visit>; all: number }) {
  const t = useT();
  const { number } = useFormat();
  const seen = Object.values(visits);
  const failed = seen.filter(({ result }) => result !== 'rendered').length;
  const slowest = number(Math.max(...seen.map(({ took_ms }) => took_ms)));
  if (failed > 0) {
    return (
      <Notice tone="bad" live>
        {t('admin_test_navigation.verdict.bad', { failed, seen: seen.length })}
      </Notice>
    );
  }
  return (
    <Notice tone={seen.length === all ? 'good' : 'info'} live>
      {t('admin_test_navigation.verdict.good', { seen: seen.length, all, slowest })}
    </Notice>
  );
}
