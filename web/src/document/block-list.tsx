import { hashTarget } from '../hash-target.ts';
import 'messages:doc';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useLocation } from 'react-router';
import { useHumanLang } from '../i18n/use-human-lang.ts';
import { LearningPage } from '../learning/learning-page.tsx';
import styles from './block-frame.module.css';
import { BlockFrame } from './block-frame.tsx';
import { BlockContent } from './blocks/block-content.tsx';
import { useCommentCounts } from './comments/use-comment-counts.ts';
import { sectionsOf } from './sections.ts';

/** All blocks of a document, each with its address; after each part of it one way to ask about that part. */
export function BlockList({ document }: { document: ReaderDocument }) {
  const lang = useHumanLang();
  const asked = hashTarget(useLocation().hash);
  useCommentCounts(document.slug);
  return (
    <LearningPage document={document}>
      <div className={styles.blocks}>
        {sectionsOf(document).flatMap(({ heading, blocks }) =>
          blocks.map((block) => (
            <BlockFrame
              key={block.slug}
              doc_slug={document.slug}
              block={block}
              isAsked={block.slug === asked}
              part={block === blocks.at(-1) ? (heading?.txt ?? document.tittel)[lang] : undefined}
            >
              <BlockContent block={block} />
            </BlockFrame>
          )),
        )}
      </div>
    </LearningPage>
  );
}
