import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../../i18n/use-t.ts';
import { useAppSelector } from '../../../../store/hooks.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { FailureNotice } from '../../failure-notice.tsx';
import { BackendPlaceholder } from '../backend-placeholder.tsx';
import { backendPaths } from '../use-backend-address.ts';
import styles from './editor.module.css';
import { EditorNotices } from './editor-notices.tsx';
import { EditorTop } from './editor-top.tsx';
import { jsonFault } from './json-fault.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { useDocumentDraft } from './use-document-draft.ts';
import { usePreview } from './use-preview.ts';
import { useStaging } from './use-staging.ts';
import { WritingPane } from './writing-pane.tsx';

type DocumentEditorProps = { slug: string; entries: readonly DocumentEntry[]; onStaged: () => void };

const PANES = ['write', 'both', 'preview'] as const;
type Pane = (typeof PANES)[number];

/** One document: written on the left, shown as readers will see it on the right. */
export function DocumentEditor({ slug, entries, onStaged }: DocumentEditorProps) {
  const t = useT();
  const isDesktop = useAppSelector(({ page_core }) => page_core.layout === 'desktop');
  const [chosen, setChosen] = useState<Pane>(isDesktop ? 'both' : 'write');
  const pane = !isDesktop && chosen === 'both' ? 'write' : chosen;
  const navigate = useNavigate();
  const draft = useDocumentDraft(slug);
  const staging = useStaging(slug, (outcome) => {
    onStaged();
    if (outcome === 'unstaged') letGo();
    else draft.letGo();
  });
  // What is live is another version than the one that was loaded: both sides are to be shown as they are now.
  const { askAgain } = draft;
  const latestAsk = useRef(askAgain);
  latestAsk.current = askAgain;
  useEffect(() => {
    if (staging.conflict) latestAsk.current();
  }, [staging.conflict]);
  const fault = draft.text === null ? null : jsonFault(draft.text);
  const preview = usePreview(draft.text, fault === null);

  /** A document that is nowhere else is gone with what was written of it. */
  function letGo() {
    draft.letGo();
    if (!draft.data?.live) void navigate(backendPaths.view('documents'), { replace: true });
  }

  function discard() {
    if (draft.data?.staged) draft.letGo();
    else letGo();
  }

  function write(text: string) {
    staging.forget();
    draft.write(text);
  }

  if (draft.text === null && !draft.data?.staged) {
    if (draft.error) return <FailureNotice error={draft.error} onRetry={draft.askAgain} />;
    if (!draft.data) return <BackendPlaceholder />;
  }
  return (
    <div className={styles.editor}>
      <EditorTop slug={slug} draft={draft} staging={staging} isJson={fault === null} onDiscard={discard}>
        {draft.text !== null && (
          <Segmented
            legend={t('admin_json_backend.pane')}
            value={pane}
            onChange={setChosen}
            options={PANES.filter((value) => isDesktop || value !== 'both').map((value) => ({
              value,
              label: t(`admin_json_backend.pane.${value}`),
            }))}
          />
        )}
      </EditorTop>
      <EditorNotices slug={slug} draft={draft} staging={staging} />
      {draft.text !== null && (
        <div className={styles.panes} data-pane={pane}>
          {pane !== 'preview' && (
            <WritingPane
              slug={slug}
              text={draft.text}
              live={draft.data?.live?.json ?? null}
              onChange={write}
              fault={fault}
              faults={staging.faults.length > 0 ? staging.faults : preview.text === draft.text ? preview.faults : []}
              entries={entries}
            />
          )}
          {pane !== 'write' && <PreviewPane preview={preview} isCurrent={preview.text === draft.text} />}
        </div>
      )}
    </div>
  );
}
