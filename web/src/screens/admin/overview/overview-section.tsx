import * as glyphs from '../../../ui/icons/glyphs.ts';
import 'messages:admin-overview';
import type { AnswerOf } from '@kodestien/contract/calls';
import { LOCALE } from '@kodestien/contract/language';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { byteSize } from '../byte-size.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { SectionPart } from '../section-part.tsx';
import styles from './overview.module.css';
import { uptimeParts } from './uptime.ts';

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
        <Button icon={glyphs.turnRight} onClick={askAgain} loading={isAsking}>
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

const DATABASE_NAME = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

function Facts({ overview }: { overview: AnswerOf<'GET admin_overview'> }) {
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

type Figure = {
  key: MessageKey;
  value: number;
  note?: string | undefined;
  to: string;
  needsCare?: boolean | undefined;
};

/** The numbers that one looks for first; each leads to where something can be done about it. */
function Figures({ overview }: { overview: AnswerOf<'GET admin_overview'> }) {
  const t = useT();
  const { number } = useFormat();
  const { users, sign_ins, learning, mail, content } = overview;
  const figures: Figure[] = [
    {
      key: 'admin_overview.users',
      value: users.total,
      note: t('admin_overview.users.note', { unconfirmed: users.unconfirmed, locked: users.locked }),
      to: paths.adminSection('users'),
    },
    { key: 'admin_overview.sign_ins_today', value: sign_ins.today, to: paths.adminSection('users') },
    { key: 'admin_overview.exercises_solved', value: learning.exercises_solved, to: paths.userProfilList },
    {
      key: 'admin_overview.documents',
      value: content.documents,
      note: t('admin_overview.documents.note', { comments: content.comments, staged: content.staged }),
      to: paths.adminSection('json_backend'),
    },
    { key: 'admin_overview.mail_waiting', value: mail.waiting, to: `${paths.adminSection('email')}?state=waiting` },
    {
      key: 'admin_overview.mail_failed',
      value: mail.failed,
      to: `${paths.adminSection('email')}?state=failed`,
      needsCare: mail.failed > 0,
    },
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({ key, value, note, to, needsCare }) => (
        <li key={key}>
          <Link to={to} className={styles.figure} data-care={needsCare || undefined}>
            <span className={styles.label}>{t(key)}</span>
            <span className={styles.value}>{number(value)}</span>
            {note && <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
