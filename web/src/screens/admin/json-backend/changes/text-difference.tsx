import styles from './changes.module.css';
import { type DiffPart, textDiff } from './text-diff.ts';

/** So much of what is equal is kept on each side of a change. */
const AROUND = 60;

export function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = textDiff(before, after);
  return (
    <p className={styles.words}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text in their order
        <Part key={index} part={part} isFirst={index === 0} isLast={index === parts.length - 1} />
      ))}
    </p>
  );
}

function Part({ part: { kind, text }, isFirst, isLast }: { part: DiffPart; isFirst: boolean; isLast: boolean }) {
  if (kind === 'gone') return <del>{text}</del>;
  if (kind === 'new') return <ins>{text}</ins>;
  if (text.length <= 2 * AROUND + 20) return <span>{text}</span>;
  return (
    <span>
      {isFirst ? '' : text.slice(0, AROUND)}
      <span className={styles.cut}> … </span>
      {isLast ? '' : text.slice(-AROUND)}
    </span>
  );
}
