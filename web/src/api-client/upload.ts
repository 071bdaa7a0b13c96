import type { AnswerOf, UploadFields } from '@kodestien/contract/calls';
import { LOCALE } from '@kodestien/contract/language';
import { withAccess } from './call.ts';
import { debugging } from './debugging.ts';
import { environment } from './environment.ts';
import { NetworkError } from './errors.ts';
import { readAnswer } from './read-answer.ts';

/** Without any movement for this long the network is gone; a slow one may take its time. */
const STALLED_MS = 30_000;

type UploadName = keyof UploadFields;
type UploadOptions = {
  /** The part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal | undefined;
};

/** Uploads one file as the signed-in person. `fetch` cannot tell how far it has come, hence the older way. */
export async function upload<Name extends UploadName>(
  name: Name,
  input: Record<UploadFields[Name], Blob>,
  options: UploadOptions = {},
): Promise<AnswerOf<Name>> {
  const form = new FormData();
  for (const [field, file] of Object.entries<Blob>(input)) form.append(field, file, 'file');
  return withAccess(async (access) => (await readAnswer(await post(name, form, access, options))) as AnswerOf<Name>);
}

function post(name: UploadName, form: FormData, access: string | null, { onProgress, signal }: UploadOptions) {
  const address = name.replace('POST ', '/api/');
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const noAnswer = () => reject(new NetworkError(`No answer to ${name}`));
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
    debugging.log?.('call', 'POST', address, request.status || 'no answer', `${Date.now() - began} ms`);
  });
  signal?.addEventListener('abort', () => request.abort(), { once: true });

  request.open('POST', address);
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
