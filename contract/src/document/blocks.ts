import { type Static, Type } from 'typebox';
import { TEXT_LONG_MAX, TEXT_MEDIUM_MAX, TEXT_SHORT_MAX } from '../limits.ts';
import { Checks, InEach, RightAttempts, WrongAttempts } from './exercise.ts';
import { Line, RunnableLanguage, ShownLanguage, Slug, Title, TranslatedLine, TranslatedText } from './fields.ts';
import { QUIZ_KINDS, QuizAnswers, QuizDistractors, QuizGaps, QuizLines } from './quiz.ts';
import { IMAGE_PATH_PATTERN } from './rules.ts';

/** Blocks as authors write them and the database keeps them. What readers get is in reader-blocks.ts. */
export const BLOCK_TYPES = ['text', 'code', 'run', 'exercise', 'quiz', 'image', 'link'] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

const PROSE_MAX = 20_000;
const CODE_MAX = 10_000;

const Prose = TranslatedText(PROSE_MAX);
const Code = TranslatedText(CODE_MAX);
const Poeng = Type.Integer({ minimum: 0, maximum: 100 });

function Block<Name extends BlockType, T extends Type.TProperties>(type: Name, properties: T) {
  return Type.Object({ slug: Slug, type: Type.Literal(type), ...properties }, { additionalProperties: false });
}

export const TextBlock = Block('text', { txt: Prose });

export const CodeBlock = Block('code', {
  language: ShownLanguage,
  filename: Type.Optional(Line(TEXT_SHORT_MAX)),
  code: Code,
});

export const RunBlock = Block('run', {
  language: RunnableLanguage,
  code: Code,
  /** The page that the code styles or changes. */
  page: Type.Optional(Code),
  /** The error that this program shows on purpose: `NameError`. */
  error: Type.Optional(Type.String({ pattern: '^[A-Za-z]+$', maxLength: 60 })),
  /** What is typed when the program asks, for the check that it runs. */
  stdin: Type.Optional(InEach(Type.String({ maxLength: 2000 }))),
});

export const ExerciseBlock = Block('exercise', {
  language: RunnableLanguage,
  tittel: Title,
  poeng: Poeng,
  task: Prose,
  /** The page that is styled, in an exercise about CSS. */
  page: Type.Optional(Code),
  starter: Code,
  solution: Code,
  /** For pages: the page that the solution makes is shown, and with it what it is made of. */
  target: Type.Optional(Type.Boolean()),
  hints: Type.Optional(Type.Array(TranslatedText(TEXT_LONG_MAX), { minItems: 1, maxItems: 5 })),
  checks: Checks,
  right: Type.Optional(RightAttempts(Code)),
  wrong: Type.Optional(WrongAttempts(Code)),
});

export const QuizBlock = Block('quiz', {
  poeng: Poeng,
  kind: Type.Enum(QUIZ_KINDS),
  question: Prose,
  /** choose */
  answers: Type.Optional(QuizAnswers),
  /** order */
  lines: Type.Optional(QuizLines),
  distractors: Type.Optional(QuizDistractors),
  /** fill: a program with gaps, written ___; predict: a program whose output is asked for */
  language: Type.Optional(RunnableLanguage),
  code: Type.Optional(Code),
  gaps: Type.Optional(QuizGaps),
  explanation: Type.Optional(TranslatedText(2000)),
});

export const ImageBlock = Block('image', {
  src: Type.String({ pattern: IMAGE_PATH_PATTERN, maxLength: 200 }),
  /** Side lengths and version are read from the file when it is loaded. */
  width: Type.Integer({ minimum: 1, maximum: 10_000 }),
  height: Type.Integer({ minimum: 1, maximum: 10_000 }),
  version: Type.String({ pattern: '^[0-9a-f]{12}$', maxLength: 12 }),
  alt: TranslatedLine(TEXT_MEDIUM_MAX),
  caption: Type.Optional(TranslatedLine(TEXT_MEDIUM_MAX)),
});

export const LinkBlock = Block('link', {
  /** A document (and a block of it), or an address elsewhere: one of the two. */
  doc_slug: Type.Optional(Slug),
  blokk_slug: Type.Optional(Slug),
  url: Type.Optional(Type.String({ pattern: '^https://\\S+$', maxLength: 500 })),
  txt: TranslatedLine(TEXT_SHORT_MAX),
});

export const BLOCK_SCHEMAS = {
  text: TextBlock,
  code: CodeBlock,
  run: RunBlock,
  exercise: ExerciseBlock,
  quiz: QuizBlock,
  image: ImageBlock,
  link: LinkBlock,
} as const satisfies Record<BlockType, unknown>;

export type BlockOf<T extends BlockType> = Static<(typeof BLOCK_SCHEMAS)[T]>;
export const AnyBlock = Type.Union([TextBlock, CodeBlock, RunBlock, ExerciseBlock, QuizBlock, ImageBlock, LinkBlock]);
export type Block = Static<typeof AnyBlock>;
