import type { Problem } from '@kodestien/contract/errors';
import { ApiError, NetworkError } from './errors.ts';

/** The body of a good answer, or the ApiError that a bad one represents. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body;
  throw new ApiError({
    ...(isProblem(body) ? body : { code: null, detail: '' }),
    status: response.status,
    retryAfter: seconds(response.headers.get('retry-after')),
  });
}

async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (issue) {
    throw new NetworkError('The answer was cut off', { cause: issue });
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}

function seconds(header: string | null): number | null {
  const value = Number(header);
  return header && Number.isFinite(value) ? value : null;
}
