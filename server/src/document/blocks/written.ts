import { HUMAN_LANGS, type Translated } from '@kodestien/contract/language';
import { writeFencedCode } from '../source/fenced-code.ts';
import type { WrittenSection } from './kind.ts';

/** The sections of a text in both languages; one section for both where they say the same. */
export function bothLanguages(text: Translated, name?: string): WrittenSection[] {
  const named = name === undefined ? {} : { name };
  if (text._no === text._eng) return [{ ...named, langs: HUMAN_LANGS, text: text._no }];
  return HUMAN_LANGS.map((lang) => ({ ...named, langs: [lang], text: text[lang] }));
}

export function codeInBothLanguages(code: Translated, language: string, name?: string): WrittenSection[] {
  return bothLanguages({ _no: writeFencedCode(code._no, language), _eng: writeFencedCode(code._eng, language) }, name);
}
