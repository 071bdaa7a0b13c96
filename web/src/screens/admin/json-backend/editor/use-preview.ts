import type { ReaderDocument } from '@kodestien/contract/document/reader';
import type { ContentIssue } from '@kodestien/contract/issues';
import { useRef } from 'react';
import { call } from '../../../../api-client/call.ts';
import { ApiError } from '../../../../api-client/errors.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';

/** Someone who writes rests now and then; the preview follows in those rests. */
const DEBOUNCE_MS = 500;
const NONE: ContentIssue[] = [];

export type Preview = {
  /** The last version that could be shown. */
  document: ReaderDocument | null;
  /** Of `text`: what is wrong with it. */
  issues: ContentIssue[];
  /** What was looked at last. */
  text: string | null;
  error: unknown;
};

/** The document as readers would get it, and what would stop it from being published. */
export function usePreview(text: string | null, isJson: boolean): Preview & { askAgain: () => void } {
  const key = isJson ? text : null;
  const answer = useAnswer(key, (signal) => call('POST admin_preview', { json: text ?? '' }, { signal }), {
    restMs: DEBOUNCE_MS,
  });
  const last = useRef<Preview>({ document: null, issues: NONE, text: null, error: null });
  if (key !== null && !answer.isAsking) {
    const refused = answer.error instanceof ApiError ? answer.error.issues : NONE;
    last.current = {
      document: answer.data ? answer.data.document : last.current.document,
      issues: answer.data?.issues ?? refused,
      text: key,
      error: refused.length > 0 ? null : answer.error,
    };
  }
  return { ...last.current, askAgain: answer.askAgain };
}
