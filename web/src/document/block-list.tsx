import { hashTarget } from '../hash-target.ts';
import '../i18n/areas/doc.ts';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useLocation } from 'react-router';
import styles from './block-frame.module.css';
import { BlockFrame } from './block-frame.tsx';
import { BlockContent } from './blocks/block-content.tsx';
import { useCommentCounts } from './comments/use-comment-counts.ts';

/** All blocks of a document, each with its address, its descriptions and its comments. */
export function BlockList({ document }: { document: ReaderDocument }) {
  const asked = hashTarget(useLocation().hash);
  useCommentCounts(document.slug);
  return (
    <div className={styles.blocks}>
      {document.blocks.map((block) => (
        <BlockFrame key={block.slug} doc_slug={document.slug} block={block} isAsked={block.slug === asked}>
          <BlockContent block={block} />
        </BlockFrame>
      ))}
    </div>
  );
}
