import { LANGUAGES, type ProgramLanguage, type RunLanguage } from '@kodestien/contract/languages';
import type { EditorMode } from '../../editor/mode.ts';
import { loadChunk } from '../../loading/load-chunk.ts';
import {
  COLON,
  CURLY,
  EQUALS,
  INDENT,
  one,
  type PhoneKey,
  pair,
  QUOTES,
  ROUND,
  SEMICOLON,
  SQUARE,
  UNDO,
} from './phone-keys.ts';
import type { Runner } from './runners/runner.ts';

type Written = {
  grammar: EditorMode['grammar'];
  /** The signs that a phone's keyboard hides, and programs are full of. */
  keys: readonly PhoneKey[];
};
type Run = { runner: () => Promise<Runner> };

/** What the web app adds to a language of the contract. A page needs no runner of its own: frames show it. */
type WebLanguages = { [L in RunLanguage]: Written & (L extends ProgramLanguage ? Run : unknown) };

const WEB_LANGUAGES: WebLanguages = {
  python: {
    grammar: async () => (await import('@codemirror/lang-python')).python(),
    keys: [INDENT, ROUND, SQUARE, COLON, QUOTES, EQUALS, one('_', 'learning.keys.underscore'), UNDO],
    runner: async () => (await loadChunk('python', () => import('./runners/python.ts'))).pythonRunner(),
  },
  javascript: {
    grammar: async () => (await import('@codemirror/lang-javascript')).javascript(),
    keys: [INDENT, ROUND, SQUARE, CURLY, SEMICOLON, QUOTES, EQUALS, UNDO],
    runner: async () => (await loadChunk('javascript', () => import('./runners/javascript.ts'))).javascriptRunner(),
  },
  html: {
    grammar: async () => (await import('@codemirror/lang-html')).html(),
    keys: [INDENT, pair('<>', 'learning.keys.angle'), one('/', 'learning.keys.slash'), QUOTES, EQUALS, UNDO],
  },
  css: {
    grammar: async () => (await import('@codemirror/lang-css')).css(),
    keys: [INDENT, CURLY, COLON, SEMICOLON, one('#', 'learning.keys.hash'), one('-', 'learning.keys.dash'), UNDO],
  },
};

const modes = new Map<RunLanguage, EditorMode>();

/** Always the same object for a language: an editor is opened again when its mode is another. */
export function modeOf(language: RunLanguage): EditorMode {
  const cached = modes.get(language);
  if (cached) return cached;
  const mode = { grammar: WEB_LANGUAGES[language].grammar, indent: LANGUAGES[language].indent };
  modes.set(language, mode);
  return mode;
}

export function keysOf(language: RunLanguage): readonly PhoneKey[] {
  return WEB_LANGUAGES[language].keys;
}

const runners = new Map<ProgramLanguage, Promise<Runner>>();

/** The page's one runner of a language. */
export function loadRunner(language: ProgramLanguage): Promise<Runner> {
  const cached = runners.get(language);
  if (cached) return cached;
  const runner = WEB_LANGUAGES[language].runner();
  runners.set(language, runner);
  // What did not arrive is fetched again for the next who asks.
  runner.catch(() => runners.delete(language));
  return runner;
}
