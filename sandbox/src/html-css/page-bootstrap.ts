/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { FromFrame, PageProgram, ToFrame } from './page-messages.ts';
import type { Player } from './page-player.ts';
import type { StoredItems } from './page-storage.ts';

type Given = { fetch: typeof fetch; Response: unknown; give(json: string): void };
type Stored = { storage: Storage; fill(items: StoredItems): void; items(): StoredItems };

/**
 * Runs inside the frame, before anything of the learner's. Its text is sent there, so it uses nothing from outside;
 * what it uses of the browser it takes now, while nobody has changed it.
 */
export function startPage(
  createPlayer: () => Player,
  createFetch: (later: (action: () => void) => void) => Given,
  createStorages: (changed: () => void) => { make(): Stored; Storage: unknown },
): void {
  const READY = 'kodestien-page-ready';
  const STEP = '__kodestienStep';
  const STEPS_BETWEEN_LOOKS = 2_000;
  const TURN_MILLISECONDS_MAX = 2_000;
  const MESSAGES_MAX = 5_000;
  const CHARACTERS_MAX = 200_000;
  const TEXT_MAX = 10_000;
  const STORED_BETWEEN_MILLISECONDS = 100;
  const ENDLESS = 'The program went on for two seconds without a pause.';

  const now = performance.now.bind(performance);
  const parentWindow = window.parent;
  const play = createPlayer();
  const inNextTurn = setTimeout.bind(window);
  let send: (message: FromFrame) => void = () => {};
  let messages = 0;
  let characters = 0;

  /** Everything that a script causes; a flood ends with a note. */
  function tell(message: FromFrame & { kind: 'print' | 'dialog' | 'error' }): void {
    if (messages > MESSAGES_MAX || characters > CHARACTERS_MAX) return;
    messages++;
    characters += 'text' in message ? message.text.length : message.message.length;
    send(messages > MESSAGES_MAX || characters > CHARACTERS_MAX ? { kind: 'cut' } : message);
  }

  function shown(value: unknown, depth: number): string {
    if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function') return `function ${value.name}()`;
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof Element) return `<${value.localName}${value.id ? ` id="${value.id}"` : ''}>`;
    if (depth > 3) return '…';
    const inside = (item: unknown) => shown(item, depth + 1);
    const listed = (items: unknown[]) => items.slice(0, 100).map(inside).join(', ') + (items.length > 100 ? ', …' : '');
    if (Array.isArray(value)) return `[${listed(value)}]`;
    if (value instanceof NodeList || value instanceof HTMLCollection) return `[${listed(Array.from(value))}]`;
    if (value instanceof Set) return `Set {${listed(Array.from(value))}}`;
    if (value instanceof Map) {
      return `Map {${Array.from(value, ([key, item]) => `${inside(key)} => ${inside(item)}`).join(', ')}}`;
    }
    const name = value.constructor && value.constructor !== Object ? `${value.constructor.name} ` : '';
    const entries = Object.keys(value)
      .slice(0, 100)
      .map((key) => `${key}: ${inside((value as Record<string, unknown>)[key])}`);
    return entries.length === 0 ? `${name}{}` : `${name}{ ${entries.join(', ')} }`;
  }

  function text(value: unknown): string {
    try {
      return shown(value, 0).slice(0, TEXT_MAX);
    } catch {
      return '…';
    }
  }

  function printer(level: 'out' | 'err') {
    return (...values: unknown[]): void => {
      tell({ kind: 'print', level, text: values.map(text).join(' ').slice(0, TEXT_MAX) });
    };
  }

  // The files of the block, and nothing else: the frame has no network.
  const lesson = createFetch((action) => inNextTurn(action, 0));
  /** A program may store in a loop: the page around hears of it a few times a second. */
  let hasChanged = false;
  let waitsToTell = false;
  const storages = createStorages(() => {
    hasChanged = true;
    if (!waitsToTell) tellStored();
  });
  const local = storages.make();
  const session = storages.make();
  function tellStored(): void {
    if (!hasChanged) return;
    hasChanged = false;
    send({ kind: 'stored', storage: { local: local.items(), session: session.items() } });
    waitsToTell = true;
    inNextTurn(() => {
      waitsToTell = false;
      tellStored();
    }, STORED_BETWEEN_MILLISECONDS);
  }
  // An origin of its own has no storage: the browser's own would only throw.
  const { fetch, Response } = lesson;
  const ours = { fetch, Response, localStorage: local.storage, sessionStorage: session.storage };
  for (const [name, value] of Object.entries(ours)) {
    Object.defineProperty(window, name, { value, writable: true, configurable: true, enumerable: true });
  }

  // The one way to a network that no browser's content security policy closes.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
  // A frame inside this one would have it again. The policy lets nothing be loaded into one, but not every browser counts
  // what is written in place (srcdoc, javascript:) as loading. None stays long enough to begin: that takes another turn.
  const { apply } = Reflect;
  const [queryAll, queryAllInShadow] = [Document.prototype.querySelectorAll, ShadowRoot.prototype.querySelectorAll];
  const { attachShadow, remove } = Element.prototype;
  type Watched = { all: () => NodeListOf<Element>; before: Watched | undefined };
  let watched: Watched | undefined = {
    all: () => apply(queryAll, document, ['iframe, frame']),
    before: undefined,
  };
  const frames = new MutationObserver(() => {
    for (let place = watched; place; place = place.before) {
      const found = place.all();
      for (let i = 0; found[i]; i++) apply(remove, found[i], []);
    }
  });
  const observe = frames.observe.bind(frames);
  observe(document, { childList: true, subtree: true });
  // Nobody sees from outside what is in a shadow tree: those that a script makes are watched from their beginning, and are
  // not copied with their hosts; what the parser would make of HTML is not made.
  const fixed = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, writable: false, configurable: false });
  fixed(Element.prototype, 'attachShadow', function attach(this: Element, init: ShadowRootInit): ShadowRoot {
    const { mode, delegatesFocus = false, slotAssignment = 'named' } = init;
    const root: ShadowRoot = apply(attachShadow, this, [{ mode, delegatesFocus, slotAssignment }]);
    watched = { all: () => apply(queryAllInShadow, root, ['iframe, frame']), before: watched };
    observe(root, { childList: true, subtree: true });
    return root;
  });
  const SHADOW_IN_HTML = 'shadowrootmode';
  const { indexOf, toLowerCase, slice } = String.prototype;
  for (const name of ['write', 'writeln'] as const) {
    const native = Document.prototype[name];
    let end = '';
    fixed(Document.prototype, name, function written(this: Document, ...texts: unknown[]): void {
      let text = '';
      for (let i = 0; i < texts.length; i++) text += String(texts[i]);
      const lower: string = apply(toLowerCase, end + text, []);
      if (apply(indexOf, lower, [SHADOW_IN_HTML]) >= 0) throw new TypeError(`${SHADOW_IN_HTML} cannot be written here`);
      end = apply(slice, lower, [-SHADOW_IN_HTML.length]);
      apply(native, this, [text]);
    });
  }
  for (const owner of [Element, ShadowRoot, Document, DocumentFragment, Element.prototype, ShadowRoot.prototype]) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (name.endsWith('HTMLUnsafe')) Reflect.deleteProperty(owner, name);
    }
  }

  for (const name of ['log', 'info', 'debug', 'table', 'dir'] as const) console[name] = printer('out');
  for (const name of ['warn', 'error', 'trace'] as const) console[name] = printer('err');
  console.assert = (truth?: unknown, ...values: unknown[]) => {
    if (!truth) printer('err')('Assertion failed:', ...values);
  };

  class EndlessLoop extends Error {
    override name = 'EndlessLoop';
  }

  let calls = 0;
  let turnStarted = 0;
  let isOver = false;
  let endless: EndlessLoop | null = null;
  // A message to itself arrives in the next turn: until then the page cannot react to anything.
  const nextTurn = new MessageChannel();
  nextTurn.port1.onmessage = () => {
    turnStarted = 0;
    // Reported here: the program may have caught it, or have had no stack left to say anything.
    if (isOver) fail(endless ?? new EndlessLoop(ENDLESS), ENDLESS, placeIn(endless?.stack ?? ''));
    isOver = false;
    endless = null;
  };

  Object.defineProperty(window, STEP, {
    value: () => {
      if (!isOver && ++calls < STEPS_BETWEEN_LOOKS) return;
      calls = 0;
      const time = now();
      if (turnStarted === 0) {
        turnStarted = time;
        nextTurn.port2.postMessage(0);
      } else if (isOver || time - turnStarted > TURN_MILLISECONDS_MAX) {
        isOver = true;
        endless ??= new EndlessLoop(ENDLESS);
        throw endless;
      }
    },
  });

  type Place = { file: 'html' | 'javascript'; line: number | null };
  const SCRIPT_NAME = 'script.js';
  const PAGE_SCRIPT = 'page-script-';

  /** While the learner's script begins. Its name is in its last line, which a browser that gives up earlier never reads. */
  let isScriptBeginning = false;

  /** Where an error is in the learner's own texts. */
  function placeOf(fileName: string, line: number): Place {
    if (fileName.endsWith(SCRIPT_NAME)) return { file: 'javascript', line };
    const start = new RegExp(`${PAGE_SCRIPT}(\\d+)$`).exec(fileName)?.[1];
    return { file: 'html', line: start === undefined ? null : Number(start) + line - 1 };
  }

  function placeIn(stack: string): Place {
    const found = new RegExp(`(${SCRIPT_NAME}|${PAGE_SCRIPT}\\d+):(\\d+):\\d+`).exec(stack);
    return found ? placeOf(found[1] ?? '', Number(found[2])) : { file: 'html', line: null };
  }

  function fail(error: unknown, message: string, place: Place): void {
    const isError = error instanceof Error;
    tell({
      kind: 'error',
      type: (isError ? error.name : 'Error').slice(0, 100),
      message: text(isError ? error.message : message),
      ...place,
      stack: (isError ? String(error.stack ?? '') : '').slice(0, TEXT_MAX),
    });
  }

  function listen(): void {
    window.addEventListener('error', (event) => {
      if (!event.message || event.error instanceof EndlessLoop) return;
      const place = placeOf(event.filename, event.lineno);
      const isUnread = isScriptBeginning && event.error instanceof SyntaxError && place.line === null;
      fail(event.error ?? event.message, event.message, isUnread ? { file: 'javascript', line: event.lineno } : place);
    });
    window.addEventListener('unhandledrejection', ({ reason }) => {
      if (reason instanceof EndlessLoop) return;
      fail(reason, text(reason), placeIn(reason instanceof Error ? String(reason.stack ?? '') : ''));
    });
    // Links and forms lead nowhere.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (link && !href.startsWith('#') && !href.startsWith('javascript:')) event.preventDefault();
    });
    document.addEventListener('submit', (event) => event.preventDefault());
  }

  function takeDialogs(answers: readonly string[]): void {
    const left = Array.from(answers);
    const say = (dialog: 'alert' | 'confirm' | 'prompt', words: unknown, answer: string | null) =>
      tell({ kind: 'dialog', dialog, text: words === undefined ? '' : text(words), answer });
    window.alert = (words?: unknown) => say('alert', words, null);
    window.confirm = (words?: unknown) => {
      const answer = left.shift() ?? 'ok';
      say('confirm', words, answer);
      return !/^(no?|nei|false|avbryt|cancel)$/i.test(answer.trim());
    };
    window.prompt = (words?: unknown, usual?: string) => {
      const answer = left.shift() ?? usual ?? null;
      say('prompt', words, answer === null ? null : String(answer).slice(0, TEXT_MAX));
      return answer;
    };
  }

  function run({ html, css, javascript, answers, files, storage }: Required<PageProgram>): void {
    lesson.give(JSON.stringify(files));
    local.fill(storage.local);
    session.fill(storage.session);
    document.open();
    // Opening the document took all listeners away.
    listen();
    takeDialogs(answers);
    if (css) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }
    const page = html.replaceAll(/shadowrootmode/gi, 'data-shadow');
    document.write(/^\s*<!doctype/i.test(page) ? page : `<!doctype html>${page}`);
    if (!document.body) document.write('<body>');
    if (javascript) {
      const script = document.createElement('script');
      script.textContent = `${javascript}\n//# sourceURL=${SCRIPT_NAME}`;
      isScriptBeginning = true;
      document.body.append(script);
      isScriptBeginning = false;
      script.remove();
    }
    document.close();
    send({ kind: 'loaded' });
  }

  window.addEventListener('message', function start(event: MessageEvent) {
    const [port] = event.ports;
    if (event.source !== parentWindow || !port) return;
    window.removeEventListener('message', start);
    const post = port.postMessage.bind(port);
    send = (message) => post(message);
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      if (data.kind === 'ping') send({ kind: 'pong', id: data.id });
      else if (data.kind === 'play')
        void play(data.steps, data.pause, (index) => {
          tellStored();
          send({ kind: 'step', index });
        });
      else run(data.program);
    };
  });
  parentWindow.postMessage(READY, '*');
}
