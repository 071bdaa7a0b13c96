import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import { mayHavePage } from '@kodestien/contract/languages';
import { type Ref, useId, useState } from 'react';
import { CodeEditor, type EditorHandle } from '../../../editor/code-editor.tsx';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useIsHydrated } from '../../../loading/hydrated.ts';
import { RenderedCode } from '../../rendered/rendered-html.tsx';
import { GivenFiles } from '../given-files/given-files.tsx';
import { modeOf } from '../languages.ts';
import styles from './exercise.module.css';
import { type File, FileTabs } from './file-tabs.tsx';

type EditorPaneProps = {
  block: ReaderBlockOf<'exercise'>;
  /** What is in the editor, and what it starts with where it has not been opened yet. */
  text: string;
  isPhone: boolean;
  isReadOnly: boolean;
  /** Code about a page is written in a file of its own, beside the page's. */
  isPage: boolean;
  file: File;
  onFile: (file: File) => void;
  onEdit: () => void;
  onChange: (text: string) => void;
  onRun: () => void;
  onFocus: (hasFocus: boolean) => void;
  onReady: () => void;
  ref: Ref<EditorHandle | null>;
};

/** The learner's code; where it belongs to a page, that page's HTML is behind a tab. */
export function EditorPane(props: EditorPaneProps) {
  const { block, text, isPhone, isReadOnly, isPage, file, onFile, ref } = props;
  const t = useT();
  const lang = useHumanLang();
  const id = useId();
  const isHydrated = useIsHydrated();
  const html = mayHavePage(block.language) ? (block.page?.[lang] ?? null) : null;
  const [hasLooked, setLooked] = useState(false);
  const panel = (one: File) =>
    isPage && {
      role: 'tabpanel',
      id: `${id}-${one}`,
      'aria-labelledby': `${id}-${one}-tab`,
      hidden: file !== one,
    };
  return (
    <div className={styles.editor} data-pane="editor" data-files={isPage || undefined}>
      {isPage && (
        <FileTabs
          id={id}
          language={block.language}
          hasPage={html !== null}
          file={file}
          onFile={(next) => {
            setLooked(true);
            onFile(next);
          }}
        />
      )}
      <div {...panel('own')}>
        <CodeEditor
          ref={ref}
          mode={modeOf(block.language)}
          text={text}
          label={t('learning.editor_of', { title: block.tittel[lang] })}
          placeholder={
            text === block.starter[lang] ? <RenderedCode html={block.starter_html[lang]} /> : <code>{text}</code>
          }
          wraps={isHydrated ? isPhone : 'on-phones'}
          isReadOnly={isReadOnly}
          onEdit={props.onEdit}
          onChange={props.onChange}
          onRun={props.onRun}
          onFocus={props.onFocus}
          onReady={props.onReady}
        />
      </div>
      <GivenFiles files={block.files?.[lang]} />
      {html !== null && (
        <div {...panel('page')}>
          {hasLooked && (
            <CodeEditor
              mode={modeOf('html')}
              text={html}
              label={t('learning.file.page')}
              placeholder={<code>{html}</code>}
              wraps={isPhone}
              isReadOnly
            />
          )}
        </div>
      )}
    </div>
  );
}
