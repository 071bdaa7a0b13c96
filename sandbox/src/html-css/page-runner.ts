import type { StepInPage } from '../judge/inputs.ts';
import type { ProgramError } from '../judge/observation.ts';
import { OverBounds } from './bounds.ts';
import { instrument, instrumentPage } from './instrument.ts';
import { type FromFrame, isFromFrame, type PageProgram, READY, type ToFrame } from './page-messages.ts';
import { NOTHING_STORED, type PageStorage } from './page-storage.ts';

/** Where the server serves PAGE_DOCUMENT. */
const ADDRESS = '/sandbox/page';
const BEAT_MILLISECONDS = 500;
const SILENCE_MILLISECONDS_MAX = 4_000;
const ANSWER_MILLISECONDS_MAX = 3_000;
/** For the empty document to arrive and to say that it is ready; a slow network may take a while. */
const START_MILLISECONDS_MAX = 15_000;

/** What happens in a page that runs, in the order that it happens. */
export type PageEvent =
  | { kind: 'out' | 'err'; text: string }
  | { kind: 'dialog'; dialog: 'alert' | 'confirm' | 'prompt'; text: string; answer: string | null }
  /** `file` says which of the learner's texts the line is in. */
  | { kind: 'error'; error: ProgramError; file: 'html' | 'javascript' }
  /** There was more than anybody can read. */
  | { kind: 'cut' }
  | { kind: 'step'; index: number }
  /** All that the page has stored. */
  | { kind: 'stored'; storage: PageStorage }
  | { kind: 'loaded' }
  /** The frame is gone: it did not answer, it was led to another page, or it could not start. */
  | { kind: 'ended'; why: 'silent' | 'left' | 'too-large' | 'not-started' };

export type RunningPage = {
  readonly frame: HTMLIFrameElement;
  /** Does this in the page as a person would, to be watched; each step is reported. Before the page is there, nothing happens. */
  play(steps: readonly StepInPage[], pause: number): void;
  /** Ends everything at once. */
  stop(): void;
};

/** JavaScript with a page, in a frame of its own origin that reaches nothing. Not judged: it may say what it wants. */
export function runPage(
  parent: HTMLElement,
  title: string,
  program: PageProgram,
  tell: (event: PageEvent) => void,
  address = ADDRESS,
): RunningPage {
  const frame = parent.ownerDocument.createElement('iframe');
  // Without forms no submit event would ever come; what they would send is stopped by the page's policy.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.setAttribute('allow', '');
  frame.title = title;
  frame.style.border = '0';
  frame.style.colorScheme = 'light';
  frame.style.background = 'white';
  frame.src = address;

  const { port1: port, port2: framePort } = new MessageChannel();
  let beat: ReturnType<typeof setInterval> | undefined;
  const startTimeout = setTimeout(() => end('not-started'), START_MILLISECONDS_MAX);
  let isStopped = false;
  let heard = 0;

  const stop = () => {
    isStopped = true;
    clearInterval(beat);
    clearTimeout(startTimeout);
    port.close();
    removeEventListener('message', takeReady);
    frame.remove();
  };
  const end = (why: (PageEvent & { kind: 'ended' })['why']) => {
    if (isStopped) return;
    stop();
    tell({ kind: 'ended', why });
  };

  function takeReady(event: MessageEvent): void {
    // An origin of its own is called null; nobody else's message counts.
    if (event.source !== frame.contentWindow || event.origin !== 'null' || event.data !== READY) return;
    removeEventListener('message', takeReady);
    clearTimeout(startTimeout);
    const prepared = prepare(program);
    if (!prepared) {
      end('too-large');
      return;
    }
    frame.contentWindow?.postMessage(null, '*', [framePort]);
    port.postMessage({ kind: 'start', program: prepared } satisfies ToFrame);
    watch();
  }

  function watch(): void {
    heard = performance.now();
    let requested = heard;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      heard = performance.now();
      if (!isStopped && isFromFrame(data) && data.kind !== 'pong') tell(eventFrom(data));
    };
    let id = 0;
    beat = setInterval(() => {
      const time = performance.now();
      // When this page itself stood still (a computer that slept), the frame could not answer either.
      const stoodStill = time - requested > BEAT_MILLISECONDS * 4;
      requested = time;
      if (stoodStill) heard = time;
      if (time - heard > SILENCE_MILLISECONDS_MAX) end('silent');
      else port.postMessage({ kind: 'ping', id: id++ } satisfies ToFrame);
    }, BEAT_MILLISECONDS);
  }

  addEventListener('message', takeReady);
  frame.addEventListener('load', () => {
    // Loaded without a word: the browser shows an error of its own in the frame.
    if (!beat) {
      setTimeout(() => !beat && end('not-started'), ANSWER_MILLISECONDS_MAX);
      return;
    }
    // Writing the page into the frame is a load too, so is a page that writes itself; a page that has left does not answer.
    const before = heard;
    port.postMessage({ kind: 'ping', id: -1 } satisfies ToFrame);
    setTimeout(() => heard === before && end('left'), ANSWER_MILLISECONDS_MAX);
  });
  parent.append(frame);
  const play = (steps: readonly StepInPage[], pause: number) =>
    port.postMessage({ kind: 'play', steps, pause } satisfies ToFrame);
  return { frame, play, stop };
}

function prepare({
  html,
  css = '',
  javascript = '',
  answers = [],
  files = {},
  storage = NOTHING_STORED,
}: PageProgram): Required<PageProgram> | null {
  try {
    const [page, script] = [instrumentPage(html), instrument(javascript, 'script')];
    return { html: page, css, javascript: script, answers, files, storage };
  } catch (error) {
    if (error instanceof OverBounds) return null;
    throw error;
  }
}

function eventFrom(message: Exclude<FromFrame, { kind: 'pong' }>): PageEvent {
  switch (message.kind) {
    case 'print':
      return { kind: message.level, text: message.text };
    case 'error': {
      const { type, message: text, line, stack, file } = message;
      const syntax = type === 'SyntaxError';
      return { kind: 'error', file, error: { type, message: text, line, column: null, traceback: stack, syntax } };
    }
    default:
      return message;
  }
}
