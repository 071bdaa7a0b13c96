import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';
import { type ReactNode, useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useAppSelector } from '../store/hooks.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './block-frame.module.css';
import { LazyThread } from './comments/lazy-thread.tsx';
import { ThreadButton } from './comments/thread-button.tsx';

type BlockFrameProps = { doc_slug: string; block: ReaderBlock; isAsked: boolean; children: ReactNode };

/** Around every block: the place it can be linked to, and the quiet tools beside it. */
export function BlockFrame({ doc_slug, block, isAsked, children }: BlockFrameProps) {
  const t = useT();
  const threadId = useId();
  const isOpen = useAppSelector(({ crud }) => crud.doc_slug === doc_slug && crud.blokk_slug === block.slug);
  return (
    <div
      id={block.slug}
      className={styles.block}
      data-type={block.type}
      data-asked={isAsked || undefined}
      tabIndex={-1}
    >
      {children}
      <div className={styles.tools}>
        <ThreadButton doc_slug={doc_slug} blokk_slug={block.slug} threadId={threadId} isOpen={isOpen} />
        <Link
          to={`#${block.slug}`}
          className={styles.anchor}
          aria-label={t('doc.block.link')}
          title={t('doc.block.link')}
        >
          <Icon name="link" size={16} />
        </Link>
      </div>
      {isOpen && <LazyThread id={threadId} doc_slug={doc_slug} blokk_slug={block.slug} />}
    </div>
  );
}
