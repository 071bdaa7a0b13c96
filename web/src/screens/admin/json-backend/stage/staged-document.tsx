import type { StagedChange } from '@kodestien/contract/admin/json-backend';
import type { DocumentConflict } from '@kodestien/contract/issues';
import { call } from '../../../../api-client/call.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import * as glyphs from '../../../../ui/icons/glyphs.ts';
import { FailureNotice } from '../../failure-notice.tsx';
import { When } from '../../when.tsx';
import { ChangeBadge } from '../changes/change-badge.tsx';
import { Conflict } from '../changes/conflict.tsx';
import { Differences } from '../changes/differences.tsx';
import { backendPaths } from '../use-backend-address.ts';
import styles from './stage.module.css';

/** One change that waits, against what is live. */
export function StagedDocument({ change, onChange }: { change: StagedChange; onChange: () => void }) {
  const t = useT();
  const lang = useHumanLang();
  const { busy, failure, run } = useAction();
  const { slug, kind, tittel, changes, staged_at, conflict } = change;

  function unstage() {
    void run(async () => {
      await call('POST admin_json_back_remove', { slug, unstage: true });
      onChange();
    });
  }

  return (
    <li className={styles.change}>
      <div className="row wrap middle apart gap-1">
        <div className={styles.words}>
          <Heading level={2} size="h4">
            {tittel?.[lang] ?? slug}
          </Heading>
          <p className={styles.facts}>
            <ChangeBadge kind={kind} />
            <code>{slug}</code>
            <When at={staged_at} />
          </p>
        </div>
        <div className="row wrap gap-1">
          {kind !== 'removed' && (
            <ButtonLink to={backendPaths.document(slug)} size="small" icon={glyphs.pencil}>
              {t('admin_json_backend.edit')}
            </ButtonLink>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={glyphs.undo}
            loading={busy}
            onClick={unstage}
            aria-label={t('admin_json_backend.unstage_one', { slug })}
          >
            {t('admin_json_backend.unstage')}
          </Button>
        </div>
      </div>
      {failure !== null && <FailureNotice error={failure} />}
      {conflict ? (
        <Conflict
          conflict={conflict}
          mine={changes}
          actions={<KeepMine slug={slug} conflict={conflict} onSettled={onChange} onGiveUp={unstage} />}
        />
      ) : (
        <Differences changes={changes} />
      )}
    </li>
  );
}

type KeepMineProps = { slug: string; conflict: DocumentConflict; onSettled: () => void; onGiveUp: () => void };

/** Settles a conflict for the whole document: one's own version on top of what is live now, or not at all. */
function KeepMine({ slug, conflict, onSettled, onGiveUp }: KeepMineProps) {
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
