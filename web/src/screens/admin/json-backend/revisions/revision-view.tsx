import type { Revision } from '@kodestien/contract/admin/revisions';
import { useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import * as glyphs from '../../../../ui/icons/glyphs.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { FailureNotice } from '../../failure-notice.tsx';
import { NothingHere } from '../../nothing-here.tsx';
import { Person } from '../../person.tsx';
import { When } from '../../when.tsx';
import { DocumentChanges } from '../changes/document-changes.tsx';
import { PublicationDialog } from '../stage/publication-dialog.tsx';
import { backendPaths } from '../use-backend-address.ts';
import { RevisionName } from './revision-name.tsx';
import styles from './revisions.module.css';

/** One revision: what it changed, what has changed since, and the way back. */
export function RevisionView({ id, onRolledBack }: { id: number; onRolledBack: () => void }) {
  const t = useT();
  const [against, setAgainst] = useState<'before' | 'live'>('before');
  const [isRollingBack, setRollingBack] = useState(false);
  const [undoneBy, setUndoneBy] = useState<number | null>(null);
  const answer = useAnswer(`${id} ${against} ${undoneBy}`, (signal) =>
    call('GET admin_revision/{id}', { id, against }, { signal }),
  );
  return (
    <div className="stack gap-2">
      <Link to={backendPaths.view('revisions')} className={styles.back}>
        <Icon glyph={glyphs.back} />
        {t('admin_json_backend.revisions.all')}
      </Link>
      {undoneBy !== null && (
        <Notice tone="good" live title={t('admin_json_backend.rolled_back')}>
          <TextLink to={backendPaths.revision(undoneBy)}>{t('admin_json_backend.revision', { id: undoneBy })}</TextLink>
        </Notice>
      )}
      {answer.status === 'failed' && <FailureNotice error={answer.error} onRetry={answer.askAgain} />}
      {answer.status === 'loading' && <Skeleton height="10rem" shape="block" />}
      {answer.status === 'loaded' && (
        <>
          <RevisionTop revision={answer.data.revision} />
          <div className="row wrap middle apart gap-1">
            <Segmented
              legend={t('admin_json_backend.against')}
              value={against}
              onChange={setAgainst}
              options={[
                { value: 'before', label: t('admin_json_backend.against.before') },
                { value: 'live', label: t('admin_json_backend.against.live') },
              ]}
            />
            {answer.data.revision.rolled_back_by === null && (
              <Button icon={glyphs.undo} onClick={() => setRollingBack(true)}>
                {t('admin_json_backend.roll_back')}
              </Button>
            )}
          </div>
          {answer.data.changes.length === 0 ? (
            <NothingHere>{t(`admin_json_backend.against.${against}.none`)}</NothingHere>
          ) : (
            <DocumentChanges changes={answer.data.changes} />
          )}
        </>
      )}
      {isRollingBack && (
        <RollbackDialog
          id={id}
          onClose={() => setRollingBack(false)}
          onRolledBack={(by) => {
            setRollingBack(false);
            setUndoneBy(by);
            onRolledBack();
          }}
        />
      )}
    </div>
  );
}

function RevisionTop({ revision }: { revision: Revision }) {
  return (
    <div>
      <Heading level={2} size="h3">
        <RevisionName revision={revision} />
      </Heading>
      <p className={styles.note}>
        <Person username={revision.by} />, <When at={revision.created_at} />
      </p>
    </div>
  );
}

type RollbackDialogProps = { id: number; onRolledBack: (by: number) => void; onClose: () => void };

function RollbackDialog({ id, onRolledBack, onClose }: RollbackDialogProps) {
  const t = useT();
  return (
    <PublicationDialog
      title={t('admin_json_backend.roll_back.title', { id })}
      text={t('admin_json_backend.roll_back.text')}
      submit={t('admin_json_backend.roll_back.submit')}
      call={(body, signal) => call('POST admin_revision_rollback', { ...body, id }, { signal })}
      onPublished={onRolledBack}
      onClose={onClose}
    />
  );
}
