import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { type Draft, dropDraft, storeDraft, storedDraft } from './drafts.ts';

/** One document's text as it is being written, beside how it is staged and live. */
export function useDocumentDraft(slug: string) {
  const answer = useAnswer(slug, async (signal) =>
    storedDraft(slug)?.isNew
      ? { slug, live: null, staged: null }
      : call('GET admin_json_back_document', { slug }, { signal }),
  );
  const { data } = answer;
  const [draft, setDraft] = useState<Draft | null>(() => storedDraft(slug) ?? null);
  // The draft that is staged is until the server has answered how it is staged: the text never goes back meanwhile.
  const [staged, setStaged] = useState<{ before: typeof data } | null>(null);
  const latestData = useRef(data);
  latestData.current = data;
  const written = staged && staged.before !== data ? null : draft;
  const saved = data ? (data.staged?.json ?? data.live?.json ?? null) : null;
  const savedBase = (data?.staged ? data.staged.base_sha256 : data?.live?.sha256) ?? null;
  const text = written?.text ?? saved;
  const isDirty = written !== null && !staged && written.text !== saved;

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const base = useRef<string | null>(null);
  base.current = written ? written.base_sha256 : savedBase;

  return {
    ...answer,
    text,
    isDirty,
    base_sha256: base.current,
    write: (next: string) => {
      const changed = { ...(staged ? null : written), text: next, base_sha256: base.current };
      storeDraft(slug, changed);
      setDraft(changed);
      setStaged(null);
    },
    markStaged: () => {
      dropDraft(slug);
      setStaged({ before: latestData.current });
      answer.askAgain();
    },
    /** What the server has is what counts. */
    giveUp: () => {
      dropDraft(slug);
      setDraft(null);
      setStaged(null);
      answer.askAgain();
    },
  };
}
