import 'messages:admin-json-backend';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { ViewTitle } from '../section-frame.tsx';
import { SectionViews } from '../section-views.tsx';
import { BackendPlaceholder } from './backend-placeholder.tsx';
import { DocumentsView } from './documents/documents-view.tsx';
import { DocumentEditor } from './editor/document-editor.tsx';
import { RevisionView } from './revisions/revision-view.tsx';
import { RevisionsView } from './revisions/revisions-view.tsx';
import { StagedView } from './stage/staged-view.tsx';
import { BACKEND_VIEWS, type BackendView, backendPaths, useBackendAddress } from './use-backend-address.ts';

export default function JsonBackendSection() {
  const t = useT();
  const { view, doc, revision } = useBackendAddress();
  const viewTitle =
    revision === null ? t(`admin_json_backend.view.${view}`) : t('admin_json_backend.revision', { id: revision });
  const { data, error, askAgain } = useAnswer('', (signal) => call('GET admin_json_back', {}, { signal }));
  if (doc !== null) return <DocumentEditor key={doc} slug={doc} entries={data?.documents ?? []} onStaged={askAgain} />;
  return (
    <div className="stack gap-3">
      <ViewTitle title={viewTitle} />
      <ViewNavigation shown={view} staged={data?.staged.length ?? 0} />
      {error !== null && <FailureNotice error={error} onRetry={askAgain} />}
      {view === 'revisions' && revision !== null && <RevisionView id={revision} onRolledBack={askAgain} />}
      {view === 'revisions' && revision === null && <RevisionsView />}
      {view !== 'revisions' && !data && error === null && <BackendPlaceholder />}
      {view === 'documents' && data && <DocumentsView backend={data} />}
      {view === 'staged' && data && <StagedView backend={data} onChange={askAgain} />}
    </div>
  );
}

function ViewNavigation({ shown, staged }: { shown: BackendView; staged: number }) {
  const t = useT();
  return (
    <SectionViews
      label={t('admin.section.json_backend')}
      views={BACKEND_VIEWS.map((view) => ({
        to: backendPaths.view(view),
        label: t(`admin_json_backend.view.${view}`),
        isShown: view === shown,
        count: view === 'staged' ? staged : undefined,
      }))}
    />
  );
}
