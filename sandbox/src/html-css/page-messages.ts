import type { ProgramFiles, StepInPage } from '../judge/inputs.ts';
import { type PageStorage, STORAGE_CHARACTERS_MAX, type StoredItems } from './page-storage.ts';

/** What the page of a learner's JavaScript and the page around it say to each other. */

/** A page with scripts in it, a style sheet beside it, and a script that runs when the page is there. */
export type PageProgram = {
  html: string;
  css?: string;
  javascript?: string;
  /** Answers for prompt(), in order: a frame cannot wait for someone to type. */
  answers?: readonly string[];
  /** The text files that it can fetch. */
  files?: ProgramFiles;
  /** What it finds in localStorage and sessionStorage. */
  storage?: PageStorage;
};

/** The first message that the frame sends, before it has a channel of its own. */
export const READY = 'kodestien-page-ready';
/** The name under which instrumented code counts its steps. */
export const STEP = '__kodestienStep';

/** How a script inside the page is called in errors, followed by the line where it begins. */
export const PAGE_SCRIPT = 'page-script-';

export type ToFrame =
  | { kind: 'start'; program: Required<PageProgram> }
  | { kind: 'ping'; id: number }
  | { kind: 'play'; steps: readonly StepInPage[]; pause: number };

export type FromFrame =
  | { kind: 'print'; level: 'out' | 'err'; text: string }
  /** The frame says no more: there was too much. */
  | { kind: 'cut' }
  | { kind: 'dialog'; dialog: 'alert' | 'confirm' | 'prompt'; text: string; answer: string | null }
  | {
      kind: 'error';
      type: string;
      message: string;
      file: 'html' | 'javascript';
      line: number | null;
      stack: string;
    }
  | { kind: 'pong'; id: number }
  /** Of the events that are played: this one begins, or with the number of all of them, none is left. */
  | { kind: 'step'; index: number }
  /** All that the page has in its storages now. */
  | { kind: 'stored'; storage: PageStorage }
  | { kind: 'loaded' };

const TEXT_MAX = 20_000;

/** Whether data from a frame, where a learner's script runs, really is one of its messages. */
export function isFromFrame(data: unknown): data is FromFrame {
  if (typeof data !== 'object' || data === null) return false;
  const message = data as Record<string, unknown>;
  const text = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;
  switch (message.kind) {
    case 'print':
      return (message.level === 'out' || message.level === 'err') && text(message.text);
    case 'dialog':
      return (
        ['alert', 'confirm', 'prompt'].some((one) => one === message.dialog) &&
        text(message.text) &&
        (message.answer === null || text(message.answer))
      );
    case 'error':
      return (
        [message.type, message.message, message.stack].every(text) &&
        (message.file === 'html' || message.file === 'javascript') &&
        (message.line === null || Number.isInteger(message.line))
      );
    case 'pong':
      return Number.isInteger(message.id);
    case 'step':
      return Number.isInteger(message.index);
    case 'stored': {
      const { local, session } = (message.storage ?? {}) as Record<string, unknown>;
      return isStored(local) && isStored(session);
    }
    default:
      return message.kind === 'cut' || message.kind === 'loaded';
  }
}

function isStored(items: unknown): items is StoredItems {
  if (!Array.isArray(items)) return false;
  let characters = 0;
  for (const item of items) {
    const [name, value] = Array.isArray(item) ? item : [];
    if (typeof name !== 'string' || typeof value !== 'string') return false;
    characters += name.length + value.length;
  }
  return characters <= STORAGE_CHARACTERS_MAX;
}
