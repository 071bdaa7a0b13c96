import { useEffect, useRef, useState } from 'react';
import { adminJsonBackDocument } from '../../../../api-client/admin-json-backend.ts';
import { useKeptAnswer } from '../../../../api-client/use-kept-answer.ts';
import { type Draft, dropDraft, keepDraft, keptDraft } from './drafts.ts';

/** One document's text as it is being written, beside how it is staged and live. */
export function useDocumentDraft(slug: string) {
  const answer = useKeptAnswer(async (signal) =>
    keptDraft(slug)?.isNew ? { slug, live: null, staged: null } : adminJsonBackDocument({ slug }, signal),
  );
  const { data } = answer;
  const [written, setWritten] = useState<Draft | null>(() => keptDraft(slug) ?? null);
  const saved = data ? (data.staged?.json ?? data.live?.json ?? null) : null;
  const savedBase = (data?.staged ? data.staged.base_sha256 : data?.live?.sha256) ?? null;
  const text = written?.text ?? saved;
  const isDirty = written !== null && written.text !== saved;

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
      const draft = { ...written, text: next, base_sha256: base.current };
      keepDraft(slug, draft);
      setWritten(draft);
    },
    /** It is staged now, or given up: what the server has is what counts. */
    letGo: () => {
      dropDraft(slug);
      setWritten(null);
      answer.askAgain();
    },
  };
}
