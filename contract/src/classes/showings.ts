import { type Static, Type } from 'typebox';
import { Id } from '../admin/fields.ts';
import { Line, RunnableLanguage, Slug } from '../document/fields.ts';
import { AIMS_MAX, PLAN_MAX, PROJECT_QUESTIONS_MAX, PROJECT_TITLE_MAX, REFLECTION_MAX } from '../document/projects.ts';
import { PLAIN_TEXT_PATTERN } from '../document/rules.ts';
import { Fields, HumanLangSchema, Nothing, OrNull, Time, Words } from '../fields.ts';
import { ANSWER_MAX } from '../learning/rules.ts';
import { operation } from '../operation.ts';
import { ClassId } from './class.ts';

const Written = (maxLength: number) => Type.String({ pattern: PLAIN_TEXT_PATTERN, minLength: 1, maxLength });

const summary = {
  framvisning: Type.Integer(),
  title: Type.String(),
  project: OrNull(Words, { description: 'What the project is called in its course; null when it is no longer there' }),
  language: RunnableLanguage,
  by: Type.String({
    description: 'What the teachers call the pupil. For pupils of the class empty unless the maker shows the name',
  }),
  named: Type.Boolean({ description: 'The pupils of the class see who made it' }),
  mine: Type.Boolean(),
  at: Time,
};

/** A project in the list of what is shown in a class. */
export const Showing = Type.Object(summary, { title: 'Showing' });
export type Showing = Static<typeof Showing>;

/** What its maker has chosen to show of it, as it was then. */
export const WholeShowing = Type.Object(
  {
    ...summary,
    program: Type.String(),
    page: OrNull(Type.String()),
    plan: OrNull(Type.String()),
    reflection: OrNull(
      Type.Object({
        aims: Type.Array(Type.String()),
        answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
      }),
    ),
    may_remove: Type.Boolean({ description: 'It is yours, or you teach the class' }),
  },
  { title: 'WholeShowing' },
);
export type WholeShowing = Static<typeof WholeShowing>;

const place = { id: ClassId, framvisning: Id };

export const framvisninger = operation({
  method: 'GET',
  path: 'framvisninger',
  summary: 'The projects that are shown in a class that you teach or go to, the newest first',
  query: Fields({ id: ClassId }),
  success: { status: 200, body: Type.Object({ results: Type.Array(Showing) }) },
  errors: ['class_not_found'],
});

export const framvisning = operation({
  method: 'GET',
  path: 'framvisning',
  summary: 'A project that is shown in a class that you teach or go to',
  query: Fields(place),
  success: { status: 200, body: WholeShowing },
  errors: ['class_not_found', 'not_found'],
});

export const framvisningAdd = operation({
  method: 'POST',
  path: 'framvisning',
  summary:
    'Show a project of yours in your class, as it is now. Again, the new one takes the place of the last. Your teachers always see who made it',
  body: Fields({
    id: ClassId,
    doc_slug: Slug,
    blokk_slug: Slug,
    human_lang: HumanLangSchema,
    title: Line(PROJECT_TITLE_MAX),
    program: Type.String({ minLength: 1, maxLength: ANSWER_MAX }),
    page: Type.Optional(Type.String({ maxLength: ANSWER_MAX, description: 'What the program is applied to' })),
    plan: Type.Optional(Written(PLAN_MAX)),
    reflection: Type.Optional(
      Fields({
        aims: Type.Array(Slug, { maxItems: AIMS_MAX, description: 'Those that are reached' }),
        answers: Type.Array(Fields({ question: Slug, answer: Written(REFLECTION_MAX) }), {
          maxItems: PROJECT_QUESTIONS_MAX,
        }),
      }),
    ),
    named: Type.Boolean({ description: 'Whether the pupils of the class see who made it' }),
  }),
  success: { status: 201, body: Showing },
  errors: ['class_not_found', 'class_archived', 'not_found'],
});

export const framvisningRemove = operation({
  method: 'DELETE',
  path: 'framvisning',
  summary: 'No longer show a project: by the one who made it, or by a teacher of the class',
  query: Fields(place),
  success: { status: 200, body: Nothing },
  errors: ['class_not_found', 'not_found'],
});
