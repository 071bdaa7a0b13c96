import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import type { Report } from '../issue.ts';
import {
  codeLanguagesDiffer,
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
