import type { Drill } from '@kodestien/contract/document/block-types';
import type { ReaderBlock, ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useIsHydrated } from '../../loading/hydrated.ts';
import { Heading } from '../../ui/heading.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { hashTarget } from '../hash-target.ts';
import { useLearningPage } from '../learning/page-context.ts';
import { BlockFrame } from './block-frame.tsx';
import { BlockContent } from './blocks/block-content.tsx';
import { ExerciseText } from './blocks/task-text.tsx';
import styles from './drill-fold.module.css';
import { returnTo } from './use-reading-position.ts';

type DrillFoldProps = {
  doc_slug: string;
  kind: Drill;
  drills: readonly ReaderBlockOf<'exercise'>[];
  /** What follows a block, such as its answer for a teacher. */
  after?: ((block: ReaderBlock) => ReactNode) | undefined;
};

/** Folds that are open, so that Back finds the page as it was left. */
const opened = new Set<string>();

/**
 * The drills of one kind, under the text of the lesson. Until a browser has taken the page over they are text in a
 * fold that opens by itself; from then on nothing of a closed fold is in the page, and no editor is loaded for it.
 */
export function DrillFold({ doc_slug, kind, drills, after }: DrillFoldProps) {
  const t = useT();
  const page = useLearningPage();
  const isHydrated = useIsHydrated();
  const fold = useRef<HTMLDetailsElement>(null);
  const { isOpen, setOpen, target } = useOpen(`${doc_slug}/${kind}`, drills, fold);
  const solved = drills.filter(({ slug }) => page?.solved.has(slug)).length;
  return (
    <details
      ref={fold}
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Heading level={2} size="h4">
          {t(`doc.drills.${kind}`)}
        </Heading>
        <span className={styles.count}>{t('doc.drills.solved', { solved, all: drills.length })}</span>
        <Icon glyph={glyphs.chevron} className={styles.chevron} />
      </summary>
      {(isOpen || !isHydrated) && (
        <div className={styles.drills}>
          <p className={styles.about}>{t(`doc.drills.${kind}.about`)}</p>
          {drills.map((block) => (
            <BlockFrame
              key={block.slug}
              doc_slug={doc_slug}
              block={block}
              isTarget={block.slug === target}
              after={after?.(block)}
            >
              {isOpen ? <BlockContent block={block} /> : <ExerciseText block={block} />}
            </BlockFrame>
          ))}
        </div>
      )}
    </details>
  );
}

/** Whether a fold is open: as it was left, as the reader has put it, or because the address names something in it. */
function useOpen(
  id: string,
  drills: readonly { slug: string }[],
  fold: { readonly current: HTMLDetailsElement | null },
) {
  const isHydrated = useIsHydrated();
  const location = useLocation();
  const target = hashTarget(location.hash);
  const [isOpen, setOpen] = useState(() => opened.has(id));
  const [followed, setFollowed] = useState<Location | null>(null);
  // Each time the address is followed, also the same one again after the fold was closed.
  if (isHydrated && followed !== location && drills.some(({ slug }) => slug === target)) {
    setFollowed(location);
    setOpen(true);
  }
  useEffect(() => {
    if (isOpen) opened.add(id);
    else opened.delete(id);
  }, [id, isOpen]);
  // Opened by someone who was faster than the program of the page.
  useEffect(() => {
    if (fold.current?.open) setOpen(true);
  }, [fold]);
  // The page was at its place before the fold opened, and the editors above come later.
  useLayoutEffect(() => {
    const drill = followed && fold.current?.querySelector(`#${CSS.escape(hashTarget(window.location.hash))}`);
    if (!drill) return;
    drill.scrollIntoView();
    return returnTo({ top: 1, part: drill.id, offset: drill.getBoundingClientRect().top }, fold.current);
  }, [followed, fold]);
  return { isOpen, setOpen, target };
}
