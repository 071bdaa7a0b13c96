import * as glyphs from '../../../ui/icons/glyphs.ts';
import 'messages:admin-test-navigation';
import 'messages:not-found';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useUser } from '../../../account/user-context.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Audience } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Stop, stopsFor } from './stops.ts';
import styles from './test-navigation.module.css';
import { type Visit, visit } from './visit.ts';
import { VisitResult } from './visit-result.tsx';

export default function TestNavigationSection() {
  const t = useT();
  const lang = useHumanLang();
  const { user } = useUser();
  const frame = useRef<HTMLIFrameElement>(null);
  const stops = stopsFor(user?.username ?? '');
  const { visits, visiting, start, stop } = useRun(frame, (heading) => heading === t('not_found.title'));
  const seen = Object.keys(visits).length;

  return (
    <div className="stack gap-2">
      <div className={styles.run}>
        {visiting === null ? (
          <Button variant="primary" icon={glyphs.arrow} onClick={() => start(stops)}>
            {t('admin_test_navigation.run')}
          </Button>
        ) : (
          <>
            <Button icon={glyphs.close} onClick={stop}>
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
            cell: ({ name, part }) => name[lang] + (part ? `: ${part[lang]}` : ''),
          },
          {
            key: 'access',
            title: t('admin_test_navigation.access'),
            cell: ({ audience }) => <AudienceBadge audience={audience} />,
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

const TONES = {
  everyone: 'plain',
  visitor: 'plain',
  signed_in: 'info',
  superuser: 'mark',
} as const satisfies Record<Audience, string>;

function AudienceBadge({ audience }: { audience: Audience }) {
  const t = useT();
  return <Badge tone={TONES[audience]}>{t(`admin_test_navigation.access.${audience}`)}</Badge>;
}

function RunVerdict({ visits, all }: { visits: Record<string, Visit>; all: number }) {
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

type Run = { visits: Record<string, Visit>; visiting: string | null };

/** Visits one page after the other in the frame. Leaving the section, or pressing Stop, ends it. */
function useRun(frame: RefObject<HTMLIFrameElement | null>, isErrorHeading: (heading: string) => boolean) {
  const [run, setRun] = useState<Run>({ visits: {}, visiting: null });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(stops: readonly Stop[]): Promise<void> {
    const { current: element } = frame;
    if (!element) return;
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    setRun({ visits: {}, visiting: stops[0]?.address ?? null });
    for (const { address } of stops) {
      setRun((now) => ({ ...now, visiting: address }));
      const seen = await visit(element, address, isErrorHeading, mine.signal);
      if (mine.signal.aborted) return;
      setRun((now) => ({ ...now, visits: { ...now.visits, [address]: seen } }));
    }
    setRun((now) => ({ ...now, visiting: null }));
    element.contentWindow?.location.replace('about:blank');
  }

  function stop() {
    controller.current?.abort();
    setRun((now) => ({ ...now, visiting: null }));
  }

  return { ...run, start: (stops: readonly Stop[]) => void start(stops), stop };
}
