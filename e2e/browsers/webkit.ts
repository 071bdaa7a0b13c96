import { asExpression, clickActions, type Driver, keyActions, type Point, START_MS, WINDOW } from './driver.ts';
import { type RunningProcess, startProcess } from './process.ts';
import { unusedPort } from './unused-port.ts';

export type WebKitPaths = { driver: string; browser: string; screen: string };

const ANSWER_MS = 60_000;

/** WebKitGTK's own small browser on a screen of its own, through WebDriver. */
export async function startWebKit(paths: WebKitPaths, environment: Record<string, string>): Promise<Driver> {
  const size = `${WINDOW.width}x${WINDOW.height + 100}x24`;
  const started: RunningProcess[] = [];
  const close = async () => {
    for (const each of started.toReversed()) await each.end();
  };
  try {
    const screen = startProcess(paths.screen, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {});
    started.push(screen);
    const display = await screen.printed(/^(\d+)$/m, START_MS);
    const port = await unusedPort();
    const driver = startProcess(paths.driver, [`--port=${port}`], {
      ...environment,
      DISPLAY: `:${display}`,
      // There is no graphics card behind this screen.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    });
    started.push(driver);
    const session = await openSession(`http://127.0.0.1:${port}`, paths.browser);
    return {
      ...session.driver,
      async close() {
        await session.end().catch(() => {});
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSession(address: string, binary: string) {
  await untilAnswering(`${address}/status`);
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const created = await request('POST', `${address}/session`, { capabilities: { alwaysMatch: options } });
  const session = `${address}/session/${(created as { sessionId: string }).sessionId}`;
  const post = (path: string, body: object) => request('POST', `${session}/${path}`, body);

  /** Scripts and input go to the frame that was chosen last. */
  const within = async <T>(frame: string | null, work: () => Promise<T>): Promise<T> => {
    if (frame === null) return work();
    await post('frame', { id: await post('element', { using: 'css selector', value: frame }) });
    try {
      return await work();
    } finally {
      await post('frame', { id: null });
    }
  };
  const size = await post('execute/sync', {
    script: 'return [outerWidth - innerWidth, outerHeight - innerHeight]',
    args: [],
  });
  const [aside = 0, above = 0] = size as number[];
  await post('window/rect', { x: 0, y: 0, width: WINDOW.width + aside, height: WINDOW.height + above });

  const driver: Omit<Driver, 'close'> = {
    async open(url) {
      await post('url', { url });
    },
    async evaluate(frame, run, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        ${asExpression(run, args)}.then((json) => done({ json }), (error) => done({ error: String(error) }));`;
      const found = await within(frame, () => post('execute/async', { script, args: [] }));
      const { json, error } = found as { json?: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return JSON.parse(json ?? 'null');
    },
    async click(frame, { x, y }) {
      // Inside a frame this driver counts from the corner of the page all the same.
      const corner = frame ? await driver.evaluate(null, cornerOf, frame) : { x: 0, y: 0 };
      await post('actions', { actions: clickActions({ x: corner.x + x, y: corner.y + y }) });
    },
    async press(keys, holding) {
      await post('actions', { actions: keyActions(keys, holding) });
    },
    async picture() {
      return Buffer.from(String(await request('GET', `${session}/screenshot`)), 'base64');
    },
  };
  return { driver, end: () => request('DELETE', session) };
}

/** In the page: where the inside of a frame begins. */
function cornerOf(frame: string): Point {
  const element = document.querySelector(frame);
  if (!element) throw new Error(`There is no frame ${frame}`);
  const { x, y } = element.getBoundingClientRect();
  return { x: x + element.clientLeft, y: y + element.clientTop };
}

async function untilAnswering(address: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; ) {
    try {
      await request('GET', address);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${new URL(address).pathname}: ${value?.error} ${value?.message ?? ''}`);
  return value;
}
