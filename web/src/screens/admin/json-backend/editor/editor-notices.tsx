import { differences } from '@kodestien/contract/admin/differences';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { FailureNotice } from '../../failure-notice.tsx';
import { Conflict } from '../changes/conflict.tsx';
import { backendPaths } from '../use-backend-address.ts';
import { readDocument } from './title-in.ts';
import type { useDocumentDraft } from './use-document-draft.ts';
import type { useStaging } from './use-staging.ts';

type EditorNoticesProps = {
  slug: string;
  draft: ReturnType<typeof useDocumentDraft>;
  staging: ReturnType<typeof useStaging>;
};

/** How staging went, and what to watch out for. */
export function EditorNotices({ slug, draft, staging }: EditorNoticesProps) {
  const t = useT();
  const { text, data } = draft;
  const conflict = staging.conflict ?? data?.staged?.conflict ?? null;
  const named = readDocument(text)?.slug;
  const isRemovalStaged = data?.staged != null && data.staged.json === null;

  function giveUp() {
    if (data?.staged) return staging.unstage();
    staging.forget();
    draft.giveUp();
  }

  return (
    <>
      {staging.failure !== null && <FailureNotice error={staging.failure} />}
      {staging.done && (
        <Notice
          tone="good"
          live
          action={<TextLink to={backendPaths.view('staged')}>{t('admin_json_backend.to_staged')}</TextLink>}
        >
          {t(`admin_json_backend.done.${staging.done}`)}
        </Notice>
      )}
      {isRemovalStaged && !staging.done && <Notice tone="warn">{t('admin_json_backend.removal_staged')}</Notice>}
      {typeof named === 'string' && named !== slug && (
        <Notice tone="warn">{t('admin_json_backend.other_slug', { slug: named })}</Notice>
      )}
      {conflict && text !== null && (
        <Conflict
          conflict={conflict}
          mine={data?.live ? differences(readDocument(data.live.json), readDocument(text)) : undefined}
          actions={
            <>
              <Button size="small" onClick={() => staging.stage(text, conflict.live_sha256)} loading={staging.busy}>
                {t('admin_json_backend.conflict.keep_mine')}
              </Button>{' '}
              <Button size="small" onClick={giveUp} disabled={staging.busy}>
                {t('admin_json_backend.conflict.take_theirs')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
