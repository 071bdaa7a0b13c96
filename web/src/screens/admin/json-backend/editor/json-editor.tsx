import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { CodeEditor, type EditorHandle, type EditorMistake } from '../../../../editor/code-editor.tsx';
import type { EditorMode } from '../../../../editor/mode.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { suggestionsAt } from './completions.ts';
import styles from './json-editor.module.css';
import type { Schema } from './schema.ts';

const JSON_MODE: EditorMode = { grammar: async () => (await import('@codemirror/lang-json')).json(), indent: 2 };

export type JsonEditorHandle = Pick<EditorHandle, 'goTo'>;

type JsonEditorProps = {
  text: string;
  onChange: (text: string) => void;
  mistakes: readonly EditorMistake[];
  /** Of all documents: some values are one of them. */
  slugs: readonly string[];
  /** Null until it has come: nothing is suggested then. */
  schema: Schema | null;
  ref?: Ref<JsonEditorHandle>;
};

/** So much of the text is seen before the editor has come. */
const SEEN_AT_FIRST = 4000;

/** The code editor for one document. It keeps the text that is being typed; what is changed elsewhere comes in from `text`. */
export function JsonEditor({ text, onChange, mistakes, slugs, schema, ref }: JsonEditorProps) {
  const t = useT();
  const editor = useRef<EditorHandle>(null);
  const [isReady, setReady] = useState(false);
  const suggest = useMemo(
    () => (written: string, cursor: number) => (schema ? suggestionsAt(written, cursor, schema, slugs) : null),
    [schema, slugs],
  );

  useEffect(() => {
    if (isReady) editor.current?.setText(text);
  }, [isReady, text]);
  useEffect(() => {
    if (isReady) editor.current?.setMistakes(mistakes);
  }, [isReady, mistakes]);
  useImperativeHandle(ref, () => ({ goTo: (line, column) => editor.current?.goTo(line, column) }));

  return (
    <div className={styles.sheet}>
      <CodeEditor
        ref={editor}
        mode={JSON_MODE}
        text={text}
        label={t('admin_json_backend.json')}
        placeholder={text.slice(0, SEEN_AT_FIRST)}
        wraps
        fills
        // A text that came in from `text` is reported back too. Nobody has written it.
        onChange={(written) => written !== text && onChange(written)}
        onReady={() => setReady(true)}
        suggest={suggest}
      />
    </div>
  );
}
