import { differences } from '@kodestien/contract/admin/differences';
import type { ContentFault } from '@kodestien/contract/admin/faults';
import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import { useRef, useState } from 'react';
import { translate } from '../../../../i18n/catalogs.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { FaultList } from '../../fault-list.tsx';
import { Differences } from '../changes/differences.tsx';
import styles from './editor.module.css';
import { FormView } from './form-view.tsx';
import { JsonEditor, type JsonEditorHandle } from './json-editor.tsx';
import { type JsonFault, placeOf } from './json-fault.ts';
import { readDocument } from './title-in.ts';

type WritingPaneProps = {
  slug: string;
  text: string;
  live: string | null;
  onChange: (text: string) => void;
  /** Where the text stops being JSON. */
  fault: JsonFault | null;
  /** What the server finds wrong with it. */
  faults: readonly ContentFault[];
  entries: readonly DocumentEntry[];
};

const MODES = ['json', 'form', 'diff'] as const;

export function WritingPane({ slug, text, live, onChange, fault, faults, entries }: WritingPaneProps) {
  const t = useT();
  const [mode, setMode] = useState<(typeof MODES)[number]>('json');
  const editor = useRef<JsonEditorHandle>(null);
  const all = fault ? [contentFault(slug, text, fault)] : faults;

  function goTo({ line, column }: ContentFault) {
    setMode('json');
    // The editor may have to come into the page first.
    setTimeout(() => editor.current?.goTo(line ?? 1, column ?? 1));
  }

  return (
    <section className={styles.writing} aria-label={t('admin_json_backend.pane.write')}>
      <Segmented
        legend={t('admin_json_backend.mode')}
        value={mode}
        onChange={setMode}
        options={MODES.map((value) => ({ value, label: t(`admin_json_backend.mode.${value}`) }))}
      />
      {mode === 'json' && (
        <JsonEditor
          ref={editor}
          text={text}
          onChange={onChange}
          faultLines={all.flatMap(({ line }) => (line === null ? [] : [line]))}
          slugs={entries.map((entry) => entry.slug)}
          isJson={fault === null}
        />
      )}
      {mode === 'form' && <FormView slug={slug} text={text} onChange={onChange} entries={entries} />}
      {mode === 'diff' && <Differences changes={differences(readDocument(live), readDocument(text))} />}
      <div role="status">
        {all.length > 0 && (
          <Notice tone={fault ? 'bad' : 'warn'} title={t('admin_json_backend.faults', { faults: all.length })} />
        )}
      </div>
      {all.length > 0 && (
        <FaultList
          faults={all}
          placeOf={(one) =>
            one.line === null ? (
              t('admin.fault.whole')
            ) : (
              <button type="button" className={styles.goTo} onClick={() => goTo(one)}>
                {t('admin.fault.line', { line: one.line })}
              </button>
            )
          }
        />
      )}
    </section>
  );
}

/** Like a fault that the server tells: in both languages, so that the list can choose. */
function contentFault(slug: string, text: string, { reason, at }: JsonFault): ContentFault {
  const key: MessageKey = `admin_json_backend.json.${reason}`;
  const words = { _no: translate('_no', key), _eng: translate('_eng', key) };
  return { slug, file: null, path: '', ...placeOf(text, at), reason: words };
}
