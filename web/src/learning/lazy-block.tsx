import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { loadChunk } from '../lazy-page/load-chunk.ts';
import { RetryNotice } from '../retry-notice.tsx';

type Blocks = typeof import('./blocks.ts');
type LearningBlock = ReaderBlockOf<'run' | 'exercise' | 'quiz'>;

/** Pages without such blocks do not carry their code. */
const load = () => loadChunk('learning', () => import('./blocks.ts'));
let known: Blocks | null = null;

/** A block that a learner works with; until its code has come, the same text to read. */
export function LazyBlock({ block, children }: { block: LearningBlock; children: ReactNode }) {
  const t = useT();
  const [blocks, setBlocks] = useState(known);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (known) {
      setBlocks(known);
      return;
    }
    let wanted = true;
    load().then(
      (arrived) => {
        known = arrived;
        if (wanted) setBlocks(arrived);
      },
      () => wanted && setFailed(attempt),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  if (blocks) {
    const { RunBlock, ExerciseBlock, QuizBlock } = blocks;
    switch (block.type) {
      case 'run':
        return <RunBlock block={block} />;
      case 'exercise':
        return <ExerciseBlock block={block} />;
      case 'quiz':
        return <QuizBlock block={block} />;
    }
  }
  if (failed !== attempt) return children;
  return (
    <>
      {children}
      <RetryNotice onRetry={() => setAttempt(attempt + 1)}>{t('doc.task.failed')}</RetryNotice>
    </>
  );
}
