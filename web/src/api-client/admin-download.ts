import { LOCALE } from '@kodestien/contract/language';
import { environment } from './environment.ts';
import { NetworkError } from './errors.ts';
import { readAnswer } from './read-answer.ts';
import { withAccess } from './send.ts';

/** A file that only the signed-in person may have: a plain link would come without the access token. */
export async function downloadFile(path: string): Promise<Blob> {
  return withAccess(async (access) => {
    const response = await answerTo(path, access);
    if (!response.ok) await readAnswer(response);
    try {
      return await response.blob();
    } catch (fault) {
      throw new NetworkError(`The file from ${path} was cut off`, { cause: fault });
    }
  });
}

async function answerTo(path: string, access: string | null): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': LOCALE[environment.language()] });
  if (access) headers.set('Authorization', `Bearer ${access}`);
  try {
    return await environment.fetch(`/api/${path}`, { method: 'GET', headers });
  } catch (fault) {
    throw new NetworkError(`No answer from ${path}`, { cause: fault });
  }
}
