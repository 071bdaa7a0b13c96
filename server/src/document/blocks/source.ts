import { FILE_SECTION } from '@kodestien/contract/document/blocks/record';
import { FILE_NAME_PATTERN } from '@kodestien/contract/document/program-files';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import type { Report } from '../issue.ts';
import {
  codeLanguagesDiffer,
  fileNameRefused,
  ONLY_CODE_HERE,
  sectionUnasked,
  textEmpty,
  textMissing,
} from '../issue-reasons/blocks.ts';
import { readFencedCode } from '../source/fenced-code.ts';
import type { ImageFacts } from '../source/images.ts';
import type { ScannedBlock, Section } from '../source/scan.ts';
import type { Settings } from '../source/settings.ts';

/** One block of a file while it is being understood. It says what is missing, and where. */
export class BlockSource {
  readonly settings: Record<string, unknown>;
  readonly images: ReadonlyMap<string, ImageFacts>;
  readonly #block: ScannedBlock;
  readonly #lineOf: (key: string) => number;
  readonly #report: Report;
  readonly #asked = new Set<Section>();

  constructor(block: ScannedBlock, settings: Settings, images: ReadonlyMap<string, ImageFacts>, report: Report) {
    this.#block = block;
    this.settings = settings.values;
    this.#lineOf = settings.lineOf;
    this.images = images;
    this.#report = report;
  }

  /** The text of a section in both languages; one that is missing is reported. */
  translated(name = ''): Translated {
    return Object.fromEntries(HUMAN_LANGS.map((lang) => [lang, this.#text(name, lang)])) as Translated;
  }

  optionalTranslated(name: string): Translated | undefined {
    return this.#block.sections.some((section) => section.name === name) ? this.translated(name) : undefined;
  }

  /** Code in both languages; the fence names the programming language, the same in both. */
  translatedCode(name = ''): { language: string; code: Translated } {
    const fences = HUMAN_LANGS.map((lang) => [lang, this.#code(name, lang)] as const);
    const languages = new Set(fences.map(([, fence]) => fence.language).filter(Boolean));
    if (languages.size > 1) this.#report(this.#block.line, codeLanguagesDiffer([...languages]));
    const code = Object.fromEntries(fences.map(([lang, fence]) => [lang, fence.code])) as Translated;
    return { language: fences[0]?.[1].language ?? '', code };
  }

  optionalTranslatedCode(name: string): { language: string; code: Translated } | undefined {
    return this.#block.sections.some((section) => section.name === name) ? this.translatedCode(name) : undefined;
  }

  /** The files of a program, each in a section of its own. Their names may differ in the two languages, their number not. */
  files(): { files?: Record<HumanLang, Record<string, string>> } {
    const sections = this.#block.sections.filter(({ name }) => name.startsWith(FILE_SECTION));
    if (sections.length === 0) return {};
    const filesIn = (lang: HumanLang) => {
      const own = sections.filter(({ langs }) => langs.includes(lang)).map(({ name }) => name);
      return Object.fromEntries([...new Set(own)].map((name) => this.#file(name, lang)));
    };
    return { files: { _no: filesIn('_no'), _eng: filesIn('_eng') } };
  }

  settingIssue(key: string, reason: Translated): void {
    this.#report(this.#lineOf(key), reason);
  }

  reportUnasked(): void {
    for (const section of this.#block.sections) {
      if (this.#asked.has(section)) continue;
      this.#report(section.line - 1, sectionUnasked(this.#block.type));
    }
  }

  #code(name: string, lang: HumanLang): { language: string; code: string } {
    const section = this.#section(name, lang);
    const fenced = section && readFencedCode(section.text);
    if (section && !fenced) this.#report(section.line, ONLY_CODE_HERE);
    return fenced ?? { language: '', code: '' };
  }

  #file(section: string, lang: HumanLang): [name: string, text: string] {
    const name = section.slice(FILE_SECTION.length);
    const { line } = this.#block.sections.find((one) => one.name === section) ?? this.#block;
    if (!new RegExp(FILE_NAME_PATTERN).test(name)) this.#report(line - 1, fileNameRefused(name));
    // A fence has the line break of the last line in front of it.
    return [name, `${this.#code(section, lang).code}\n`];
  }

  #text(name: string, lang: HumanLang): string {
    const section = this.#section(name, lang);
    const text = section?.text.replace(/^(?:[ \t]*\n)+/, '').trimEnd() ?? '';
    if (section && text === '') this.#report(section.line - 1, textEmpty(lang));
    return text;
  }

  #section(name: string, lang: HumanLang): Section | undefined {
    const found = this.#block.sections.find((section) => section.name === name && section.langs.includes(lang));
    if (found) this.#asked.add(found);
    else {
      const marker = name === '' ? lang : `${name} ${lang}`;
      const { line, slug } = this.#block;
      this.#report(line, textMissing(lang, slug, marker));
    }
    return found;
  }
}
