import type { FileCallName, InputOf } from '@kodestien/contract/calls';
import { answerTo, withAccess } from './call.ts';
import { readAnswer } from './read-answer.ts';

/** The server ends a stream when the access token does, long before this. */
const STREAM_TIMEOUT_MS = 30 * 60_000;

/** Server-sent events of a call, each as JSON, until the stream ends. The browser's own EventSource sends no token. */
export async function readEvents<Name extends FileCallName>(
  name: Name,
  input: InputOf<Name>,
  signal: AbortSignal,
  onData: (data: unknown) => void,
): Promise<void> {
  const response = await withAccess(async (access) => {
    const answer = await answerTo(name, input as object, access, { signal, timeoutMs: STREAM_TIMEOUT_MS });
    if (!answer.ok) await readAnswer(answer);
    return answer;
  });
  if (!response.body) throw new Error('This browser gives no streams.');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) onData(JSON.parse(event.slice('data: '.length)));
  }
}
