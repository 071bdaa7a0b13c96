import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { loadChunk } from '../loading/load-chunk.ts';
import { readerActivity } from '../loading/reader-activity.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './code-editor.module.css';
import type { CursorStep, EditorHandle, EditorMistake } from './editor-view.ts';
import type { EditorMode } from './mode.ts';
import type { Suggest } from './suggestions.ts';

export type { CursorStep, EditorHandle, EditorMistake };

type OpenEditor = typeof import('./editor-view.ts').openEditor;

type CodeEditorProps = {
  mode: EditorMode;
  /** What it starts with. Once there is a handle, changes go through it. */
  text: string;
  label: string;
  /** Read until the editor has come, in the same place: the same text, coloured where the server has coloured it. */
  placeholder: ReactNode;
  isReadOnly?: boolean;
  /** `on-phones`: the page does not know yet how wide it is; what is in the editor's place does. */
  wraps?: boolean | 'on-phones';
  /** As tall as what it is in, which has a height of its own; otherwise as tall as its text, within limits. */
  fills?: boolean;
  onChange?: (text: string) => void;
  onRun?: () => void;
  onFocus?: (hasFocus: boolean) => void;
  onReady?: () => void;
  /** Someone writes in it although it is read-only: from then on it can be written in. */
  onEdit?: (() => void) | undefined;
  /** What could be written at the cursor; given once. */
  suggest?: Suggest | undefined;
  ref?: Ref<EditorHandle | null>;
};

/**
 * The one code editor of the product. Its code is loaded when it comes near the window and someone reads there; if it
 * never arrives, a plain text field works in its place.
 */
export function CodeEditor(props: CodeEditorProps) {
  const t = useT();
  const { mode, label, placeholder, isReadOnly = false, wraps = false, fills = false, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [handle, setHandle] = useState<EditorHandle | null>(null);
  const [isFallback, setFallback] = useState(false);
  const isNear = useNear(host);
  /** What was written in an editor that another one takes the place of: it wraps lines now, or no longer. */
  const written = useRef<string | null>(null);
  /** What `text` was when the editor was created. */
  const initial = useRef('');

  useEffect(() => {
    const element = host.current;
    if (!isNear || !element) return;
    const loading = loadChunk('editor', () => import('./editor-view.ts'));
    if (wraps === 'on-phones') {
      // Opened once that is known, and not twice; the code is on its way meanwhile.
      loading.catch(() => {});
      return;
    }
    let isCurrent = true;
    let close = () => {};
    let opened: Awaited<ReturnType<OpenEditor>> | null = null;
    const open = async () => {
      const { openEditor } = await loading;
      if (!isCurrent) return;
      initial.current = latest.current.text;
      opened = await openEditor(element, {
        mode,
        text: written.current ?? latest.current.text,
        label: latest.current.label,
        isReadOnly: latest.current.isReadOnly ?? false,
        wraps,
        onChange: (text) => latest.current.onChange?.(text),
        onRun: () => latest.current.onRun?.(),
        onFocus: (hasFocus) => latest.current.onFocus?.(hasFocus),
        onEdit: () => latest.current.onEdit,
        suggest: latest.current.suggest && ((text, cursor) => latest.current.suggest?.(text, cursor) ?? null),
      });
      close = opened.close;
      if (!isCurrent) return close();
      setHandle(opened.handle);
      latest.current.onReady?.();
    };
    open().catch(() => isCurrent && setFallback(true));
    return () => {
      isCurrent = false;
      if (opened) written.current = opened.handle.getText();
      close();
      setHandle(null);
    };
  }, [isNear, mode, wraps]);

  // Its grammar is loaded after that: a text that was chosen meanwhile is not lost.
  useLayoutEffect(() => {
    const { text } = latest.current;
    if (handle && text !== initial.current) handle.setText(text);
  }, [handle]);
  useEffect(() => handle?.setReadOnly(isReadOnly), [handle, isReadOnly]);
  useEffect(() => handle?.setLabel(label), [handle, label]);
  // In one that is only read, Tab goes on by itself.
  useEffect(() => handle?.setLeaveText(isReadOnly ? '' : t('editor.leave')), [handle, isReadOnly, t]);
  useImperativeHandle<EditorHandle | null, EditorHandle | null>(ref, () => handle, [handle]);

  if (isFallback) return <PlainEditor {...props} />;
  return (
    <div className={classNames(styles.editor, fills && styles.fills)} data-ready={handle !== null || undefined}>
      <div ref={host} className={styles.host} />
      {!handle && (
        <div className={styles.placeholder} data-wraps={wraps === true ? '' : wraps || undefined}>
          {placeholder}
        </div>
      )}
    </div>
  );
}

/** An editor that has not been opened yet begins with the text that its owner has changed to. */
export function replaceText(
  editor: { current: EditorHandle | null },
  text: string,
  change: (text: string) => void,
): void {
  if (editor.current) editor.current.setText(text);
  else change(text);
}

/** Where the editor's code does not arrive, a text field does all that matters. */
function PlainEditor({
  text,
  label,
  isReadOnly,
  fills,
  onChange,
  onRun,
  onFocus,
  onReady,
  onEdit,
  ref,
}: CodeEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has taken the editor's place
  useEffect(() => onReady?.(), []);
  useImperativeHandle<EditorHandle | null, EditorHandle | null>(ref, () => plainHandle(field, onChange), [onChange]);
  return (
    <textarea
      ref={field}
      className={classNames(styles.plain, fills && styles.fills)}
      defaultValue={text}
      aria-label={label}
      readOnly={isReadOnly && !onEdit}
      rows={8}
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      onChange={(event) => onChange?.(event.target.value)}
      onFocus={() => onFocus?.(true)}
      onBlur={() => onFocus?.(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun?.();
      }}
    />
  );
}

function plainHandle(
  { current: field }: { current: HTMLTextAreaElement | null },
  onChange: ((text: string) => void) | undefined,
): EditorHandle | null {
  if (!field) return null;
  const insert = (text: string, cursorBack = 0) => {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.selectionEnd -= cursorBack;
    field.focus();
    onChange?.(field.value);
  };
  return {
    getText: () => field.value,
    setText(text) {
      if (field.value === text) return;
      field.value = text;
      onChange?.(text);
    },
    focus: () => field.focus(),
    blur: () => field.blur(),
    goTo(line, column) {
      const before = field.value
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length;
      const at = before + (line > 1 ? 1 : 0) + column - 1;
      field.focus();
      field.setSelectionRange(at, at);
    },
    insert,
    indent: () => insert('    '),
    move: (direction) => {
      const by = { left: -1, right: 1, up: 0, down: 0 }[direction];
      const at = Math.max(0, field.selectionStart + by);
      field.setSelectionRange(at, at);
      field.focus();
    },
    undo: () => {},
    redo: () => {},
    markLine: () => {},
    setMistakes: () => {},
    setReadOnly: () => {},
    setLabel: () => {},
    // Tab leaves a text field by itself.
    setLeaveText: () => {},
    boxOfLine: () => null,
  };
}

/** Whether the element has come near the window; it stays so. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void readerActivity().then(() => setNear(true));
      },
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
