import { type Static, Type } from 'typebox';
import { Slug } from '../document/fields.ts';
import { Fields, HumanLangSchema, OrNull, Time, Words } from '../fields.ts';
import { operation } from '../operation.ts';
import { ClassId, PupilId } from './class.ts';
import { Question } from './talk.ts';

export const CELL_STATES = ['solved', 'tried', 'writing', 'none'] as const;

const Failure = {
  check: OrNull(Type.String({ description: 'The name of the first check that fails, in the language of the answer' })),
  got: OrNull(Type.String({ description: 'What the program gave there, at most 200 characters' })),
  error: OrNull(Type.String({ description: 'What stopped the program: IndentationError' })),
  line: OrNull(Type.Integer()),
};

export const BoardPupil = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  cells: Type.Array(Type.Object({ state: Type.Enum(CELL_STATES), tries: Type.Integer() }), {
    description: 'In the order of the exercises',
  }),
  questions: Type.Integer({ description: 'Solved ones' }),
  last_at: OrNull(Time),
  stuck_since: OrNull(
    Type.Integer({ description: 'Of an exercise that they have failed for a while and are still at' }),
  ),
});
export type BoardPupil = Static<typeof BoardPupil>;

export const StuckGroup = Type.Object({
  blokk_slug: Type.String(),
  tittel: Words,
  pupils: Type.Integer({ description: 'Whose last answer to the exercise failed' }),
  same: Type.Integer({ description: 'So many of them in this way' }),
  ...Failure,
  example: Type.Object({
    attempt: Type.Integer(),
    elev: Type.Integer(),
    name: Type.String(),
    program: Type.String(),
    human_lang: HumanLangSchema,
  }),
});
export type StuckGroup = Static<typeof StuckGroup>;

const Titled = Type.Object({ blokk_slug: Type.String(), tittel: Words });

export const Board = Type.Object(
  {
    at: Time,
    doc_slug: Type.String(),
    course: Type.String(),
    tittel: Words,
    page: Type.String(),
    exercises: Type.Array(Titled, { description: 'Those that the lesson is finished with' }),
    drills: Type.Array(Titled, { description: 'Extra practice: without cells, and among the groups as any exercise' }),
    questions: Type.Integer(),
    on: Type.Integer({ description: 'Pupils who have done something in the last minutes' }),
    pupils: Type.Array(BoardPupil),
    groups: Type.Array(StuckGroup, { description: 'Most pupils first' }),
    asked: Type.Array(Question, {
      description: 'Questions of the class, in any lesson: the unanswered first, then those answered lately',
    }),
  },
  { title: 'Board' },
);
export type Board = Static<typeof Board>;

const lesson = {
  id: ClassId,
  doc_slug: Type.Optional(Slug),
};

export const klasseTavle = operation({
  method: 'GET',
  path: 'klasse_tavle',
  summary: 'The board of a class: its pupils and the exercises of a lesson, the one they work with if none is named',
  query: Fields(lesson),
  success: { status: 200, body: Board },
  errors: ['class_not_found', 'not_found'],
});

export const klasseTavleStrom = operation({
  method: 'GET',
  path: 'klasse_tavle_strom',
  summary:
    'The same as server-sent events: a board whenever something has changed. It ends when the access token does; ask again with a new one',
  query: Fields(lesson),
  success: { status: 200, body: Type.String(), file: 'text/event-stream' },
  errors: ['class_not_found', 'not_found'],
});

export const PupilAttempt = Type.Object({
  id: Type.Integer(),
  blokk_slug: Type.String(),
  human_lang: HumanLangSchema,
  answer: Type.String(),
  passed: Type.Boolean(),
  counts: Type.Boolean({ description: 'false: the program did not start, which costs no try' }),
  at: Time,
  hints: OrNull(Type.Integer({ description: 'How many hints had been opened' })),
  ...Failure,
});
export type PupilAttempt = Static<typeof PupilAttempt>;

export const klasseElevForsok = operation({
  method: 'GET',
  path: 'klasse_elev_forsok',
  summary: 'What a pupil has handed in to the exercises of a lesson, the oldest first. Drafts are not shown',
  query: Fields({ id: ClassId, elev: PupilId, doc_slug: Slug }),
  success: {
    status: 200,
    body: Type.Object({ name: Type.String(), username: Type.String(), results: Type.Array(PupilAttempt) }),
  },
  errors: ['class_not_found', 'user_not_found', 'not_found'],
});
