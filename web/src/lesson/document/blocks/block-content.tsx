import { isInteractive } from '@kodestien/contract/document/block-types';
import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';
import type { ReactNode } from 'react';
import { LazyBlock } from '../../learning/lazy-block.tsx';
import { viewOf } from './block-views.tsx';

/** What a block shows, by its type. */
export function BlockContent({ block }: { block: ReaderBlock }) {
  const Reading = viewOf(block.type).Reading as (props: { block: ReaderBlock }) => ReactNode;
  const reading = <Reading block={block} />;
  return isInteractive(block) ? <LazyBlock block={block}>{reading}</LazyBlock> : reading;
}
