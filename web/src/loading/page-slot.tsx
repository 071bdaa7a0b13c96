import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../i18n/use-document-title.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ChunkLoadError } from './chunk-load-error.ts';
import { PagePlaceholder } from './page-placeholder.tsx';

/** Where a screen is shown, with an error page if it breaks, and a placeholder should a part of it suspend. */
export function PageSlot({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary pathname={pathname}>
      <Suspense fallback={<PagePlaceholder />}>{children}</Suspense>
    </PageErrorBoundary>
  );
}

type Props = { children: ReactNode; pathname: string };
type State = { error: unknown };

/** Catches what a page throws, so that the frame around it (and the way out) stays. React logs the error itself. */
class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /** Another address of the same page is another try. */
  override componentDidUpdate(before: Props) {
    if (this.state.error && before.pathname !== this.props.pathname) this.setState({ error: null });
  }

  override render() {
    return this.state.error ? <PageFailed error={this.state.error} /> : this.props.children;
  }
}

/** Shown in a page's place when its code did not arrive, or broke while being shown. */
function PageFailed({ error }: { error: unknown }) {
  const t = useT();
  const didNotArrive = error instanceof ChunkLoadError;
  const title = didNotArrive ? t('app.chunk.title') : t('app.broken.title');
  useDocumentTitle(title);
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={title}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('app.reload')}
          </Button>
        }
      >
        <p>{didNotArrive ? t('app.chunk.text') : t('app.broken.text')}</p>
      </EmptyState>
    </div>
  );
}
