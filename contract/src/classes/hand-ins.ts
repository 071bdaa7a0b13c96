import { type Static, Type } from 'typebox';
import { Id } from '../admin/fields.ts';
import { Line, Slug } from '../document/fields.ts';
import { Fields, HumanLangSchema, Nothing, OrNull, Time, Words } from '../fields.ts';
import { operation } from '../operation.ts';
import { ClassId, PupilId } from './class.ts';
import { HAND_IN_ITEMS_MAX, HAND_IN_TITLE_MAX, HAND_IN_YEARS_MAX } from './rules.ts';
import { LineComment } from './talk.ts';

const Items = Type.Array(Fields({ doc_slug: Slug, blokk_slug: Type.Optional(Slug) }), {
  minItems: 1,
  maxItems: HAND_IN_ITEMS_MAX,
  description: 'Exercises; a lesson without blokk_slug is all of its exercises, extra practice aside',
});
const Title = Line(HAND_IN_TITLE_MAX);
const Moment = Type.Integer({
  minimum: 0,
  maximum: HAND_IN_YEARS_MAX * 366 * 24 * 60 * 60_000,
  description: 'Milliseconds since 1970',
});
const place = { id: ClassId, innlevering: Id };

export const HandInExercise = Type.Object({
  doc_slug: Type.String(),
  blokk_slug: Type.String(),
  tittel: Words,
  lesson: Words,
  page: Type.String({ description: 'Where the lesson is read' }),
});
export type HandInExercise = Static<typeof HandInExercise>;

/** A hand-in as teachers see it. */
export const HandIn = Type.Object(
  {
    innlevering: Type.Integer(),
    title: Type.String(),
    opens_at: Time,
    due_at: Time,
    late_ok: Type.Boolean({ description: 'Taken in after it was due, until it is closed' }),
    help_off: Type.Boolean({ description: 'Its pupils get neither hints nor solutions until it closes' }),
    closed_at: OrNull(Time),
    exercises: Type.Array(HandInExercise),
    handed_in: Type.Integer({ description: 'Pupils who have handed in' }),
    pupils: Type.Integer(),
  },
  { title: 'HandIn' },
);
export type HandIn = Static<typeof HandIn>;

export const HAND_IN_CELLS = ['solved', 'handed_in', 'tried', 'none'] as const;

export const HandInPupil = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  due_at: Time,
  more_time: Type.Boolean({ description: 'due_at is the pupil’s own' }),
  handed_in_at: OrNull(Time),
  late: Type.Boolean({ description: 'Handed in after it was due' }),
  cells: Type.Array(Type.Object({ state: Type.Enum(HAND_IN_CELLS), tries: Type.Integer() }), {
    description: 'In the order of the exercises. handed_in: handed in without being solved',
  }),
});
export type HandInPupil = Static<typeof HandInPupil>;

export const HandInGrid = Type.Object(
  { hand_in: HandIn, pupils: Type.Array(HandInPupil), at: Time },
  { title: 'HandInGrid' },
);
export type HandInGrid = Static<typeof HandInGrid>;

export const klasseInnleveringer = operation({
  method: 'GET',
  path: 'klasse_innleveringer',
  summary: 'The hand-ins of a class that you teach, the last due first',
  query: Fields({ id: ClassId }),
  success: { status: 200, body: Type.Object({ results: Type.Array(HandIn), at: Time }) },
  errors: ['class_not_found'],
});

export const klasseInnleveringAdd = operation({
  method: 'POST',
  path: 'klasse_innlevering',
  summary: 'Make a hand-in',
  body: Fields({
    id: ClassId,
    title: Title,
    items: Items,
    opens_at: Moment,
    due_at: Moment,
    late_ok: Type.Boolean(),
    help_off: Type.Boolean(),
  }),
  success: { status: 201, body: HandIn },
  errors: ['class_not_found', 'class_archived', 'class_limit'],
});

export const klasseInnleveringEdit = operation({
  method: 'PATCH',
  path: 'klasse_innlevering',
  summary: 'Change a hand-in, close it or open it again; what is left out stays. What was handed in stays as it was',
  body: Fields({
    ...place,
    title: Type.Optional(Title),
    items: Type.Optional(Items),
    opens_at: Type.Optional(Moment),
    due_at: Type.Optional(Moment),
    late_ok: Type.Optional(Type.Boolean()),
    help_off: Type.Optional(Type.Boolean()),
    closed: Type.Optional(Type.Boolean()),
  }),
  success: { status: 200, body: HandIn },
  errors: ['class_not_found', 'class_archived', 'hand_in_not_found'],
});

