import type { DocumentConflict } from '@kodestien/contract/faults';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailureNotice } from '../../failure-notice.tsx';

type KeepMineProps = { slug: string; conflict: DocumentConflict; onSettled: () => void; onGiveUp: () => void };

/** Settles a conflict for the whole document: one's own version on top of what is live now, or not at all. */
export function KeepMine({ slug, conflict, onSettled, onGiveUp }: KeepMineProps) {
  const t = useT();
  const { busy, failure, run } = useAction();

  function keepMine() {
    void run(async () => {
      const { staged } = await call('GET admin_json_back_document', { slug });
      const json = staged?.json ?? null;
      if (json === null) {
        await call('POST admin_json_back_remove', { slug, unstage: true });
        if (conflict.live_sha256 !== null) await call('POST admin_json_back_remove', { slug });
      } else {
        await call('POST admin_json_back_add', { json, base_sha256: conflict.live_sha256 });
      }
      onSettled();
    });
  }

  return (
    <>
      <div className="row wrap gap-1">
        <Button size="small" onClick={keepMine} loading={busy}>
          {t('admin_json_backend.conflict.keep_mine')}
        </Button>
        <Button size="small" onClick={onGiveUp} disabled={busy}>
          {t('admin_json_backend.conflict.take_theirs')}
        </Button>
      </div>
      {failure !== null && <FailureNotice error={failure} />}
    </>
  );
}
