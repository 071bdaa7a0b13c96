import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import type { ContentIssue } from '@kodestien/contract/issues';
import { useEffect, useMemo, useRef, useState } from 'react';
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
import { jsonMistake } from './json-mistake.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { useDocumentDraft } from './use-document-draft.ts';
import { usePreview } from './use-preview.ts';
import { useStaging } from './use-staging.ts';
import { WritingPane } from './writing-pane.tsx';

const NO_ISSUES: readonly ContentIssue[] = [];

type DocumentEditorProps = { slug: string; entries: readonly DocumentEntry[]; onStaged: () => void };

const PANES = ['write', 'both', 'preview'] as const;
type Pane = (typeof PANES)[number];
/** As it was left, for the next document. */
let lastPane: Pane = 'write';

/** One document: written, and shown as readers will see it. */
export function DocumentEditor({ slug, entries, onStaged }: DocumentEditorProps) {
  const t = useT();
  const isDesktop = useAppSelector(({ page_core }) => page_core.layout === 'desktop');
  const [chosen, setChosen] = useState(lastPane);
  const pane = !isDesktop && chosen === 'both' ? 'write' : chosen;
  const navigate = useNavigate();
  const draft = useDocumentDraft(slug);
  const staging = useStaging(slug, (outcome) => {
    onStaged();
    if (outcome === 'staged') draft.markStaged();
    else if (outcome === 'unstaged') giveUp();
    else draft.giveUp();
  });
  // What is live is another version than the one that was loaded: both sides are to be shown as they are now.
  const { askAgain } = draft;
  const latestAsk = useRef(askAgain);
  latestAsk.current = askAgain;
  useEffect(() => {
    if (staging.conflict) latestAsk.current();
  }, [staging.conflict]);
  const mistake = useMemo(() => (draft.text === null ? null : jsonMistake(draft.text)), [draft.text]);
  const preview = usePreview(draft.text, mistake === null);
  const seen = preview.text === draft.text ? preview.issues : null;

  /** A document that is nowhere else is gone with what was written of it. */
  function giveUp() {
    draft.giveUp();
    if (!draft.data?.live) void navigate(backendPaths.view('documents'), { replace: true });
  }

  function discard() {
    if (draft.data?.staged) draft.giveUp();
    else giveUp();
  }

  function choosePane(next: Pane) {
    lastPane = next;
    setChosen(next);
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
    <div className="stack gap-2">
      <EditorTop slug={slug} draft={draft} staging={staging} isJson={mistake === null} onDiscard={discard}>
        {draft.text !== null && (
          <Segmented
            legend={t('admin_json_backend.pane')}
            value={pane}
            onChange={choosePane}
            options={PANES.filter((value) => isDesktop || value !== 'both').map((value) => ({
              value,
              label: t(`admin_json_backend.pane.${value}`),
            }))}
          />
        )}
      </EditorTop>
      <EditorNotices slug={slug} draft={draft} staging={staging} />
      {preview.error !== null && <FailureNotice error={preview.error} onRetry={preview.askAgain} />}
      {draft.text !== null && (
        <div className={styles.panes} data-pane={pane}>
          {pane !== 'preview' && (
            <WritingPane
              slug={slug}
              text={draft.text}
              live={draft.data?.live?.json ?? null}
              onChange={write}
              mistake={mistake}
              issues={staging.issues.length > 0 ? staging.issues : preview.error === null ? seen : NO_ISSUES}
              entries={entries}
            />
          )}
          {pane !== 'write' && <PreviewPane preview={preview} isCurrent={preview.text === draft.text} />}
        </div>
      )}
    </div>
  );
}
