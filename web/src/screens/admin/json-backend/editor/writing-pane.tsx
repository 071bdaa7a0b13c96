import { differences } from '@kodestien/contract/admin/differences';
import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import type { ContentIssue } from '@kodestien/contract/issues';
import { useId, useMemo, useRef, useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { translate } from '../../../../i18n/catalogs.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { Differences } from '../changes/differences.tsx';
import styles from './editor.module.css';
import { FormView } from './form-view.tsx';
import { IssueDock } from './issue-dock.tsx';
import { JsonEditor, type JsonEditorHandle } from './json-editor.tsx';
import type { JsonMistake } from './json-mistake.ts';
import { type BlockTemplate, blockTemplates, type Schema } from './schema.ts';
import { asJson } from './templates.ts';
import { readDocument } from './title-in.ts';

type WritingPaneProps = {
  slug: string;
  text: string;
  live: string | null;
  onChange: (text: string) => void;
  /** Where the text stops being JSON. */
  mistake: JsonMistake | null;
  /** What the server finds wrong with it; null while it has not looked yet. */
  issues: readonly ContentIssue[] | null;
  entries: readonly DocumentEntry[];
};

const MODES = ['json', 'form', 'diff'] as const;

/** One document as its author writes it, with everything that is wrong docked under it. */
export function WritingPane({ slug, text, live, onChange, mistake, issues, entries }: WritingPaneProps) {
  const t = useT();
  const lang = useHumanLang();
  const [mode, setMode] = useState<(typeof MODES)[number]>('json');
  const editor = useRef<JsonEditorHandle>(null);
  const slugs = useMemo(() => entries.map((entry) => entry.slug), [entries]);
  const answer = useAnswer('', (signal) => call('GET admin_json_schema', {}, { signal }));
  const schema = answer.status === 'loaded' ? (answer.data as Schema) : null;
  const templates = useMemo(() => (schema ? blockTemplates(schema) : []), [schema]);
  const all = useMemo(() => (mistake ? [contentIssue(slug, mistake)] : issues), [slug, mistake, issues]);
  const mistakes = useMemo(
    () =>
      (all ?? []).flatMap(({ line, column, reason }) =>
        line === null ? [] : [{ line, column: column ?? 1, message: reason[lang] }],
      ),
    [all, lang],
  );

  function goTo({ line, column }: ContentIssue) {
    setMode('json');
    // The editor may have to come into the page first.
    setTimeout(() => editor.current?.goTo(line ?? 1, column ?? 1));
  }

  return (
    <section className={styles.writing} aria-label={t('admin_json_backend.pane.write')}>
      <div className={styles.bar}>
        <Segmented
          legend={t('admin_json_backend.mode')}
          value={mode}
          onChange={setMode}
          options={MODES.map((value) => ({ value, label: t(`admin_json_backend.mode.${value}`) }))}
        />
        {mode === 'json' && (
          <AddBlock
            text={text}
            isJson={mistake === null}
            templates={templates}
            onChange={onChange}
            // The editor takes the new text over first.
            onAdded={(line) => setTimeout(() => editor.current?.goTo(line, 1))}
          />
        )}
      </div>
      <div className={styles.sheet} data-mode={mode}>
        {/* It stays in the page, so that it keeps its history while something else is looked at. */}
        <div hidden={mode !== 'json'}>
          <JsonEditor ref={editor} text={text} onChange={onChange} mistakes={mistakes} slugs={slugs} schema={schema} />
        </div>
        {mode === 'form' && <FormView slug={slug} text={text} onChange={onChange} entries={entries} />}
        {mode === 'diff' && <Differences changes={differences(readDocument(live), readDocument(text))} />}
      </div>
      <IssueDock issues={all} onGoTo={goTo} />
    </section>
  );
}

/** Like an issue that the server tells: in both languages, so that the list can choose. */
function contentIssue(slug: string, { reason, line, column }: JsonMistake): ContentIssue {
  const key: MessageKey = `admin_json_backend.json.${reason}`;
  const words = { _no: translate('_no', key), _eng: translate('_eng', key) };
  return { slug, file: null, path: '', line, column, reason: words };
}

type AddBlockProps = {
  text: string;
  isJson: boolean;
  templates: readonly BlockTemplate[];
  onChange: (text: string) => void;
  /** Where the new block begins. */
  onAdded: (line: number) => void;
};

/** Formatting, and a new block of a kind at the end: both need a text that can be read. */
function AddBlock({ text, isJson, templates, onChange, onAdded }: AddBlockProps) {
  const t = useT();
  const lang = useHumanLang();
  const id = useId();

  function add(type: string) {
    const document = readDocument(text);
    const template = templates.find((one) => one.type === type);
    if (!document || !template) return;
    const blocks: unknown[] = Array.isArray(document.blocks) ? document.blocks : [];
    const slugs = blocks.map((block) => (block as { slug?: unknown } | null)?.slug);
    const next = asJson({ ...document, blocks: [...blocks, { ...template.template, slug: freeSlug(type, slugs) }] });
    onChange(next);
    onAdded(lineOfLastBlock(next));
  }

  return (
    <div className="row wrap middle gap-1 small">
      <label htmlFor={id} className="strong">
        {t('admin_json_backend.add_block')}
      </label>
      <select
        id={id}
        className={styles.select}
        value=""
        disabled={!isJson || templates.length === 0}
        onChange={(event) => add(event.target.value)}
      >
        <option value="">{t('admin_json_backend.add_block.choose')}</option>
        {templates.map(({ type, name }) => (
          <option key={type} value={type}>
            {name[lang]}
          </option>
        ))}
      </select>
      <Button size="small" disabled={!isJson} onClick={() => onChange(asJson(JSON.parse(text)))}>
        {t('admin_json_backend.format')}
      </Button>
    </div>
  );
}

/** Where the last block begins: two steps in, by the way the text is formatted. */
function lineOfLastBlock(json: string): number {
  return json.slice(0, json.lastIndexOf('\n    {\n') + 1).split('\n').length;
}

function freeSlug(type: string, taken: readonly unknown[]): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? type : `${type}-${number}`;
    if (!taken.includes(slug)) return slug;
  }
}
