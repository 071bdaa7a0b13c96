import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useEffect, useState } from 'react';
import { ApiError } from '../api-client/errors.ts';
import { cachedDocument, loadDocument } from './document-cache.ts';

export type DocumentAnswer =
  | { status: 'loading' }
  | { status: 'loaded'; document: ReaderDocument }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown; retry: () => void };

/** The document with this slug; one that is here already is there at the first render. */
export function useDocument(slug: string): DocumentAnswer {
  const [attempt, setAttempt] = useState(1);
  const [settled, setSettled] = useState<{ asked: string; error?: unknown } | null>(null);
  const asked = `${attempt} ${slug}`;
  const error = settled?.asked === asked ? settled.error : undefined;

  useEffect(() => {
    if (cachedDocument(slug)) return;
    let wanted = true;
    loadDocument(slug).then(
      () => wanted && setSettled({ asked }),
      (fault: unknown) => wanted && setSettled({ asked, error: fault }),
    );
    return () => {
      wanted = false;
    };
  }, [slug, asked]);

  useEffect(() => {
    if (error === undefined || isMissing(error)) return;
    const again = () => setAttempt((attempt) => attempt + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [error]);

  const document = cachedDocument(slug);
  if (document) return { status: 'loaded', document };
  if (error === undefined) return { status: 'loading' };
  if (isMissing(error)) return { status: 'missing' };
  return { status: 'failed', error, retry: () => setAttempt(attempt + 1) };
}

/** No such document, or an address that could not be the slug of any. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}
