import 'messages:doc';
import { DRILLS, isDrill } from '@kodestien/contract/document/block-types';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { HydratedPart } from '../../loading/hydrated-part.tsx';
import { hashTarget } from '../hash-target.ts';
import { LearningPage } from '../learning/learning-page.tsx';
import styles from './block-frame.module.css';
import { BlockFrame } from './block-frame.tsx';
import { BlockContent } from './blocks/block-content.tsx';
import { useCommentCounts } from './comments/use-comment-counts.ts';
import { DrillFold } from './drill-fold.tsx';
import { sectionsOf } from './sections.ts';

type BlockListProps = {
  document: ReaderDocument;
  /** What follows a block, such as its answer for a teacher. */
  after?: ((block: ReaderBlock) => ReactNode) | undefined;
  /** After the text, before the drills. */
  children?: ReactNode;
};

/** What an open lesson shows of itself in all but the tallest windows. */
const BLOCKS_IN_WINDOW = 5;

/**
 * All blocks of a document, each with its address; after each part of it one way to ask about that part. The drills are
 * folded under it.
 */
export function BlockList({ document, after, children }: BlockListProps) {
  const lang = useHumanLang();
  const target = hashTarget(useLocation().hash);
  useCommentCounts(document.slug);
  const { slug } = document;
  // The same elements until something in them changes: a part that is given others before it has been taken over is taken
  // over at once, with all that come before it.
  const sections = useMemo(() => {
    const blocks = document.blocks.filter((block) => !isDrill(block));
    const below = new Set(blocks.slice(BLOCKS_IN_WINDOW));
    return sectionsOf({ blocks, headings: document.headings }).map(({ heading, blocks }) => (
      // A boundary, so that each part of a finished page is taken over by itself: a phone is busy for less at a time.
      <Suspense key={blocks[0]?.slug}>
        <HydratedPart first={blocks[0]?.slug}>
          {blocks.map((block) => (
            <BlockFrame
              key={block.slug}
              doc_slug={document.slug}
              block={block}
              isTarget={block.slug === target}
              isBelow={below.has(block)}
              after={after?.(block)}
              part={block === blocks.at(-1) ? (heading?.txt ?? document.tittel)[lang] : undefined}
            >
              <BlockContent block={block} />
            </BlockFrame>
          ))}
        </HydratedPart>
      </Suspense>
    ));
  }, [document, target, after, lang]);
  const folds = useMemo(() => {
    const drills = document.blocks.filter((block) => block.type === 'exercise').filter(isDrill);
    return DRILLS.map((kind) => ({ kind, ofKind: drills.filter(({ drill }) => drill === kind) }))
      .filter(({ ofKind }) => ofKind.length > 0)
      .map(({ kind, ofKind }) => (
        <Suspense key={`${slug} ${kind}`}>
          <HydratedPart first={ofKind[0]?.slug}>
            <DrillFold doc_slug={slug} kind={kind} drills={ofKind} after={after} />
          </HydratedPart>
        </Suspense>
      ));
  }, [document, slug, after]);
  return (
    <LearningPage document={document}>
      <div className={styles.blocks}>
        {sections}
        {children}
        {folds}
      </div>
    </LearningPage>
  );
}
