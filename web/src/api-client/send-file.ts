import { LOCALE } from '@kodestien/contract/language';
import { debugging } from '../debugging.ts';
import { environment } from './environment.ts';
import { NetworkError } from './errors.ts';
import { readAnswer } from './read-answer.ts';
import { withAccess } from './send.ts';

/** Without any movement for this long the network is gone; a slow one may take its time. */
const STALLED_MS = 30_000;

export type FileCall = {
  /** Under /api/. */
  path: string;
  field: string;
  file: Blob;
  fileName: string;
  /** The part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal | undefined;
};

/** Uploads one file as the signed-in person. `fetch` cannot tell how far it has come, hence the older way. */
export async function sendFile<Answer>(call: FileCall): Promise<Answer> {
  return withAccess(async (access) => (await readAnswer(await upload(call, access))) as Answer);
}

function upload({ path, field, file, fileName, onProgress, signal }: FileCall, access: string | null) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append(field, file, fileName);
  const noAnswer = () => reject(new NetworkError(`No answer from ${path}`));
  let stalled = setTimeout(() => request.abort(), STALLED_MS);

  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), STALLED_MS);
    if (total > 0) onProgress?.(loaded / total);
  });
  request.addEventListener('load', () => resolve(answerOf(request)));
  request.addEventListener('error', noAnswer);
  request.addEventListener('abort', () => (signal?.aborted ? reject(signal.reason) : noAnswer()));
  const began = Date.now();
  request.addEventListener('loadend', () => {
    clearTimeout(stalled);
    debugging.log?.('call', 'POST', `/api/${path}`, request.status || 'no answer', `${Date.now() - began} ms`);
  });
  signal?.addEventListener('abort', () => request.abort(), { once: true });

  request.open('POST', `/api/${path}`);
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('Accept-Language', LOCALE[environment.language()]);
  if (access) request.setRequestHeader('Authorization', `Bearer ${access}`);
  request.send(form);
  return promise;
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const wait = request.getResponseHeader('retry-after');
  if (wait) headers.set('retry-after', wait);
  return new Response(request.responseText, { status: request.status, headers });
}
