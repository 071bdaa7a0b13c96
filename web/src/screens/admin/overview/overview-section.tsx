import 'messages:admin-overview';
import { adminOverview } from '../../../api-client/admin-system.ts';
import { useKeptAnswer } from '../../../api-client/use-kept-answer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Facts } from './facts.tsx';
import { Figures } from './figures.tsx';
import styles from './overview.module.css';
import { OverviewPlaceholder } from './overview-placeholder.tsx';
import { PerDay } from './per-day.tsx';

export default function OverviewSection() {
  const t = useT();
  const { data, error, isAsking, askAgain } = useKeptAnswer((signal) => adminOverview({}, signal));
  if (!data) return error ? <FailureNotice error={error} onRetry={askAgain} /> : <OverviewPlaceholder />;
  return (
    <div className={styles.overview}>
      {error !== null && <FailureNotice error={error} onRetry={askAgain} />}
      <Figures overview={data} />
      <div className={styles.charts}>
        <PerDay title={t('admin_overview.new_users')} count={t('admin_overview.count')} days={data.users.new_per_day} />
        <PerDay title={t('admin_overview.sign_ins')} count={t('admin_overview.count')} days={data.sign_ins.per_day} />
      </div>
      <Facts overview={data} />
      <div>
        <Button icon="turn-right" onClick={askAgain} loading={isAsking}>
          {t('admin_overview.refresh')}
        </Button>
      </div>
    </div>
  );
}
