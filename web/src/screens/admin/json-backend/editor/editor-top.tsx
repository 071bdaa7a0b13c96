import { type ReactNode, useRef, useState } from 'react';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import * as glyphs from '../../../../ui/icons/glyphs.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { ViewTitle } from '../../section-frame.tsx';
import { ChangeBadge } from '../changes/change-badge.tsx';
import { backendPaths } from '../use-backend-address.ts';
import styles from './editor.module.css';
import { titleIn } from './title-in.ts';
import type { useDocumentDraft } from './use-document-draft.ts';
import type { useStaging } from './use-staging.ts';

type EditorTopProps = {
  slug: string;
  draft: ReturnType<typeof useDocumentDraft>;
  staging: ReturnType<typeof useStaging>;
  isJson: boolean;
  onDiscard: () => void;
  /** Is before the buttons: what is shown below. */
  children?: ReactNode;
};

/** Which document this is, how it is, and what can be done with it. */
export function EditorTop({ slug, draft, staging, isJson, onDiscard, children }: EditorTopProps) {
  const t = useT();
  const lang = useHumanLang();
  const [isAsking, setAsking] = useState(false);
  const { text, data, isDirty, base_sha256 } = draft;
  const { live = null, staged = null } = data ?? {};
  const isRemovalStaged = staged !== null && staged.json === null;
  // While the text cannot be read, the document is called what it was called last.
  const lastTitle = useRef<string | null>(null);
  lastTitle.current = titleIn(text, lang) ?? lastTitle.current;
  const title = lastTitle.current ?? slug;
  return (
    <div className={styles.top}>
      <ViewTitle title={title} />
      <Link to={backendPaths.view('documents')} className={styles.back}>
        <Icon glyph={glyphs.back} />
        {t('admin_json_backend.view.documents')}
      </Link>
      <div className={styles.names}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <p className={styles.marks}>
          <code>{slug}</code>
          {live === null && <Badge>{t('admin_json_backend.not_live')}</Badge>}
          {live?.edited && <Badge tone="mark">{t('admin_json_backend.edited')}</Badge>}
          {staged && <ChangeBadge kind={isRemovalStaged ? 'removed' : live ? 'changed' : 'added'} isStaged />}
          {isDirty && <Badge tone="warn">{t('admin_json_backend.unsaved')}</Badge>}
        </p>
      </div>
      <div className={styles.actions}>
        {children}
        {isDirty && (
          <Button variant="quiet" icon={glyphs.undo} onClick={onDiscard}>
            {t('admin_json_backend.discard')}
          </Button>
        )}
        {staged && (
          <Button variant="quiet" onClick={staging.unstage} disabled={staging.busy}>
            {t('admin_json_backend.unstage')}
          </Button>
        )}
        {live && !isRemovalStaged && (
          <Button variant="quiet" icon={glyphs.trash} onClick={() => setAsking(true)} disabled={staging.busy}>
            {t('admin_json_backend.remove')}
          </Button>
        )}
        {text !== null && (
          <Button
            variant="primary"
            icon={glyphs.plus}
            disabled={!isJson || !isDirty}
            loading={staging.busy}
            onClick={() => staging.stage(text, base_sha256)}
          >
            {t('admin_json_backend.stage')}
          </Button>
        )}
      </div>
      {isAsking && (
        <Dialog
          title={t('admin_json_backend.remove.title', { slug })}
          closeLabel={t('admin.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {t('admin.cancel')}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false);
                  staging.remove();
                }}
              >
                {t('admin_json_backend.remove.submit')}
              </Button>
            </>
          }
        >
          <p>{t('admin_json_backend.remove.text')}</p>
        </Dialog>
      )}
    </div>
  );
}
