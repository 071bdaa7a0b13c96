import { type DiffLine, type DiffPart, diffOutputs, showInvisible } from '@kodestien/sandbox/diff';
import { useT } from '../../i18n/use-t.ts';
import styles from './checks.module.css';

/** What was expected and what came, with the places that differ marked, and characters that nobody sees as signs. */
export function Difference({ expected, got }: { expected: string; got: string }) {
  const t = useT();
  const lines = diffOutputs(expected, got);
  return (
    <dl className={styles.difference}>
      <dt>{t('learning.check.expected')}</dt>
      <dd>
        <Side lines={lines} side="expected" />
      </dd>
      <dt>{t('learning.check.got')}</dt>
      <dd>
        <Side lines={lines} side="given" />
      </dd>
    </dl>
  );
}

function Side({ lines, side }: { lines: readonly DiffLine[]; side: 'expected' | 'given' }) {
  const t = useT();
  const own = lines.map((line) => partsOf(line, side));
  if (own.every((parts) => parts === null))
    return <span className={styles.nothing}>{t('learning.check.nothing')}</span>;
  return own.map((parts, index) =>
    parts === null ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fixed text
      <span key={index} className={styles.diffLine}>
        {parts.map(({ text, changed }, place) =>
          changed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed line
            <mark key={place} data-side={side}>
              {showInvisible(text) || '⏎'}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    ),
  );
}

/** The line on this side; null where only the other side has one. */
function partsOf(line: DiffLine, side: 'expected' | 'given'): readonly DiffPart[] | null {
  if (line.kind === 'same') return [{ text: line.text, changed: false }];
  if (line.kind === 'changed') return line[side];
  return (line.kind === 'missing') === (side === 'expected') ? line.parts : null;
}
