import 'messages:talk';
import type { LineComment } from '@kodestien/contract/classes/talk';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { LinedProgram } from '../../ui/lined-program.tsx';
import { LineComments } from './line-comments.tsx';

type CommentedProgramProps = {
  program: string;
  label: string;
  comments: readonly LineComment[];
  marked?: number | null;
  onLine?: ((line: number) => void) | undefined;
  onRemove?: ((comment: LineComment) => void) | undefined;
  /** It is being removed. */
  isBusy?: (comment: LineComment) => boolean;
  /** What is between a line and the comments on it: the question, or the field for another comment. */
  under?: (line: number) => ReactNode;
};

/** A program with what has been said about it, each comment below its line. */
export function CommentedProgram({
  program,
  label,
  comments,
  marked,
  onLine,
  onRemove,
  isBusy,
  under,
}: CommentedProgramProps) {
  const t = useT();
  const last = program.split('\n').length;
  return (
    <LinedProgram
      program={program}
      label={label}
      marked={marked ?? null}
      onLine={onLine}
      lineLabel={(line, text) => t('talk.line', { line, text })}
      under={(line) => {
        const extra = under?.(line);
        // On a program that was handed in again some lines may be gone: what was said about them is below the last one.
        const here = comments.filter((one) => Math.min(one.line, last) === line);
        if (!extra && here.length === 0) return null;
        return (
          <div className="stack gap-1">
            {here.length > 0 && <LineComments comments={here} onRemove={onRemove} isBusy={isBusy} />}
            {extra}
          </div>
        );
      }}
    />
  );
}
