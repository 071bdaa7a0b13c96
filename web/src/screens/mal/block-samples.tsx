import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useLocation } from 'react-router';
import { BlockFrame } from '../../document/block-frame.tsx';
import { BlockContent } from '../../document/blocks/block-content.tsx';
import { useCommentCounts } from '../../document/comments/use-comment-counts.ts';
import { hashTarget } from '../../hash-target.ts';
import { useT } from '../../i18n/use-t.ts';
import { LearningPage } from '../../learning/learning-page.tsx';
import { Sample } from './sample.tsx';

/** One of every block type, with its name and what an author uses it for. */
export function BlockSamples({ document }: { document: ReaderDocument }) {
  const t = useT();
  const asked = hashTarget(useLocation().hash);
  useCommentCounts(document.slug);
  const samples = document.blocks.map((block) => (
    <Sample key={block.slug} title={block.type} isCode text={t(`mal.block.${block.type}`)}>
      <BlockFrame doc_slug={document.slug} block={block} isAsked={block.slug === asked}>
        <BlockContent block={block} />
      </BlockFrame>
    </Sample>
  ));
  return <LearningPage document={document}>{samples}</LearningPage>;
}
