import type { FileCallName, InputOf } from '@kodestien/contract/calls';
import { answerTo, withAccess } from './call.ts';
import { NetworkError } from './errors.ts';
import { readAnswer } from './read-answer.ts';

/** A large file over a slow network. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** A file that only the signed-in person may have: a plain link would come without the access token. */
export async function download<Name extends FileCallName>(name: Name, input: InputOf<Name>): Promise<Blob> {
  return withAccess(async (access) => {
    const response = await answerTo(name, input as object, access, { timeoutMs: DOWNLOAD_TIMEOUT_MS });
    if (!response.ok) await readAnswer(response);
    try {
      return await response.blob();
    } catch (issue) {
      throw new NetworkError(`The answer to ${name} was cut off`, { cause: issue });
    }
  });
}
