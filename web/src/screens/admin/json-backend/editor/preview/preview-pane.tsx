import { HUMAN_LANG_NAME, HUMAN_LANGS } from '@kodestien/contract/language';
import { useState } from 'react';
import { useHumanLang } from '../../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../../i18n/use-t.ts';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { NothingHere } from '../../../nothing-here.tsx';
import type { Preview } from '../use-preview.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

/** The size of the window that each reader has. */
export const WINDOWS = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 800 } } as const;
export type WindowKind = keyof typeof WINDOWS;

/** The document as readers will see it, in one language at a time. */
export function PreviewPane({ preview, isCurrent }: { preview: Preview; isCurrent: boolean }) {
  const t = useT();
  const [kind, setKind] = useState<WindowKind>('phone');
  const [lang, setLang] = useState(useHumanLang());
  return (
    <section className={styles.preview} data-window={kind} aria-label={t('admin_json_backend.pane.preview')}>
      <div className={styles.tools}>
        <Segmented
          legend={t('admin_json_backend.preview.language')}
          value={lang}
          onChange={setLang}
          options={HUMAN_LANGS.map((value) => ({ value, label: HUMAN_LANG_NAME[value] }))}
        />
        <Segmented
          legend={t('admin_json_backend.preview.window')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'phone', label: t('admin_json_backend.preview.phone') },
            { value: 'desktop', label: t('admin_json_backend.preview.desktop') },
          ]}
        />
        {preview.document && !isCurrent && (
          <span className={styles.behind}>{t('admin_json_backend.preview.behind')}</span>
        )}
      </div>
      {preview.document ? (
        <PreviewFrame key={lang} document={preview.document} lang={lang} kind={kind} />
      ) : (
        preview.error === null &&
        (isCurrent ? (
          <NothingHere>{t('admin_json_backend.preview.faults')}</NothingHere>
        ) : (
          <Skeleton height="30rem" shape="block" />
        ))
      )}
    </section>
  );
}
