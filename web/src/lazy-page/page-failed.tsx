import { useDocumentTitle } from '../i18n/use-document-title.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ChunkLoadError } from './chunk-load-error.ts';

/** Shown in a page's place when its code did not arrive, or broke while being shown. */
export function PageFailed({ error }: { error: unknown }) {
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
