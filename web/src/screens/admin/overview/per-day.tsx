import { LOCALE } from '@kodestien/contract/language';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';

type PerDayProps = { title: string; count: string; days: readonly { day: string; count: number }[] };

/** A number for each of the last thirty days. */
export function PerDay({ title, count, days }: PerDayProps) {
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
