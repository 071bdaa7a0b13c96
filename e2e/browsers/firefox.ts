import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asExpression, clickActions, type Driver, keyActions, START_MS, WINDOW } from './driver.ts';
import { startProcess } from './process.ts';

/** What a first start would show or fetch. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
};
const ANSWER_MS = 60_000;

type Answer = { id?: number; result?: unknown; error?: string; message?: string };
type Script = { type: string; result?: { value?: unknown }; exceptionDetails?: { text: string } };

/** Firefox as it is shipped, through WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'kodestien-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const size = ['--width', String(WINDOW.width), '--height', String(WINDOW.height)];
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', ...size];
  const browser = startProcess(path, [...args, 'about:blank'], { HOME: profile });
  const close = async () => {
    await browser.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await browser.printed(/BiDi listening on (ws:\S+)/, START_MS);
    return { ...(await connect(`${address}/session`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(address: string): Promise<Omit<Driver, 'close'>> {
  const send = await openSocket(address);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const page = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context: page, viewport: WINDOW });

  const call = async (context: string, functionDeclaration: string) => {
    const target = { context };
    const params = { functionDeclaration, target, awaitPromise: true, resultOwnership: 'none' };
    const { type, result, exceptionDetails } = (await send('script.callFunction', params)) as Script;
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result?.value;
  };
  const contextOf = async (frame: string | null) => {
    if (frame === null) return page;
    const found = await call(page, `() => document.querySelector(${JSON.stringify(frame)})?.contentWindow ?? null`);
    const context = (found as { context?: string } | undefined)?.context;
    if (!context) throw new Error(`There is no frame ${frame}`);
    return context;
  };

  return {
    async open(url) {
      const navigate = () => send('browsingContext.navigate', { context: page, url, wait: 'complete' });
      // Between a page that is isolated and one that is not, Firefox changes to another process, and now and then reports
      // the page that it leaves as the one that was cancelled.
      await navigate().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return navigate();
      });
    },
    async evaluate(frame, run, ...args) {
      return JSON.parse(String(await call(await contextOf(frame), `() => ${asExpression(run, args)}`)));
    },
    async click(frame, point) {
      await send('input.performActions', { context: await contextOf(frame), actions: clickActions(point) });
    },
    async press(keys, holding) {
      await send('input.performActions', { context: page, actions: keyActions(keys, holding) });
    },
    async picture() {
      const { data } = (await send('browsingContext.captureScreenshot', { context: page })) as { data: string };
      return Buffer.from(data, 'base64');
    },
  };
}

async function openSocket(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method: string, params: object): Promise<unknown> => {
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => reject(new Error(`${method} is not answered`)), ANSWER_MS);
    waiting.set(id, ({ result, error, message }) => {
      clearTimeout(timer);
      waiting.delete(id);
      if (error) reject(new Error(`${method}: ${error} ${message ?? ''}`));
      else resolve(result);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
}
