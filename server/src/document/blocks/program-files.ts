import { FILE_SECTION } from '@kodestien/contract/document/blocks/record';
import { FILES_CHARACTERS_MAX, type ProgramFiles } from '@kodestien/contract/document/program-files';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { isProgram, type RunLanguage } from '@kodestien/contract/languages';
import { filesDiffer, filesTooLong, filesUnused } from '../issue-reasons/blocks.ts';
import { writeFencedCode } from '../source/fenced-code.ts';
import type { BlockIssue, WrittenSection } from './kind.ts';

type BlockFiles = Readonly<Record<HumanLang, ProgramFiles>>;

/** A section for each file; one for both languages where the file is the same. */
export function writeFiles(files: BlockFiles | undefined): WrittenSection[] {
  if (!files) return [];
  const section = (name: string, text: string, langs: readonly HumanLang[]): WrittenSection => ({
    name: FILE_SECTION + name,
    langs,
    text: writeFencedCode(text.replace(/\n$/, ''), fenceOf(name)),
  });
  const isShared = (name: string) => files._no[name] !== undefined && files._no[name] === files._eng[name];
  const shared = Object.entries(files._no).filter(([name]) => isShared(name));
  return [
    ...shared.map(([name, text]) => section(name, text, HUMAN_LANGS)),
    ...HUMAN_LANGS.flatMap((lang) =>
      Object.entries(files[lang])
        .filter(([name]) => !isShared(name))
        .map(([name, text]) => section(name, text, [lang])),
    ),
  ];
}

export function checkFiles({ files, language }: { files?: BlockFiles; language: RunLanguage }): BlockIssue[] {
  if (!files) return [];
  const setting = 'files';
  const issues: BlockIssue[] = [];
  if (!isProgram(language)) issues.push({ reason: filesUnused(language), setting });
  const [no = 0, eng = 0] = HUMAN_LANGS.map((lang) => Object.keys(files[lang]).length);
  if (no !== eng) issues.push({ reason: filesDiffer(no, eng), setting });
  for (const lang of HUMAN_LANGS) {
    const characters = Object.values(files[lang]).join('').length;
    if (characters > FILES_CHARACTERS_MAX)
      issues.push({ reason: filesTooLong(lang, characters, FILES_CHARACTERS_MAX), setting });
  }
  return issues;
}

/** What an editor of lesson files colours it as. */
function fenceOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return ending === 'txt' ? 'text' : ending;
}
