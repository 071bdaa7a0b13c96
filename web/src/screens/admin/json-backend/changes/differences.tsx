import type { Difference as DifferenceData } from '@kodestien/contract/issues';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './changes.module.css';

const SHOWN_AT_FIRST = 20;

export function Differences({ changes }: { changes: readonly DifferenceData[] }) {
  const t = useT();
  const [all, setAll] = useState(false);
  if (changes.length === 0) return <p className="soft">{t('admin_json_backend.no_differences')}</p>;
  const shown = all ? changes : changes.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={styles.differences}>
        {shown.map((difference) => (
          <Difference key={difference.path} difference={difference} />
        ))}
      </ul>
      {shown.length < changes.length && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {t('admin_json_backend.all_differences', { count: changes.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** One thing that is different, with its place in the document. */
function Difference({ difference }: { difference: DifferenceData }) {
  const t = useT();
  const { path, before, after } = difference;
  return (
    <li className={styles.difference}>
      <code className={styles.path}>{path === '' ? t('admin_json_backend.whole_document') : path}</code>
      {typeof before === 'string' && typeof after === 'string' ? (
        <TextDifference before={before} after={after} />
      ) : (
        <div className={styles.sides}>
          {before !== null && (
            <del className={styles.value}>
              <VisuallyHidden>{t('admin_json_backend.before')}: </VisuallyHidden>
              {asText(before)}
            </del>
          )}
          {after !== null && (
            <ins className={styles.value}>
              <VisuallyHidden>{t('admin_json_backend.after')}: </VisuallyHidden>
              {asText(after)}
            </ins>
          )}
        </div>
      )}
    </li>
  );
}

/** A list of names is their order; anything else is shown as it is written. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return JSON.stringify(value, null, 2);
}

/** So much of what is equal is shown on each side of a change. */
const AROUND = 60;
/** Two long texts with little in common are shown whole: nobody reads such a comparison. */
const timeout = 200;

/** What differs between two texts, word by word. */
function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return (
    <p className={styles.words}>
      {parts.map(({ value, removed, added }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of one text in their order
        if (removed) return <del key={index}>{value}</del>;
        if (added) return <ins key={index}>{value}</ins>;
        return <Same key={index} text={value} isFirst={index === 0} isLast={index === parts.length - 1} />;
        // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
      })}
    </p>
  );
}

function Same({ text, isFirst, isLast }: { text: string; isFirst: boolean; isLast: boolean }) {
  if (text.length <= 2 * AROUND + 20) return <span>{text}</span>;
  return (
    <span>
      {isFirst ? '' : text.slice(0, AROUND)}
      <span className="soft"> … </span>
      {isLast ? '' : text.slice(-AROUND)}
    </span>
  );
}
