import { type Static, Type } from 'typebox';
import type { BlockType } from './blocks.ts';
import { CODE_LANGUAGES, RUN_LANGUAGES } from './fields.ts';

/** Blocks as readers get them: HTML that is safe to put into the page, and nothing that gives an answer away. */
const Both = Type.Object({ _no: Type.String(), _eng: Type.String() });
const Html = Type.Object(
  { _no: Type.String(), _eng: Type.String() },
  { description: 'Sanitised HTML; code in it carries tok-… classes' },
);
const ShownLanguage = Type.Enum(CODE_LANGUAGES);
const RunLanguage = Type.Enum(RUN_LANGUAGES);

function Block<Name extends BlockType, T extends Type.TProperties>(type: Name, properties: T) {
  return Type.Object({ slug: Type.String(), type: Type.Literal(type), ...properties });
}

export const ReaderTextBlock = Block('text', { html: Html });
export const ReaderCodeBlock = Block('code', {
  language: ShownLanguage,
  filename: Type.Union([Type.String(), Type.Null()]),
  code: Both,
  html: Html,
});
export const ReaderRunBlock = Block('run', { language: RunLanguage, code: Both, html: Html });
export const ReaderExerciseBlock = Block('exercise', {
  language: RunLanguage,
  poeng: Type.Integer(),
  html: Html,
  starter: Both,
  starter_html: Html,
  checks: Type.Array(Type.Object({ id: Type.String(), name: Both }), { description: 'Without the hidden ones' }),
});
export const ReaderQuizBlock = Block('quiz', {
  poeng: Type.Integer(),
  html: Html,
  multiple: Type.Boolean({ description: 'More than one answer is right' }),
  answers: Type.Array(Type.Object({ id: Type.String(), html: Html })),
});
export const ReaderImageBlock = Block('image', {
  src: Type.String({ description: 'The file behind this address never changes' }),
  width: Type.Integer(),
  height: Type.Integer(),
  alt: Both,
  caption: Type.Union([Both, Type.Null()]),
});
export const ReaderLinkBlock = Block('link', {
  href: Type.String(),
  external: Type.Boolean(),
  doc_slug: Type.Union([Type.String(), Type.Null()]),
  blokk_slug: Type.Union([Type.String(), Type.Null()]),
  txt: Both,
});

const READER_BLOCK_SCHEMAS = {
  text: ReaderTextBlock,
  code: ReaderCodeBlock,
  run: ReaderRunBlock,
  exercise: ReaderExerciseBlock,
  quiz: ReaderQuizBlock,
  image: ReaderImageBlock,
  link: ReaderLinkBlock,
} as const satisfies Record<BlockType, unknown>;

export type ReaderBlockOf<T extends BlockType> = Static<(typeof READER_BLOCK_SCHEMAS)[T]>;
export const ReaderBlock = Type.Union([
  ReaderTextBlock,
  ReaderCodeBlock,
  ReaderRunBlock,
  ReaderExerciseBlock,
  ReaderQuizBlock,
  ReaderImageBlock,
  ReaderLinkBlock,
]);
export type ReaderBlock = Static<typeof ReaderBlock>;
