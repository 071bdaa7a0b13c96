import { type Static, Type } from 'typebox';
import type { BlockType } from './blocks.ts';
import { Compare } from './exercise.ts';
import { CODE_LANGUAGES, RUN_LANGUAGES } from './fields.ts';
import { QUIZ_KINDS } from './quiz.ts';

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
const OrNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const ReaderRunBlock = Block('run', {
  language: RunLanguage,
  code: Both,
  html: Html,
  page: OrNull(Both),
});
/** A public check: what it asks, in each language, and what the reference solution gives (null until that is known). */
export const ReaderCheck = Type.Object({
  id: Type.String(),
  name: Both,
  after: Type.Array(Type.String()),
  compare: Compare,
  input: Type.Object({ _no: Type.Unknown(), _eng: Type.Unknown() }, { description: 'kind, and what that kind needs' }),
  expected: OrNull(Type.Object({ _no: Type.Unknown(), _eng: Type.Unknown() })),
  free: Type.Optional(
    Type.Object(
      { _no: Type.Boolean(), _eng: Type.Boolean() },
      { description: 'It holds before anything is written, so it counts only when another check has passed' },
    ),
  ),
});
export type ReaderCheck = Static<typeof ReaderCheck>;
export const ReaderExerciseBlock = Block('exercise', {
  language: RunLanguage,
  tittel: Both,
  poeng: Type.Integer(),
  txt: Both,
  html: Html,
  page: OrNull(Both),
  starter: Both,
  starter_html: Html,
  target: Type.Union([Both, Type.Null()], {
    description: 'The code of the page to come to, where its author lets it be seen',
  }),
  hints: Type.Array(Html),
  checks: Type.Array(ReaderCheck, { description: 'Without the hidden ones' }),
  hidden_checks: Type.Integer({ description: 'How many there are' }),
});
export const ReaderQuizBlock = Block('quiz', {
  poeng: Type.Integer(),
  kind: Type.Enum(QUIZ_KINDS),
  html: Html,
  multiple: Type.Boolean({ description: 'choose: more than one answer is right' }),
  answers: Type.Array(Type.Object({ id: Type.String(), html: Html }), { description: 'choose' }),
  lines: Type.Array(Type.Object({ id: Type.String(), code: Both }), {
    description: 'order: in no particular order, among them some that do not belong',
  }),
  language: OrNull(RunLanguage),
  code: OrNull(Both),
  code_html: OrNull(Html),
  gaps: Type.Integer({ description: 'fill: how many' }),
});
export const ReaderImageBlock = Block('image', {
  src: Type.String({ description: 'The file behind this address never changes' }),
  svg: Type.Union([Type.String(), Type.Null()], {
    description: 'The drawing itself, safe to put into the page, when it is made in the colours of the page',
  }),
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
