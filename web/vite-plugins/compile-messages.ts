import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Turns the ICU texts of `src/i18n/messages` into Lingui's token lists at build time, so that the browser
 * carries no parser. What comes out is JSON still; Vite makes a module of it as of any other JSON file.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/messages\/[^?]+\.json$/ },
      handler(source) {
        return { code: JSON.stringify(compileArea(JSON.parse(source))), map: null };
      },
    },
  };
}

function compileArea(messages: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => {
      try {
        return [key, compileMessageOrThrow(text)];
      } catch (fault) {
        throw new Error(`The message ${key} is not valid ICU: ${text}`, { cause: fault });
      }
    }),
  );
}
