import { type RefObject, useRef } from 'react';
import { useDocument } from '../../document/use-document.ts';
import { useDocumentInView } from '../../document/use-document-in-view.ts';
import { usePrefetchOnIntent } from '../../document/use-prefetch.ts';
import { useReadingPosition } from '../../document/use-reading-position.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BlockSamples } from './block-samples.tsx';
import { Sample } from './sample.tsx';

const MAL = 'mal';

/** What GET mal answers with. */
export function TemplateDocument({ page }: { page: RefObject<HTMLElement | null> }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const container = useRef<HTMLDivElement>(null);
  const answer = useDocument(MAL);
  const document = answer.status === 'loaded' ? answer.document : null;
  useDocumentInView(MAL, document);
  useReadingPosition(page, document !== null);
  usePrefetchOnIntent(container);
  return (
    <div ref={container} aria-busy={answer.status === 'loading'}>
      {answer.status === 'loading' && (
        <Sample title={t('mal.blocks.loading')}>
          <VisuallyHidden>
            <span role="status">{t('mal.blocks.loading')}</span>
          </VisuallyHidden>
          <Skeleton width="50%" height="2rem" shape="block" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton height="8rem" shape="block" />
        </Sample>
      )}
      {answer.status === 'missing' && <Notice tone="info">{t('mal.blocks.missing')}</Notice>}
      {answer.status === 'failed' && (
        <Notice
          tone="bad"
          live
          action={
            <Button size="small" onClick={answer.retry}>
              {t('app.try_again')}
            </Button>
          }
        >
          {errorMessage(answer.error)}
        </Notice>
      )}
      {document && <BlockSamples document={document} />}
    </div>
  );
}
