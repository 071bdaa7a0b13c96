import { hashTarget } from '../hash-target.ts';
import 'messages:doc';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { LearningPage } from '../learning/learning-page.tsx';
import styles from './block-frame.module.css';
import { BlockFrame } from './block-frame.tsx';
import { BlockContent } from './blocks/block-content.tsx';
import { useCommentCounts } from './comments/use-comment-counts.ts';
import { sectionsOf } from './sections.ts';

/** All blocks of a document, each with its address; after each part of it one way to ask about that part. */
export function BlockList({ document }: { document: ReaderDocument }) {
  const lang = useHumanLang();
  const target = hashTarget(useLocation().hash);
  useCommentCounts(document.slug);
  return (
    <LearningPage document={document}>
      <div className={styles.blocks}>
        {sectionsOf(document).map(({ heading, blocks }) => (
          // A boundary, so that each part of a finished page is taken over by itself: a phone is busy for less at a time.
          <Suspense key={blocks[0]?.slug}>
            {blocks.map((block) => (
              <BlockFrame
                key={block.slug}
                doc_slug={document.slug}
                block={block}
                isTarget={block.slug === target}
                part={block === blocks.at(-1) ? (heading?.txt ?? document.tittel)[lang] : undefined}
              >
                <BlockContent block={block} />
              </BlockFrame>
            ))}
          </Suspense>
        ))}
      </div>
    </LearningPage>
  );
}
