import type { InteractiveType } from '@kodestien/contract/document/block-types';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import { RetryNotice } from '../../loading/retry-notice.tsx';

type LearningBlock = ReaderBlockOf<InteractiveType>;

/** Pages without such blocks do not carry their code. */
const useBlocks = lazyPart('learning', () => import('./blocks.ts'));

/** For a page that has such blocks, before it is rendered for the first time. */
export const preloadBlocks = useBlocks.preload;

/** A block that a learner works with; until its code has come, the same text to read. */
export function LazyBlock({ block, children }: { block: LearningBlock; children: ReactNode }) {
  const t = useT();
  const { part, error, retry } = useBlocks();
  if (part) {
    const Working = part.LEARNING_BLOCKS[block.type] as (props: { block: LearningBlock }) => ReactNode;
    return <Working block={block} />;
  }
  return (
    <>
      {children}
      {error !== null && <RetryNotice onRetry={retry}>{t('doc.task.failed')}</RetryNotice>}
    </>
  );
}
