import * as glyphs from '../../../ui/icons/glyphs.ts';
import 'messages:admin-overview';
import type { AnswerOf } from '@kodestien/contract/calls';
import { LOCALE } from '@kodestien/contract/language';
import { type ReactNode, useId } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { byteSize } from '../byte-size.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { SectionPart } from '../section-part.tsx';
import styles from './overview.module.css';
import { uptimeParts } from './uptime.ts';

type Overview = AnswerOf<'GET admin_overview'>;

export default function OverviewSection() {
  const t = useT();
  const { data, error, isAsking, askAgain } = useAnswer('', (signal) => call('GET admin_overview', {}, { signal }));
  if (!data) return error ? <FailureNotice error={error} onRetry={askAgain} /> : <OverviewPlaceholder />;
  return (
    <div className="stack gap-4">
      {error !== null && <FailureNotice error={error} onRetry={askAgain} />}
      <Groups overview={data} />
      <div className={styles.charts}>
        <PerDay title={t('admin_overview.new_users')} count={t('admin_overview.count')} days={data.users.new_per_day} />
        <PerDay title={t('admin_overview.sign_ins')} count={t('admin_overview.count')} days={data.sign_ins.per_day} />
      </div>
      <Facts
        overview={data}
        refresh={
          <Button icon={glyphs.turnRight} onClick={askAgain} loading={isAsking}>
            {t('admin_overview.refresh')}
          </Button>
        }
      />
    </div>
  );
}

function OverviewPlaceholder() {
  const t = useT();
  return (
    <div className="stack gap-4" role="status">
      <VisuallyHidden>{t('admin.loading')}</VisuallyHidden>
      <div className={styles.groups}>
        {[5, 4, 3].map((rows) => (
          <div key={rows} className={styles.group}>
            <Skeleton width="4rem" />
            <Skeleton height={`${rows * 2.75}rem`} shape="block" />
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

function Facts({ overview, refresh }: { overview: Overview; refresh: ReactNode }) {
  const t = useT();
  const { number } = useFormat();
  const locale = LOCALE[useHumanLang()];
  const { database, server } = overview;
  const uptime = uptimeParts(server.uptime_ms).map(({ value, unit }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  );
  const facts: [string, string][] = [
    [t('admin_overview.version'), server.version],
    [t('admin_overview.uptime'), new Intl.ListFormat(locale).format(uptime)],
    [t('admin_overview.database'), `${DATABASE_NAME[database.kind]} ${database.version}`],
    [t('admin_overview.database_size'), byteSize(database.bytes, number)],
    [t('admin_overview.node'), server.node],
  ];
  return (
    <SectionPart title={t('admin_overview.system')} actions={refresh}>
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
  /** Where these are listed. */
  to: string;
  needsCare?: boolean | undefined;
};
type Group = { title: MessageKey; figures: readonly Figure[] };

const USERS = paths.adminSection('users');
const EMAIL = paths.adminSection('email');

/** The numbers that one looks for first; each leads to where something can be done about it. */
function Groups({ overview }: { overview: Overview }) {
  const t = useT();
  const { number } = useFormat();
  const id = useId();
  return (
    <div className={styles.groups}>
      {groupsOf(overview).map(({ title, figures }) => (
        <section key={title} className={styles.group} aria-labelledby={`${id}${title}`}>
          <Heading level={2} size="h4" id={`${id}${title}`}>
            {t(title)}
          </Heading>
          <ul className="stack">
            {figures.map(({ key, value, to, needsCare }) => (
              <li key={key}>
                <Link to={to} className={styles.figure} data-none={value === 0 || undefined} data-care={needsCare}>
                  <span>{t(key)}</span>
                  <span className={styles.value}>{number(value)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupsOf({ users, sign_ins, learning, mail, content }: Overview): Group[] {
  return [
    {
      title: 'admin_overview.people',
      figures: [
        { key: 'admin_overview.users', value: users.total, to: USERS },
        { key: 'admin_overview.sign_ins_today', value: sign_ins.today, to: USERS },
        { key: 'admin_overview.unconfirmed', value: users.unconfirmed, to: `${USERS}?show=unconfirmed` },
        { key: 'admin_overview.locked', value: users.locked, to: `${USERS}?show=locked` },
        { key: 'admin_overview.superusers', value: users.superusers, to: `${USERS}?show=superuser` },
      ],
    },
    {
      title: 'admin_overview.courses',
      figures: [
        { key: 'admin_overview.documents', value: content.documents, to: paths.adminSection('json_backend') },
        { key: 'admin_overview.exercises_solved', value: learning.exercises_solved, to: paths.userProfilList },
        { key: 'admin_overview.comments', value: content.comments, to: paths.doc() },
        {
          key: 'admin_overview.staged',
          value: content.staged,
          to: `${paths.adminSection('json_backend')}?view=staged`,
        },
      ],
    },
    {
      title: 'admin_overview.mail',
      figures: [
        { key: 'admin_overview.mail_sent', value: mail.sent, to: `${EMAIL}?state=sent` },
        { key: 'admin_overview.mail_waiting', value: mail.waiting, to: `${EMAIL}?state=waiting` },
        {
          key: 'admin_overview.mail_failed',
          value: mail.failed,
          to: `${EMAIL}?state=failed`,
          needsCare: mail.failed > 0 || undefined,
        },
      ],
    },
  ];
}
