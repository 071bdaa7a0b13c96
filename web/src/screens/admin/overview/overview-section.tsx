import 'messages:admin-overview';
import { LOCALE } from '@kodestien/contract/language';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Facts } from './facts.tsx';
import { Figures } from './figures.tsx';
import styles from './overview.module.css';

export default function OverviewSection() {
  const t = useT();
  const { data, error, isAsking, askAgain } = useAnswer('', (signal) => call('GET admin_overview', {}, { signal }));
  if (!data) return error ? <FailureNotice error={error} onRetry={askAgain} /> : <OverviewPlaceholder />;
  return (
    <div className="stack gap-4">
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

function OverviewPlaceholder() {
  const t = useT();
  return (
    <div className="stack gap-4" role="status">
      <VisuallyHidden>{t('admin.loading')}</VisuallyHidden>
      <div className={styles.figures}>
        {[1, 2, 3, 4, 5, 6].map((figure) => (
          <div key={figure} className={styles.figure}>
            <Skeleton width="60%" />
            <Skeleton width="3rem" height="2rem" shape="block" />
          </div>
        ))}
      </div>
      <div className={styles.charts}>
        <Skeleton height="9rem" shape="block" />
        <Skeleton height="9rem" shape="block" />
      </div>
    </div>
  );
}

type PerDayProps = { title: string; count: string; days: readonly { day: string; count: number }[] };

/** A number for each of the last thirty days. */
function PerDay({ title, count, days }: PerDayProps) {
  const t = useT();
  const { number } = useFormat();
  const label = new Intl.DateTimeFormat(LOCALE[useHumanLang()], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <BarChart
      title={title}
      columns={[t('admin_overview.day'), count]}
      format={number}
      bars={days.map(({ day, count }) => ({ key: day, label: label.format(new Date(`${day}T00:00Z`)), value: count }))}
    />
  );
}
