import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useLocation } from 'react-router';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { BlockFrame } from '../../lesson/document/block-frame.tsx';
import { BlockContent } from '../../lesson/document/blocks/block-content.tsx';
import { useCommentCounts } from '../../lesson/document/comments/use-comment-counts.ts';
import type { useDocument } from '../../lesson/document/use-document.ts';
import { hashTarget } from '../../lesson/hash-target.ts';
import { LearningPage } from '../../lesson/learning/learning-page.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Sample } from './sample.tsx';

/** What GET mal answers with. */
export function TemplateDocument({ answer }: { answer: ReturnType<typeof useDocument> }) {
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
      {answer.isMissing && <Notice tone="info">{t('mal.blocks.missing')}</Notice>}
      {answer.status === 'failed' && !answer.isMissing && (
        <RetryNotice onRetry={answer.askAgain}>{errorMessage(answer.error)}</RetryNotice>
      )}
      {answer.data && <BlockSamples document={answer.data} />}
    </div>
  );
}

/** One of every block type, with its name and what an author uses it for. */
function BlockSamples({ document }: { document: ReaderDocument }) {
  const t = useT();
  const target = hashTarget(useLocation().hash);
  useCommentCounts(document.slug);
  const samples = document.blocks.map((block) => (
    <Sample key={block.slug} title={block.type} isCode text={t(`mal.block.${block.type}`)}>
      <BlockFrame doc_slug={document.slug} block={block} isTarget={block.slug === target}>
        <BlockContent block={block} />
      </BlockFrame>
    </Sample>
  ));
  return <LearningPage document={document}>{samples}</LearningPage>;
}
