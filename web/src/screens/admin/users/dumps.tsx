import type { UserDump } from '@kodestien/contract/admin/users';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { download } from '../../../api-client/download.ts';
import { saveFile } from '../../../api-client/save-file.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useActions } from '../../../api-client/use-actions.ts';
import { usePages } from '../../../api-client/use-pages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Notice } from '../../../ui/notice.tsx';
import { byteSize } from '../byte-size.ts';
import { Checksum } from '../checksum.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { PagedTable } from '../paged-table.tsx';
import { Person } from '../person.tsx';
import { SectionPart } from '../section-part.tsx';
import { When } from '../when.tsx';
import styles from './users.module.css';

export function Dumps() {
  const t = useT();
  const { number } = useFormat();
  const { busy, failure, run } = useAction();
  const [made, setMade] = useState<UserDump | null>(null);
  const downloads = useActions();
  const pages = usePages('', async (_cursor, signal) => ({
    ...(await call('GET admin_user_arr_dumps', {}, { signal })),
    next: null,
  }));

  function make() {
    setMade(null);
    void run(async () => {
      setMade(await call('POST admin_user_arr_dump', {}));
      pages.askAgain();
    });
  }

  return (
    <SectionPart
      title={t('admin_users.dumps')}
      text={t('admin_users.dumps.text')}
      actions={
        <Button icon={glyphs.plus} onClick={make} loading={busy}>
          {t('admin_users.dump')}
        </Button>
      }
    >
      {made && (
        <Notice tone="good" live title={t('admin_users.dump.done', { count: made.count })}>
          {made.name}
        </Notice>
      )}
      {failure !== null && <FailureNotice error={failure} />}
      {downloads.failure !== null && <FailureNotice error={downloads.failure} />}
      <PagedTable
        caption={t('admin_users.dumps')}
        pages={pages}
        keyOf={({ name }) => name}
        nothing={t('admin_users.dumps.none')}
        columns={[
          {
            key: 'at',
            title: t('admin_users.dump.at'),
            isName: true,
            cell: ({ created_at }) => <When at={created_at} />,
          },
          { key: 'by', title: t('admin_users.dump.by'), cell: ({ by }) => <Person username={by} /> },
          { key: 'count', title: t('admin_users.dump.count'), align: 'end', cell: ({ count }) => number(count) },
          {
            key: 'bytes',
            title: t('admin_users.dump.size'),
            align: 'end',
            cell: ({ bytes }) => byteSize(bytes, number),
          },
          { key: 'sha256', title: 'SHA-256', cell: ({ sha256 }) => <Checksum sha256={sha256} /> },
          {
            key: 'actions',
            title: t('admin.actions'),
            isAction: true,
            cell: ({ name }) => (
              <Button
                size="small"
                variant="quiet"
                icon={glyphs.download}
                loading={downloads.isBusy(name)}
                onClick={() =>
                  void downloads.run(name, async () =>
                    saveFile(name, await download('GET admin_user_arr_dump/{name}', { name })),
                  )
                }
              >
                {t('admin.download')}
              </Button>
            ),
          },
        ]}
      />
      {pages.rows.length > 0 && <DumpCleanup count={pages.rows.length} onDone={pages.askAgain} />}
    </SectionPart>
  );
}

const KEEP_AT_FIRST = '3';
const KEEP_MAX = 1000;

/** Removes all dumps but the newest; says how many that would be before it is pressed. */
function DumpCleanup({ count, onDone }: { count: number; onDone: () => void }) {
  const t = useT();
  const { busy, failure, run } = useAction();
  const [typed, setTyped] = useState(KEEP_AT_FIRST);
  const [removed, setRemoved] = useState<number | null>(null);
  const keep = /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= KEEP_MAX ? Number(typed) : null;
  const going = keep === null ? 0 : Math.max(0, count - keep);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (keep === null || going === 0) return;
    void run(async () => {
      setRemoved((await call('POST admin_user_arr_dump_cleanup_bu', { keep })).removed.length);
      onDone();
    });
  }

  return (
    <form className={styles.cleanup} noValidate onSubmit={onSubmit}>
      <Field
        name="keep"
        inputMode="numeric"
        label={t('admin_users.cleanup.keep')}
        value={typed}
        onChange={setTyped}
        error={keep === null ? t('admin_users.cleanup.wrong', { max: KEEP_MAX }) : null}
        autoComplete="off"
      />
      <Button type="submit" variant="danger" icon={glyphs.trash} disabled={going === 0} loading={busy}>
        {t('admin_users.cleanup', { going })}
      </Button>
      {removed !== null && (
        <Notice tone="good" live>
          {t('admin_users.cleanup.done', { removed })}
        </Notice>
      )}
      {failure !== null && <FailureNotice error={failure} />}
    </form>
  );
}
