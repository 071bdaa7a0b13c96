import type { Extension } from '@codemirror/state';

/** Each language is a chunk of its own, loaded when an editor of it is opened. */
const LANGUAGES = {
  python: async () => (await import('@codemirror/lang-python')).python(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  json: async () => (await import('@codemirror/lang-json')).json(),
} as const satisfies Record<string, () => Promise<Extension>>;
export type EditorLanguage = keyof typeof LANGUAGES;

export function loadLanguage(language: EditorLanguage): Promise<Extension> {
  return LANGUAGES[language]();
}
