import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './test-navigation.module.css';
import type { Visit } from './visit.ts';

const TONES = { rendered: 'good', error_page: 'bad', nothing: 'bad' } as const satisfies Record<
  Visit['result'],
  string
>;

export function VisitResult({ visit, isVisiting }: { visit: Visit | undefined; isVisiting: boolean }) {
  const t = useT();
  const { number } = useFormat();
  if (isVisiting) return <Spinner size={20} />;
  if (!visit) return <span className="soft small">{t('admin_test_navigation.not_visited')}</span>;
  return (
    <span className={styles.result}>
      <Badge tone={TONES[visit.result]}>{t(`admin_test_navigation.result.${visit.result}`)}</Badge>
      <span className="soft small">{number(visit.took_ms)} ms</span>
    </span>
  );
}
