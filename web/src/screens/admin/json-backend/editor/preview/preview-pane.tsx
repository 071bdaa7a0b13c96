import 'messages:doc';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { HUMAN_LANG_NAME, HUMAN_LANGS, type HumanLang, LOCALE } from '@kodestien/contract/language';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Provider, useStore } from 'react-redux';
import { useHumanLang } from '../../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../../i18n/use-t.ts';
import { DocIcon } from '../../../../../layout/doc-icon.tsx';
import { BlockContent } from '../../../../../lesson/document/blocks/block-content.tsx';
import type { AppStore } from '../../../../../store/store.ts';
import { Heading } from '../../../../../ui/heading.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { NothingHere } from '../../../nothing-here.tsx';
import { languageStore } from '../language-store.ts';
import type { Preview } from '../use-preview.ts';
import styles from './preview.module.css';
import { StrengthPanel } from './strength-panel.tsx';

/** The size of the window that each reader has. */
const WINDOWS = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 800 } } as const;
type WindowKind = keyof typeof WINDOWS;

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
          <NothingHere>{t('admin_json_backend.preview.issues')}</NothingHere>
        ) : (
          <Skeleton height="30rem" shape="block" />
        ))
      )}
      {preview.document && preview.text !== null && isCurrent && (
        <StrengthPanel key={`${lang} ${preview.text}`} document={preview.document} json={preview.text} lang={lang} />
      )}
    </section>
  );
}

type PreviewFrameProps = { document: ReaderDocument; lang: HumanLang; kind: WindowKind };

/** A window of its own, as wide as the reader's: only there do the styles for that width hold. Shrunk to fit. */
function PreviewFrame({ document: shown, lang, kind }: PreviewFrameProps) {
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

/** The text of a document page, without what is around it. */
function PreviewDocument({ document }: { document: ReaderDocument }) {
  const lang = useHumanLang();
  return (
    <article className={styles.document}>
      <header className={styles.top}>
        <DocIcon icon={document.icon} />
        <Heading level={1}>{document.tittel[lang]}</Heading>
        <p className={styles.ingress}>{document.ingress[lang]}</p>
      </header>
      {document.blocks.map((block) => (
        <BlockContent key={block.slug} block={block} />
      ))}
    </article>
  );
}
