import type { BlockType } from '@kodestien/contract/document/blocks';
import { useId } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from './editor.module.css';
import { asJson, blockTemplate } from './templates.ts';
import { readDocument } from './title-in.ts';

const TYPES = ['text', 'code', 'run', 'exercise', 'quiz', 'image', 'link'] as const satisfies BlockType[];

type AddBlockProps = { text: string; isJson: boolean; onChange: (text: string) => void };

/** Formatting, and a new block of a kind at the end: both need a text that can be read. */
export function AddBlock({ text, isJson, onChange }: AddBlockProps) {
  const t = useT();
  const id = useId();

  function add(type: string) {
    const document = readDocument(text);
    const known = TYPES.find((one) => one === type);
    if (!document || !known) return;
    const blocks: unknown[] = Array.isArray(document.blocks) ? document.blocks : [];
    const slugs = blocks.map((block) => (block as { slug?: unknown } | null)?.slug);
    onChange(asJson({ ...document, blocks: [...blocks, blockTemplate(known, freeSlug(known, slugs))] }));
  }

  return (
    <div className={styles.tools}>
      <label htmlFor={id} className={styles.toolLabel}>
        {t('admin_json_backend.add_block')}
      </label>
      <select
        id={id}
        className={styles.select}
        value=""
        disabled={!isJson}
        onChange={(event) => add(event.target.value)}
      >
        <option value="">{t('admin_json_backend.add_block.choose')}</option>
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`admin_json_backend.block.${type}`)}
          </option>
        ))}
      </select>
      <Button size="small" disabled={!isJson} onClick={() => onChange(asJson(JSON.parse(text)))}>
        {t('admin_json_backend.format')}
      </Button>
    </div>
  );
}

function freeSlug(type: string, taken: readonly unknown[]): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? type : `${type}-${number}`;
    if (!taken.includes(slug)) return slug;
  }
}
