import type { ReaderDocument } from '@kodestien/contract/document/reader';
import type { ContentFault } from '@kodestien/contract/faults';
import { useEffect, useState } from 'react';
import { adminPreview } from '../../../../api-client/admin-json-backend.ts';
import { ApiError } from '../../../../api-client/errors.ts';

/** Somebody who writes rests now and then; the preview follows in those rests. */
const REST_MS = 500;

export type Preview = {
  /** The last version that could be shown. */
  document: ReaderDocument | null;
  /** Of `text`: what is wrong with it. */
  faults: ContentFault[];
  /** What was looked at last. */
  text: string | null;
  error: unknown;
};

/** The document as readers would get it, and what would stop it from being published. */
export function usePreview(text: string | null, isJson: boolean): Preview & { askAgain: () => void } {
  const [preview, setPreview] = useState<Preview>({ document: null, faults: [], text: null, error: null });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    if (text === null || !isJson) return;
    const interest = new AbortController();
    const rest = setTimeout(() => {
      adminPreview({ json: text }, interest.signal).then(
        ({ document, faults }) => !interest.signal.aborted && setPreview({ document, faults, text, error: null }),
        (error: unknown) => {
          if (interest.signal.aborted) return;
          const faults = error instanceof ApiError ? error.faults : [];
          setPreview((before) => ({ ...before, faults, text, error: faults.length > 0 ? null : error }));
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      interest.abort();
    };
  }, [text, isJson, attempt]);

  return { ...preview, askAgain: () => setAttempt((before) => before + 1) };
}
