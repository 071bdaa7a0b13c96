import { LANGUAGES, type ProgramLanguage, type RunLanguage } from '@kodestien/contract/languages';
import type { Explanation } from '@kodestien/sandbox/judge/explanation';
import type { ProgramError } from '@kodestien/sandbox/judge/observation';
import type { EditorMode } from '../../editor/mode.ts';
import { loadChunk } from '../../loading/load-chunk.ts';
import { engineFailed, engineIsHere, engineProgress } from './engine/engine-state.ts';
import {
  ANGLE,
  ARROWS,
  COLON,
  CURLY,
  DOT,
  EQUALS,
  INDENT,
  one,
  type PhoneKey,
  QUOTES,
  ROUND,
  SEMICOLON,
  SINGLE_QUOTES,
  SQUARE,
  UNDO,
} from './phone-keys.ts';
import type { MakeRunner, Runner } from './runners/runner.ts';

type Written = {
  grammar: EditorMode['grammar'];
  /** The signs that a phone's keyboard hides, and programs are full of. */
  keys: readonly PhoneKey[];
};
type Explanations = {
  explain(error: ProgramError, source: string): Explanation | null;
  /** Why a program that ended well printed nothing; null where that is not plain to see. */
  explainSilence(language: ProgramLanguage, source: string): Explanation | null;
};
type Run = { runner: () => Promise<MakeRunner>; explanations: () => Promise<Explanations> };

/** What the web app adds to a language of the contract. A page needs no runner of its own: frames show it. */
type WebLanguages = { [L in RunLanguage]: Written & (L extends ProgramLanguage ? Run : unknown) };

const WEB_LANGUAGES: WebLanguages = {
  python: {
    grammar: async () => (await import('@codemirror/lang-python')).python(),
    keys: [
      INDENT,
      ROUND,
      QUOTES,
      COLON,
      EQUALS,
      SQUARE,
      SINGLE_QUOTES,
      one('_', 'learning.keys.underscore'),
      CURLY,
      UNDO,
      ...ARROWS,
    ],
    runner: async () => (await loadChunk('python', () => import('./runners/python.ts'))).pythonRunner,
    explanations: () => loadChunk('python-explanations', () => import('./explanations/python.ts')),
  },
  javascript: {
    grammar: async () => (await import('@codemirror/lang-javascript')).javascript(),
    keys: [INDENT, ROUND, CURLY, QUOTES, SEMICOLON, EQUALS, DOT, SQUARE, SINGLE_QUOTES, ANGLE, UNDO, ...ARROWS],
    runner: async () => (await loadChunk('javascript', () => import('./runners/javascript.ts'))).javascriptRunner,
    explanations: () => loadChunk('javascript-explanations', () => import('./explanations/javascript.ts')),
  },
  html: {
    grammar: async () => (await import('@codemirror/lang-html')).html(),
    keys: [
      INDENT,
      ANGLE,
      one('/', 'learning.keys.slash'),
      QUOTES,
      EQUALS,
      one('-', 'learning.keys.dash'),
      UNDO,
      ...ARROWS,
    ],
  },
  css: {
    grammar: async () => (await import('@codemirror/lang-css')).css(),
    keys: [
      INDENT,
      CURLY,
      COLON,
      SEMICOLON,
      DOT,
      one('#', 'learning.keys.hash'),
      one('-', 'learning.keys.dash'),
      ROUND,
      UNDO,
      ...ARROWS,
    ],
  },
};

const modes = new Map<RunLanguage, EditorMode>();

/** Always the same object for a language: an editor is opened again when its mode is another. */
export function modeOf(language: RunLanguage): EditorMode {
  const cached = modes.get(language);
  if (cached) return cached;
  const { indent, kind } = LANGUAGES[language];
  const mode = { grammar: WEB_LANGUAGES[language].grammar, indent, isMarkup: kind === 'page' };
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
  const runner = WEB_LANGUAGES[language]
    .runner()
    .then((make) => make((loaded, total) => engineProgress(language, loaded, total)));
  runners.set(language, runner);
  // What did not arrive is fetched again for the next who asks.
  runner.catch(() => runners.delete(language));
  return runner;
}

export function explanationsOf(language: ProgramLanguage): Promise<Explanations> {
  return WEB_LANGUAGES[language].explanations();
}

/** The runner with its engine. Rejects with an `EngineFailure`, or because its code did not come. */
export async function readyRunner(language: ProgramLanguage): Promise<Runner> {
  try {
    const runner = await loadRunner(language);
    await runner.ready();
    engineIsHere(language);
    return runner;
  } catch (error) {
    engineFailed(language);
    throw error;
  }
}
