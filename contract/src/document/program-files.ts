import { Type } from 'typebox';
import type { HumanLang } from '../language.ts';
import { LINES_PATTERN } from '../text.ts';

/**
 * Small text files that come with a block: a program finds them in its folder, by name. They are sent with the lesson to
 * everyone who reads it, and with every check, so they stay small.
 */
export const FILES_MAX = 5;
export const FILE_CHARACTERS_MAX = 20_000;
/** All the files of a block together, in one language. */
export const FILES_CHARACTERS_MAX = 40_000;

/** One folder, no program, no name that some system keeps for itself: what works here works on the learner's own machine. */
export const FILE_NAME_PATTERN = '^[a-z][a-z0-9_-]{0,39}\\.(?:csv|json|txt)$';

/** Every line ends with a line break, the last one too, as editors save a text file. */
const WHOLE_LINES = `${LINES_PATTERN.slice(0, -1)}\\n$`;

const FileName = Type.String({ pattern: FILE_NAME_PATTERN });
const bounded = { additionalProperties: false, minProperties: 1, maxProperties: FILES_MAX };

/** What is in each file, by its name. */
export type ProgramFiles = Readonly<Record<string, string>>;

/** As an author writes them: the names may differ in the two languages, how many there are may not. */
const LessonFiles = Type.Record(
  FileName,
  Type.String({ maxLength: FILE_CHARACTERS_MAX, pattern: WHOLE_LINES }),
  bounded,
);
export const BlockFiles = Type.Object({ _no: LessonFiles, _eng: LessonFiles }, { additionalProperties: false });

/** As they are read, run and sent. A file may be empty, and may end in the middle of a line. */
export const ProgramFiles = Type.Record(
  FileName,
  Type.String({ maxLength: FILE_CHARACTERS_MAX, pattern: LINES_PATTERN }),
  bounded,
);
export const ReaderFiles = Type.Object(
  { _no: Type.Record(Type.String(), Type.String()), _eng: Type.Record(Type.String(), Type.String()) },
  { description: 'Text files that the program finds in its folder: what is in each, by its name' },
);

/** What a check gives the program instead of what is in the block's files; short, because it is an input. */
export const CheckFiles = Type.Record(FileName, Type.String({ maxLength: 2000, pattern: LINES_PATTERN }), bounded);

/** An input with all the files that its program finds: those of the block, and in their place those of the check. */
export function withFiles<Input extends { kind: string }>(
  input: Input,
  files: Readonly<Record<HumanLang, ProgramFiles>> | null | undefined,
  lang: HumanLang,
): Input & { files?: ProgramFiles } {
  if (!files || input.kind === 'source') return input;
  const own = 'files' in input ? (input.files as ProgramFiles | undefined) : undefined;
  return { ...input, files: { ...files[lang], ...own } };
}

const fileName = new RegExp(FILE_NAME_PATTERN);
const lines = new RegExp(LINES_PATTERN, 'u');

/** Files that came from somewhere else, such as a link that someone has written; null when anything in them is refused. */
export function readProgramFiles(value: unknown): ProgramFiles | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const isFine = ([name, text]: [string, unknown]) =>
    fileName.test(name) && typeof text === 'string' && text.length <= FILE_CHARACTERS_MAX && lines.test(text);
  return entries.length > 0 && entries.length <= FILES_MAX && entries.every(isFine)
    ? Object.fromEntries(entries)
    : null;
}
