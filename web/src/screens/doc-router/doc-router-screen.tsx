import 'messages:doc';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useDocument } from '../../lesson/document/use-document.ts';
import { FailedPage } from '../../loading/failed-page.tsx';
import { PagePlaceholder } from '../../loading/page-placeholder.tsx';
import { paths } from '../../paths.ts';
import { blokkRequested } from '../../store/doc.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useParams } from '../../use-params.ts';

/**
 * /doc_router/{pk}/{blokk}: looks up where a document lives and forwards there, with that block in view.
 * `pk` is the document's slug, `blokk` the block's slug or its index.
 */
export default function DocRouterScreen() {
  const { pk, blokk } = useParams();
  return pk ? <Forwarder slug={pk} blokk={blokk} /> : <Navigate to={paths.doc()} replace />;
}

function Forwarder({ slug, blokk }: { slug: string; blokk: string | undefined }) {
  const t = useT();
  const lang = useHumanLang();
  const dispatch = useAppDispatch();
  const errorMessage = useErrorMessage();
  const { hash } = useLocation();
  const answer = useDocument(slug);
  const route = answer.data?.page ?? null;
  useDocumentTitle(answer.isMissing ? t('doc.missing.title') : answer.data?.tittel[lang]);

  useEffect(() => {
    // The app goes where the doc state points (see BlokkNavigation).
    if (route && blokk) dispatch(blokkRequested({ doc_slug: slug, blokk, route }));
  }, [dispatch, slug, blokk, route]);

  if (route && !blokk) return <Navigate to={`${route}${hash}`} replace />;
  if (answer.isMissing) {
    return (
      <EmptyState
        level={1}
        title={t('doc.missing.title')}
        action={<ButtonLink to={paths.doc()}>{t('doc.all')}</ButtonLink>}
      >
        <p>{t('doc.missing.text', { slug })}</p>
      </EmptyState>
    );
  }
  if (answer.status === 'failed') {
    return (
      <FailedPage level={1} title={t('doc.failed.title')} onRetry={answer.askAgain}>
        {errorMessage(answer.error)}
      </FailedPage>
    );
  }
  return <PagePlaceholder />;
}
