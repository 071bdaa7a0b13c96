import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { AddBlock } from './add-block.tsx';
import styles from './json-editor.module.css';
import { offsetOf } from './json-fault.ts';
import { JsonLines } from './json-lines.tsx';
import { SuggestionBar } from './suggestion-bar.tsx';
import { useCompletions } from './use-completions.ts';

export type JsonEditorHandle = { goTo: (line: number, column: number) => void };

type JsonEditorProps = {
  text: string;
  onChange: (text: string) => void;
  faultLines: readonly number[];
  slugs: readonly string[];
  isJson: boolean;
  ref?: Ref<JsonEditorHandle>;
};

/**
 * The platform's own text area, so that keyboards, screen readers, undo and touch work as everywhere. Under it lies
 * the same text once more, broken into the same lines: that one carries the numbers, the colours and the faults.
 */
export function JsonEditor({ text, onChange, faultLines, slugs, isJson, ref }: JsonEditorProps) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const { completions, context } = useCompletions(text, caret, slugs);
  const faults = useMemo(() => new Set(faultLines), [faultLines]);

  useImperativeHandle(ref, () => ({
    goTo: (line, column) => {
      const at = offsetOf(text, line, column);
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(at, at);
      area.current?.parentElement?.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'center' });
    },
  }));

  useEffect(() => {
    const follow = () => {
      const { current } = area;
      setCaret(current && document.activeElement === current ? current.selectionEnd : null);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);

  /** As if it had been typed, so that it can be undone. */
  function insert(start: number, end: number, words: string) {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
    document.execCommand('insertText', false, words);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      bar.current?.querySelector('button')?.focus();
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const line = text.slice(text.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
      const indent = /^ */.exec(line)?.[0] ?? '';
      insert(selectionStart, selectionEnd, `\n${indent}${/[{[]\s*$/.test(line) ? '  ' : ''}`);
    }
  }

  return (
    <div className={styles.frame}>
      <div className={styles.scroller}>
        <div className={styles.sheet}>
          <JsonLines text={text} faults={faults} />
          <textarea
            ref={area}
            className={styles.area}
            aria-label={t('admin_json_backend.json')}
            aria-invalid={faultLines.length > 0 || undefined}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
          />
        </div>
      </div>
      <SuggestionBar
        ref={bar}
        completions={completions}
        onChoose={({ insert: words }) => context && insert(context.start, context.end, words)}
        onLeave={() => area.current?.focus()}
      />
      <AddBlock
        text={text}
        isJson={isJson}
        onChange={(next) => {
          insert(0, text.length, next);
          area.current?.setSelectionRange(0, 0);
        }}
      />
    </div>
  );
}
