import type { AnswerOf } from '@kodestien/contract/calls';
import { useState } from 'react';
import { call, PROOF_TIMEOUT_MS } from '../../../../api-client/call.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import * as glyphs from '../../../../ui/icons/glyphs.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { NothingHere } from '../../nothing-here.tsx';
import styles from '../json-backend.module.css';
import { backendPaths } from '../use-backend-address.ts';
import { PublicationDialog } from './publication-dialog.tsx';
import stageStyles from './stage.module.css';
import { StagedDocument } from './staged-document.tsx';

type StagedViewProps = { backend: AnswerOf<'GET admin_json_back'>; onChange: () => void };

/** What waits to be published, and the way to publish it: all of it or nothing. */
export function StagedView({ backend, onChange }: StagedViewProps) {
  const t = useT();
  const [isPushing, setPushing] = useState(false);
  const [published, setPublished] = useState<number | null>(null);
  return (
    <>
      {published !== null && (
        <Notice
          tone="good"
          live
          title={t('admin_json_backend.pushed')}
          action={
            <>
              <TextLink to={backendPaths.revision(published)}>
                {t('admin_json_backend.revision', { id: published })}
              </TextLink>{' '}
              <TextLink to={paths.doc()}>{t('admin_json_backend.to_documents')}</TextLink>
            </>
          }
        />
      )}
      {backend.staged.length === 0 ? (
        <NothingHere>{t('admin_json_backend.staged.none')}</NothingHere>
      ) : (
        <>
          <div className={styles.tools}>
            <p className={stageStyles.lead}>{t('admin_json_backend.staged.text', { count: backend.staged.length })}</p>
            <div className={styles.actions}>
              <Button variant="primary" icon={glyphs.check} onClick={() => setPushing(true)}>
                {t('admin_json_backend.push')}
              </Button>
            </div>
          </div>
          <ul className={stageStyles.staged}>
            {backend.staged.map((change) => (
              <StagedDocument key={change.slug} change={change} onChange={onChange} />
            ))}
          </ul>
        </>
      )}
      {isPushing && (
        <PushDialog
          onClose={() => {
            setPushing(false);
            onChange();
          }}
          onPublished={(id) => {
            setPublished(id);
            setPushing(false);
            onChange();
          }}
        />
      )}
    </>
  );
}

type PushDialogProps = { onPublished: (revision_id: number) => void; onClose: () => void };

function PushDialog(props: PushDialogProps) {
  const t = useT();
  return (
    <PublicationDialog
      {...props}
      title={t('admin_json_backend.push.title')}
      text={t('admin_json_backend.push.text')}
      submit={t('admin_json_backend.push.submit')}
      call={(body, signal) => call('POST admin_json_back_push', body, { signal, timeoutMs: PROOF_TIMEOUT_MS })}
    />
  );
}
