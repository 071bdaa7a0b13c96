import { FILES_CHARACTERS_MAX, type ProgramFiles, readProgramFiles } from '@kodestien/contract/document/program-files';
import { isProgram, mayHavePage, RUN_LANGUAGES, type RunLanguage } from '@kodestien/contract/languages';
import { ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { fromPackedFragment, toPackedFragment } from './packed-link.ts';

export { LINK_MAX } from './packed-link.ts';

/** A program of the scratchpad; `page` is what CSS or JavaScript is applied to, `files` what a program finds in its folder. */
export type SharedProgram = { language: RunLanguage; code: string; page: string | null; files: ProgramFiles | null };

/** Counts up when the format changes. */
const VERSION = '1.';

/** The program itself in the part of an address that is never sent to a server; null when it is too long for a link. */
export function toFragment({ language, code, page, files }: SharedProgram): Promise<string | null> {
  return toPackedFragment({ language, code, ...(page !== null && { page }), ...(files && { files }) }, VERSION);
}

/** What a link holds; null when it is damaged, from another version, or no program at all. Nothing of it is run. */
export async function fromFragment(fragment: string): Promise<SharedProgram | null> {
  return readProgram(await fromPackedFragment(fragment, VERSION, PROGRAM_BYTES_MAX));
}

/** Every text of the greatest length, in its longest spelling: a link of some kilobytes may unpack to gigabytes. */
export const PROGRAM_BYTES_MAX = (2 * ANSWER_MAX + FILES_CHARACTERS_MAX) * 6 + 1000;

/** Only a known language and texts of at most the length of an answer are believed. */
export function readProgram(value: unknown): SharedProgram | null {
  if (typeof value !== 'object' || value === null) return null;
  const { language, code, page = null, files = null } = value as Record<string, unknown>;
  const known = RUN_LANGUAGES.find((one) => one === language);
  if (!known || !isText(code) || !(page === null || isText(page))) return null;
  const given = files === null ? null : readProgramFiles(files);
  if (files !== null && given === null) return null;
  return {
    language: known,
    code,
    page: mayHavePage(known) ? page : null,
    files: isProgram(known) ? given : null,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= ANSWER_MAX;
}
