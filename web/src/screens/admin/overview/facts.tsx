import type { AnswerOf } from '@kodestien/contract/calls';
import { LOCALE } from '@kodestien/contract/language';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { byteSize } from '../byte-size.ts';
import { SectionPart } from '../section-part.tsx';
import styles from './overview.module.css';
import { uptimeParts } from './uptime.ts';

const DATABASE_NAME = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

export function Facts({ overview }: { overview: AnswerOf<'GET admin_overview'> }) {
  const t = useT();
  const { number } = useFormat();
  const locale = LOCALE[useHumanLang()];
  const { database, server, users } = overview;
  const uptime = uptimeParts(server.uptime_ms).map(({ value, unit }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  );
  const facts: [string, string][] = [
    [t('admin_overview.version'), server.version],
    [t('admin_overview.uptime'), new Intl.ListFormat(locale).format(uptime)],
    [t('admin_overview.database'), `${DATABASE_NAME[database.kind]} ${database.version}`],
    [t('admin_overview.database_size'), byteSize(database.bytes, number)],
    [t('admin_overview.superusers'), number(users.superusers)],
    [t('admin_overview.node'), server.node],
  ];
  return (
    <SectionPart title={t('admin_overview.system')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionPart>
  );
}
