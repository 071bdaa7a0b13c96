import type { Pupil, SchoolClass, Slip } from '@kodestien/contract/classes/class';
import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { publicConfig } from '../../../public-config.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Table } from '../../../ui/table.tsx';
import { IdentitiesDialog } from './identities-dialog.tsx';
import styles from './klasse-tavle.module.css';
import { PupilDialog } from './pupil-dialog.tsx';

type PupilListProps = {
  taught: SchoolClass;
  onChange: () => void;
  onSlips: (slips: readonly Slip[]) => void;
  onAdd: () => void;
};

export function PupilList({ taught, onChange, onSlips, onAdd }: PupilListProps) {
  const t = useT();
  const format = useFormat();
  const [openedId, setOpenedId] = useState<number | null>(null);
  const { members, archived_at } = taught;
  const isArchived = archived_at !== null;
  const opened = members.find(({ id }) => id === openedId);
  if (members.length === 0) {
    return <NoPupils onAdd={isArchived ? undefined : onAdd} />;
  }
  return (
    <div className="stack gap-3">
      <Table
        caption={t('klasse_tavle.pupils')}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', title: t('klasse_tavle.pupil'), isName: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'username',
            title: t('klasse_tavle.username'),
            cell: ({ username }) => <span translate="no">{username}</span>,
          },
          { key: 'account', title: t('klasse_tavle.account'), cell: (pupil) => <AccountKind pupil={pupil} /> },
          { key: 'joined', title: t('klasse_tavle.joined'), cell: ({ joined_at }) => format.shortDate(joined_at) },
          { key: 'poeng', title: t('klasse_tavle.points'), align: 'end', cell: ({ poeng }) => format.number(poeng) },
          {
            key: 'actions',
            title: t('klasse_tavle.actions'),
            isAction: true,
            cell: ({ id, name }) => (
              <Button
                size="small"
                variant="quiet"
                icon={glyphs.pencil}
                aria-label={t('klasse_tavle.pupil.change.of', { name })}
                onClick={() => setOpenedId(id)}
              >
                {t('klasse_tavle.pupil.change')}
              </Button>
            ),
          },
        ]}
      />
      {!isArchived && <AllPasswords taught={taught} onSlips={onSlips} />}
      {!isArchived && <Identities taught={taught} onChange={onChange} />}
      {opened && (
        <PupilDialog
          taught={taught}
          pupil={opened}
          onChange={onChange}
          onSlips={onSlips}
          onClose={() => setOpenedId(null)}
        />
      )}
    </div>
  );
}

export function NoPupils({ onAdd }: { onAdd: (() => void) | undefined }) {
  const t = useT();
  return (
    <EmptyState
      title={t('klasse_tavle.pupils.none.title')}
      action={onAdd && <Button onClick={onAdd}>{t('klasse_tavle.add')}</Button>}
    >
      <p>{t('klasse_tavle.pupils.none.text')}</p>
    </EmptyState>
  );
}

function AccountKind({ pupil }: { pupil: Pupil }) {
  const t = useT();
  const provider = publicConfig.oidc_name;
  if (pupil.oidc.linked) return <Badge tone="good">{t('klasse_identities.badge.linked', { provider })}</Badge>;
  if (pupil.oidc.identifier) return <Badge>{t('klasse_identities.badge.waiting', { provider })}</Badge>;
  return pupil.made_here ? (
    <Badge>{t('klasse_tavle.account.made')}</Badge>
  ) : (
    <Badge tone="good">{t('klasse_tavle.account.own')}</Badge>
  );
}

/** Where there is a provider, and accounts that can be linked to it. */
function Identities({ taught, onChange }: Pick<PupilListProps, 'taught' | 'onChange'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const provider = publicConfig.oidc_name;
  if (provider === '' || !taught.members.some(({ made_here }) => made_here)) return null;
  return (
    <div className={styles.further}>
      <Button size="small" icon={glyphs.link} onClick={() => setOpen(true)}>
        {t('klasse_identities.open', { provider })}
      </Button>
      {isOpen && <IdentitiesDialog taught={taught} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** For the day when half of the slips are lost. */
function AllPasswords({ taught, onSlips }: Pick<PupilListProps, 'taught' | 'onSlips'>) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const elever = taught.members.filter(({ made_here }) => made_here).map(({ id }) => id);
  if (elever.length === 0) return null;
  const renew = () =>
    void run(async () => {
      const slips: Slip[] = [];
      // The server takes a hundred at a time.
      for (let from = 0; from < elever.length; from += 100) {
        const some = { id: taught.id, elever: elever.slice(from, from + 100) };
        slips.push(...(await call('POST klasse_elev_passord', some, { timeoutMs: 60_000 })).slips);
      }
      onSlips(slips);
    });
  return (
    <div className={styles.further}>
      {isAsking ? (
        <div className="stack gap-1" role="alert">
          <p>{t('klasse_tavle.passwords.ask', { count: elever.length })}</p>
          <p className="row wrap gap-1">
            <Button size="small" loading={busy} onClick={renew}>
              {t('klasse_tavle.passwords.all')}
            </Button>
            <Button size="small" variant="quiet" disabled={busy} onClick={() => setAsking(false)}>
              {t('klasse_tavle.cancel')}
            </Button>
          </p>
        </div>
      ) : (
        <Button size="small" icon={glyphs.key} onClick={() => setAsking(true)}>
          {t('klasse_tavle.passwords.all')}
        </Button>
      )}
      {failure !== null && (
        <Notice tone="bad" live title={t('klasse_tavle.not_done')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </div>
  );
}
