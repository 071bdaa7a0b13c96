import 'messages:admin-test-navigation';
import 'messages:not-found';
import { useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useUser } from '../../../user-context.tsx';
import { AccessBadge } from './access-badge.tsx';
import { RunVerdict } from './run-verdict.tsx';
import { stopsFor } from './stops.ts';
import styles from './test-navigation.module.css';
import { useRun } from './use-run.ts';
import { VisitResult } from './visit-result.tsx';

export default function TestNavigationSection() {
  const t = useT();
  const { user } = useUser();
  const frame = useRef<HTMLIFrameElement>(null);
  const stops = stopsFor(user?.username ?? '');
  const { visits, visiting, start, stop } = useRun(frame, (heading) => heading === t('not_found.title'));
  const seen = Object.keys(visits).length;

  return (
    <div className={styles.navigation}>
      <div className={styles.run}>
        {visiting === null ? (
          <Button variant="primary" icon="arrow" onClick={() => start(stops)}>
            {t('admin_test_navigation.run')}
          </Button>
        ) : (
          <>
            <Button icon="close" onClick={stop}>
              {t('admin_test_navigation.stop')}
            </Button>
            <ProgressBar
              label={t('admin_test_navigation.progress', { seen, all: stops.length })}
              part={seen / stops.length}
            />
          </>
        )}
      </div>
      {visiting === null && seen > 0 && <RunVerdict visits={visits} all={stops.length} />}
      <div className={styles.window} data-running={visiting !== null || undefined}>
        <p className={styles.address} aria-hidden="true">
          {visiting}
        </p>
        <iframe ref={frame} title={t('admin_test_navigation.frame')} tabIndex={-1} />
      </div>
      <Table
        caption={t('admin.section.test_navigation')}
        rows={stops}
        keyOf={({ address }) => address}
        columns={[
          {
            key: 'address',
            title: t('admin_test_navigation.address'),
            isName: true,
            cell: ({ address }) => (
              <TextLink to={address}>
                <code>{address}</code>
              </TextLink>
            ),
          },
          {
            key: 'purpose',
            title: t('admin_test_navigation.purpose'),
            cell: ({ route, section }) =>
              t(`admin_test_navigation.route.${route}`) + (section ? `: ${t(`admin.section.${section}`)}` : ''),
          },
          {
            key: 'access',
            title: t('admin_test_navigation.access'),
            cell: ({ access }) => <AccessBadge access={access} />,
          },
          {
            key: 'result',
            title: t('admin_test_navigation.result'),
            cell: ({ address }) => <VisitResult visit={visits[address]} isVisiting={visiting === address} />,
          },
        ]}
      />
    </div>
  );
}
