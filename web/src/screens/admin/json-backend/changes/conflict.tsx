import type { Difference, DocumentConflict } from '@kodestien/contract/issues';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Heading } from '../../../../ui/heading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './changes.module.css';
import { Differences } from './differences.tsx';

type ConflictProps = {
  conflict: DocumentConflict;
  /** How one's own version differs from what is live now, where that is known. */
  mine?: readonly Difference[] | undefined;
  /** Buttons that settle it. */
  actions?: ReactNode;
};

/** Two people changed the same document. Both sides are shown, so that nobody's work is lost unseen. */
export function Conflict({ conflict, mine, actions }: ConflictProps) {
  const t = useT();
  const { dateAndTime } = useFormat();
  const { slug, kind, by, at, changes } = conflict;
  return (
    <div className="stack gap-2">
      <Notice tone="warn" title={t('admin_json_backend.conflict', { slug })} action={actions}>
        {by !== null && at !== null
          ? t(`admin_json_backend.conflict.${kind}.by`, { by, at: dateAndTime(at) })
          : t(`admin_json_backend.conflict.${kind}`)}
      </Notice>
      <div className={styles.versus}>
        <section>
          <Heading level={3} size="h4">
            {t('admin_json_backend.conflict.theirs')}
          </Heading>
          <Differences changes={changes} />
        </section>
        {mine && (
          <section>
            <Heading level={3} size="h4">
              {t('admin_json_backend.conflict.mine')}
            </Heading>
            <Differences changes={mine} />
          </section>
        )}
      </div>
    </div>
  );
}
