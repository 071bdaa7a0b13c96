import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';
import { type ReactNode, useId } from 'react';
import { useIsHydrated } from '../../loading/hydrated.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BlockTools } from '../learning/page-context.ts';
import styles from './block-frame.module.css';
import { viewOf } from './blocks/block-views.tsx';
import { LazyThread } from './comments/lazy-thread.tsx';
import { AskButton, ThreadButton } from './comments/thread-button.tsx';

type BlockFrameProps = {
  doc_slug: string;
  block: ReaderBlock;
  isTarget: boolean;
  /** Below the window: in a finished page it is laid out when it comes near, or block by block after the start. */
  isBelow?: boolean | undefined;
  /** Of the last block of a part: what the part is called. Questions about the part are asked here. */
  part?: string | undefined;
  after?: ReactNode;
  children: ReactNode;
};

/** Around every block: the place it can be linked to, and what people say about it. */
export function BlockFrame({ doc_slug, block, isTarget, isBelow, part, after, children }: BlockFrameProps) {
  const threadId = useId();
  const isHydrated = useIsHydrated();
  const isOpen = useAppSelector(({ crud }) => crud.doc_slug === doc_slug && crud.blokk_slug === block.slug);
  const button = { doc_slug, blokk_slug: block.slug, threadId, isOpen };
  const { hasHeader, isBroad } = viewOf(block.type);
  const isInHeader = hasHeader === true && part === undefined;
  return (
    <div
      id={block.slug}
      className={styles.block}
      data-type={block.type}
      data-broad={isBroad}
      data-target={isTarget || undefined}
      data-below={(isBelow && !isHydrated) || undefined}
      tabIndex={-1}
    >
      <BlockTools value={isInHeader ? <ThreadButton {...button} isInHeader /> : null}>{children}</BlockTools>
      {after}
      {!isInHeader &&
        (part === undefined ? <ThreadButton {...button} isInHeader={false} /> : <AskButton {...button} part={part} />)}
      {isOpen && <LazyThread id={threadId} doc_slug={doc_slug} blokk_slug={block.slug} />}
    </div>
  );
}
