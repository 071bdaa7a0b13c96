import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { HUMAN_LANG_NAME, type HumanLang, LOCALE } from '@kodestien/contract/language';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Provider, useStore } from 'react-redux';
import { useT } from '../../../../../i18n/use-t.ts';
import type { AppStore } from '../../../../../store/store.ts';
import { languageStore } from '../language-store.ts';
import styles from './preview.module.css';
import { PreviewDocument } from './preview-document.tsx';
import { WINDOWS, type WindowKind } from './preview-pane.tsx';

type PreviewFrameProps = { document: ReaderDocument; lang: HumanLang; kind: WindowKind };

/** A window of its own, as wide as the reader's: only there do the styles for that width hold. Shrunk to fit. */
export function PreviewFrame({ document: shown, lang, kind }: PreviewFrameProps) {
  const t = useT();
  const store = useStore() as AppStore;
  const inLanguage = useMemo(() => languageStore(store, lang), [store, lang]);
  const holder = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<number | null>(null);
  const { width, height } = WINDOWS[kind];
  const scale = Math.min(1, (room ?? width) / width);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (holder.current) observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);

  function furnish(frame: HTMLIFrameElement) {
    const inside = frame.contentDocument;
    if (!inside) return;
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
      inside.head.append(sheet.cloneNode(true));
    }
    inside.documentElement.lang = LOCALE[lang];
    const { theme } = document.documentElement.dataset;
    if (theme) inside.documentElement.dataset.theme = theme;
    // To be looked at: following a link would leave the editor.
    inside.addEventListener('click', stopLinks, true);
    setBody(inside.body);
  }

  return (
    <div className={styles.window} style={{ maxWidth: width + 2 }}>
      <div ref={holder} className={styles.holder} style={{ height: height * scale }}>
        <iframe
          title={t('admin_json_backend.preview.title', { language: HUMAN_LANG_NAME[lang] })}
          srcDoc="<!doctype html><html><head></head><body></body></html>"
          style={{ width, height, scale: String(scale) }}
          onLoad={(event) => furnish(event.currentTarget)}
        />
      </div>
      {body &&
        createPortal(
          <Provider store={inLanguage}>
            <PreviewDocument document={shown} />
          </Provider>,
          body,
        )}
    </div>
  );
}

function stopLinks(event: Event) {
  if (!(event.target as Element | null)?.closest?.('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