export const klasseInnleveringRemove = operation({
  method: 'DELETE',
  path: 'klasse_innlevering',
  summary: 'Delete a hand-in with everything that was handed in to it, and the comments on it',
  query: Fields(place),
  success: { status: 200, body: Nothing },
  errors: ['class_not_found', 'class_archived', 'hand_in_not_found'],
});

export const klasseInnlevering = operation({
  method: 'GET',
  path: 'klasse_innlevering',
  summary: 'A hand-in with every pupil and exercise',
  query: Fields(place),
  success: { status: 200, body: HandInGrid },
  errors: ['class_not_found', 'hand_in_not_found'],
});

export const klasseInnleveringFrist = operation({
  method: 'PUT',
  path: 'klasse_innlevering_frist',
  summary: 'More time for one pupil; null takes it back',
  body: Fields({ ...place, elev: PupilId, due_at: OrNull(Moment) }),
  success: { status: 200, body: HandInGrid },
  errors: ['class_not_found', 'class_archived', 'hand_in_not_found', 'user_not_found'],
});

/** A program as it was handed in, with what the teachers have written on its lines. */
export const HandedIn = Type.Object({
  doc_slug: Type.String(),
  blokk_slug: Type.String(),
  human_lang: HumanLangSchema,
  program: Type.String(),
  solved: Type.Boolean(),
  comments: Type.Array(LineComment),
});
export type HandedIn = Static<typeof HandedIn>;

export const klasseInnleveringElev = operation({
  method: 'GET',
  path: 'klasse_innlevering_elev',
  summary: 'What a pupil has handed in; nothing before it is handed in',
  query: Fields({ ...place, elev: PupilId }),
  success: {
    status: 200,
    body: Type.Object({
      hand_in: HandIn,
      name: Type.String(),
      handed_in_at: OrNull(Time),
      late: Type.Boolean(),
      programs: Type.Array(HandedIn),
    }),
  },
  errors: ['class_not_found', 'hand_in_not_found', 'user_not_found'],
});

export const HAND_IN_STATES = ['open', 'late', 'closed'] as const;

/** A hand-in as one of its pupils sees it. */
export const OwnHandIn = Type.Object(
  {
    id: Type.String({ description: 'Of the class' }),
    class_name: Type.String(),
    innlevering: Type.Integer(),
    title: Type.String(),
    due_at: Time,
    state: Type.Enum(HAND_IN_STATES, { description: 'late: it was due, and is still taken in' }),
    late_ok: Type.Boolean(),
    help_off: Type.Boolean(),
    handed_in_at: OrNull(Time),
    late: Type.Boolean(),
    comments: Type.Integer({ description: 'What the teachers have written on the programs' }),
    exercises: Type.Array(Type.Object({ ...HandInExercise.properties, solved: Type.Boolean(), begun: Type.Boolean() })),
  },
  { title: 'OwnHandIn' },
);
export type OwnHandIn = Static<typeof OwnHandIn>;

export const innleveringer = operation({
  method: 'GET',
  path: 'innleveringer',
  summary: 'The hand-ins of your classes that have opened, with what is left of them; the next due first',
  success: { status: 200, body: Type.Object({ results: Type.Array(OwnHandIn), at: Time }) },
  errors: [],
});

const OwnPrograms = Type.Object({ hand_in: OwnHandIn, programs: Type.Array(HandedIn), at: Time });

export const innlevering = operation({
  method: 'GET',
  path: 'innlevering',
  summary: 'One of your hand-ins, with what you have handed in and what your teachers have written on it',
  query: Fields(place),
  success: { status: 200, body: OwnPrograms },
  errors: ['class_not_found', 'hand_in_not_found'],
});

export const innleveringLever = operation({
  method: 'POST',
  path: 'innlevering',
  summary:
    'Hand in: the program that solved each exercise, or what you have written last. Again until it closes; the last time counts',
  body: Fields(place),
  success: { status: 200, body: OwnPrograms },
  errors: ['class_not_found', 'class_archived', 'hand_in_not_found', 'hand_in_closed', 'nothing_to_hand_in'],
});
