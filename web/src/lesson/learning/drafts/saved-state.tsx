import type { Draft } from '@kodestien/contract/learning/operations';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useDismiss } from '../../../ui/use-dismiss.ts';
import styles from './drafts.module.css';
import type { useDraft } from './use-draft.ts';

type SavedStateProps = { draft: ReturnType<typeof useDraft> };

const JUST_NOW_MS = 60_000;

/** Whether the code is saved; for someone who is signed in also the way to earlier versions. */
export function SavedState({ draft }: SavedStateProps) {
  const t = useT();
  const format = useFormat();
  const { saved, at } = draft.state;
  const isNow = useJustNow(at);
  if (saved === 'untouched') return null;
  const text =
    saved === 'writing'
      ? t('learning.draft.saving')
      : saved === 'local'
        ? t('learning.draft.local')
        : isNow || at === null
          ? t('learning.draft.saved')
          : t('learning.draft.saved_at', { time: format.dateAndTime(at) });
  if (!draft.isSignedIn) return <span className={styles.saved}>{text}</span>;
  return <Versions text={text} draft={draft} />;
}

function useJustNow(at: number | null): boolean {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment of saving starts the time again
  useEffect(() => {
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), JUST_NOW_MS + 100);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && now - at < JUST_NOW_MS;
}

/** Earlier versions of the draft, to bring one back. What is in the editor now becomes a version itself. */
function Versions({ text, draft }: SavedStateProps & { text: string }) {
  const t = useT();
  const format = useFormat();
  const { place } = draft;
  const id = useId();
  const container = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [versions, setVersions] = useState<readonly Draft[] | 'failed' | null>(null);
  useDismiss(isOpen, () => setOpen(false), container, opener);

  async function open() {
    setOpen(!isOpen);
    if (isOpen || !place) return;
    setVersions(null);
    try {
      const { history } = await call('GET oppgave_utkast', {
        doc_slug: place.doc_slug,
        blokk_slug: place.blokk_slug,
      });
      setVersions(history.filter(({ human_lang }) => human_lang === place.human_lang));
    } catch {
      setVersions('failed');
    }
  }
  function restore(txt: string) {
    draft.restore(txt);
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <span ref={container} className={styles.versions}>
      <button
        ref={opener}
        type="button"
        className={styles.savedButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={t('learning.draft.versions')}
        onClick={() => void open()}
      >
        {text}
      </button>
      {isOpen && (
        <section id={id} className={styles.menu} aria-label={t('learning.draft.versions_title')}>
          <p className={styles.menuTitle}>{t('learning.draft.versions_title')}</p>
          {versions === 'failed' && <p>{t('learning.draft.versions_failed')}</p>}
          {Array.isArray(versions) && versions.length === 0 && <p>{t('learning.draft.versions_none')}</p>}
          <ul className="stack">
            {Array.isArray(versions) &&
              versions.map((version: Draft) => (
                <li key={version.revision} className={styles.version}>
                  <span className="figures">{format.dateAndTime(version.saved_at)}</span>
                  <code className={styles.versionText}>{version.txt.trim().split('\n').at(-1)}</code>
                  <button type="button" className={styles.restore} onClick={() => restore(version.txt)}>
                    {t('learning.draft.restore')}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      )}
    </span>
  );
}
