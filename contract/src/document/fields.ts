import { Type } from 'typebox';
import { CODE_LANGUAGES, RUN_LANGUAGES } from '../languages.ts';
import { TEXT_LONG_MAX, TEXT_SHORT_MAX } from '../limits.ts';
import { LINE_PATTERN, LINES_PATTERN } from '../text.ts';
import { DOCUMENT_ICONS, type DocumentIcon } from './icons.ts';
import { PLAIN_TEXT_PATTERN, SLUG_MAX, SLUG_PATTERN } from './rules.ts';

export const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: SLUG_MAX, examples: ['python-variables'] });

/** Both languages, always, and neither empty. */
export function TranslatedText(maxLength: number) {
  return both(Type.String({ minLength: 1, maxLength, pattern: LINES_PATTERN }));
}

/** The same on one line: titles, names, what pictures show. */
export function TranslatedLine(maxLength: number) {
  return both(Line(maxLength));
}

export function Line(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: LINE_PATTERN });
}

function both(text: Type.TString) {
  return Type.Object({ _no: text, _eng: text }, { additionalProperties: false });
}

export const Title = TranslatedLine(TEXT_SHORT_MAX);
export const Code = TranslatedText(10_000);

export const Icon = Type.Enum<DocumentIcon[]>([...DOCUMENT_ICONS]);

export const ShownLanguage = Type.Enum(CODE_LANGUAGES);
export const RunnableLanguage = Type.Enum(RUN_LANGUAGES);

/** What people write under a block: plain text of a few lines. */
export const PlainText = Type.String({ pattern: PLAIN_TEXT_PATTERN, minLength: 1, maxLength: TEXT_LONG_MAX });
/** Made by the browser for one text: sending that text twice makes one, and undoing its deletion brings back the same one. */
export const ClientId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  maxLength: 36,
  examples: ['018f3c1e-7b1a-7cc2-9d4e-2f6a3b5c7d8e'],
});
