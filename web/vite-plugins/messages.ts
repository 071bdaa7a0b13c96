import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const I18N = fileURLToPath(new URL('../src/i18n/', import.meta.url));
const NORWEGIAN = `${I18N}messages/_no`;
const AREA = 'messages:';

/**
 * The texts of `src/i18n/messages`, one file for each area and language. A file that is there is an area:
 * `import 'messages:signin'` brings its texts, in both languages, into the chunk of anyone who asks. ICU is turned into
 * lists of parts at build time, so that the browser carries no parser.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart: writeMessageKeys,
    configureServer({ watcher }) {
      watcher.on('add', writeMessageKeys).on('unlink', writeMessageKeys);
    },
    resolveId: { filter: { id: /^messages:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0messages:/ },
      handler(id) {
        const area = id.slice(1 + AREA.length);
        const files = HUMAN_LANGS.map((lang) => `${I18N}messages/${lang}/${area}.json`);
        for (const file of files) this.addWatchFile(file);
        return registration(files);
      },
    },
  };
}

/** Each key once, with its text in every language: the languages share most of what is not text. */
function registration(files: string[]): string {
  const [texts = {}, ...others] = files.map((file) => compileArea(JSON.parse(readFileSync(file, 'utf8'))));
  const area = Object.entries(texts).map(([key, text]) => [key, [text, ...others.map((other) => other[key])]]);
  return `import { registerArea } from ${JSON.stringify(`${I18N}catalogs.ts`)};
registerArea(${JSON.stringify(Object.fromEntries(area))});`;
}

function compileArea(texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        const parts = compileMessageOrThrow(text);
        return [key, parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts];
      } catch (issue) {
        throw new Error(`The message ${key} is not valid ICU: ${text}`, { cause: issue });
      }
    }),
  );
}

/** The type of a key, from the files that are there. Written when something has changed, so that it can be committed. */
export function writeMessageKeys(): void {
  const keys = readdirSync(NORWEGIAN).map((file) => `  | keyof typeof import('./messages/_no/${file}')`);
  const source = `// Written by web/vite-plugins/messages.ts from the files in messages/_no.
// biome-ignore format: one line for each file
export type MessageKey =
${keys.sort().join('\n')};
`;
  const path = `${I18N}message-key.ts`;
  if (readFileSync(path, 'utf8') !== source) writeFileSync(path, source);
}
