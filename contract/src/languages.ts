/** Without the schema library: the web app loads this file. */

type Common = {
  /** As people write it; the same in both human languages. */
  name: string;
  /** The ending of a file's name, without the dot. */
  extension: string;
};

/** What all of the product knows of a language that code is shown in. */
type LanguageRecord = Common &
  (
    | {
        /** It prints, asks and returns. */
        kind: 'program';
        /** The folder of the sandbox that runs it. */
        engine: string;
        /** Whether a run can be recorded and stepped through. */
        steps: boolean;
        /** What it runs as in a page that a block gives it to change; null where it cannot. */
        script: 'javascript' | null;
        indent: number;
        icon: string;
      }
    | {
        /** It is shown as a page. */
        kind: 'page';
        engine: string;
        /** Which part of the page the learner writes. All but HTML need a page that they are applied to. */
        part: 'html' | 'css';
        indent: number;
        icon: string;
      }
    /** Shown and never run. */
    | { kind: 'text' }
  );

export const LANGUAGES = {
  python: {
    name: 'Python',
    extension: 'py',
    kind: 'program',
    engine: 'python',
    steps: true,
    script: null,
    indent: 4,
    icon: 'python',
  },
  javascript: {
    name: 'JavaScript',
    extension: 'js',
    kind: 'program',
    engine: 'javascript',
    steps: true,
    script: 'javascript',
    indent: 2,
    icon: 'javascript',
  },
  html: {
    name: 'HTML',
    extension: 'html',
    kind: 'page',
    engine: 'html-css',
    part: 'html',
    indent: 2,
    icon: 'html',
  },
  css: {
    name: 'CSS',
    extension: 'css',
    kind: 'page',
    engine: 'html-css',
    part: 'css',
    indent: 2,
    icon: 'css',
  },
  /** What a program printed, or anything that is no program. */
  text: { name: '', extension: 'txt', kind: 'text' },
} as const satisfies Record<string, LanguageRecord>;

/** Languages that code is shown in. */
export type CodeLanguage = keyof typeof LANGUAGES;
type Named<Kind extends LanguageRecord['kind']> = {
  [L in CodeLanguage]: (typeof LANGUAGES)[L]['kind'] extends Kind ? L : never;
}[CodeLanguage];
/** Languages that learners run and are judged in. */
export type RunLanguage = Named<'program' | 'page'>;
export type ProgramLanguage = Named<'program'>;
export type PageLanguage = Named<'page'>;
export type LanguageIcon = (typeof LANGUAGES)[RunLanguage]['icon'];

export const CODE_LANGUAGES = Object.keys(LANGUAGES) as readonly CodeLanguage[];
export const RUN_LANGUAGES = CODE_LANGUAGES.filter(isRunLanguage);
export const LANGUAGE_ICONS: readonly LanguageIcon[] = RUN_LANGUAGES.map((language) => LANGUAGES[language].icon);

export function isRunLanguage(language: CodeLanguage): language is RunLanguage {
  return LANGUAGES[language].kind !== 'text';
}

export function isProgram(language: CodeLanguage): language is ProgramLanguage {
  return LANGUAGES[language].kind === 'program';
}

export function isPage(language: CodeLanguage): language is PageLanguage {
  return LANGUAGES[language].kind === 'page';
}

/** Whether code in this language is nothing without a page that it is applied to. */
export function needsPage(language: CodeLanguage): boolean {
  const record: LanguageRecord = LANGUAGES[language];
  return record.kind === 'page' && record.part !== 'html';
}

/** Whether a block in this language may come with a page. */
export function mayHavePage(language: CodeLanguage): boolean {
  const record: LanguageRecord = LANGUAGES[language];
  return record.kind === 'program' ? record.script !== null : needsPage(language);
}

/** The page that a learner's code makes: the code itself, or the page of the block with the code applied to it. */
export function pageOf(
  language: PageLanguage,
  page: string | null | undefined,
  code: string,
): { html: string; css?: string } {
  return { html: page ?? '', [LANGUAGES[language].part]: code };
}
