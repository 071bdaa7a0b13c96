import type { DocumentAnswer } from '../../document/use-document.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BlockSamples } from './block-samples.tsx';
import { Sample } from './sample.tsx';

/** What GET mal answers with. */
export function TemplateDocument({ answer }: { answer: DocumentAnswer }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  return (
    <div aria-busy={answer.status === 'loading'}>
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
      {answer.status === 'loaded' && <BlockSamples document={answer.document} />}
    </div>
  );
}
