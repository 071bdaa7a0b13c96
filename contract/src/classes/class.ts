import { type Static, Type } from 'typebox';
import { Id } from '../admin/fields.ts';
import { Line, Slug } from '../document/fields.ts';
import { OrNull, Time } from '../fields.ts';
import { CLASS_NAME_MAX, PUPIL_NAME_MAX, SCHOOL_YEAR_PATTERN } from './rules.ts';

/** Made at random: it cannot be guessed from the id of another class. */
export const ClassId = Type.String({ pattern: '^[A-Za-z0-9_-]{12}$', maxLength: 12, examples: ['q3Yw7dN0aZ_k'] });
export const PupilId = Id;
export const ClassName = Line(CLASS_NAME_MAX);
export const PupilName = Line(PUPIL_NAME_MAX);
export const SchoolYear = Type.String({ pattern: SCHOOL_YEAR_PATTERN, maxLength: 7, examples: ['2026/27'] });
export const Courses = Type.Array(Slug, { maxItems: 20, description: 'The courses that the class works with' });

/** A class in a list. */
export const ClassSummary = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    school_year: Type.String(),
    code: OrNull(Type.String({ description: 'null: closed, nobody can join' })),
    pupils: Type.Integer(),
    archived_at: OrNull(Time),
    deleted_at: OrNull(Type.Integer({ description: 'When an archived class is deleted by itself' })),
  },
  { title: 'ClassSummary' },
);
export type ClassSummary = Static<typeof ClassSummary>;

export const Pupil = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String({ description: 'What the teachers call the pupil' }),
    username: Type.String(),
    joined_at: Time,
    made_here: Type.Boolean({ description: 'The account was made for this class and has no email address' }),
    poeng: Type.Integer(),
    oidc: Type.Object(
      {
        linked: Type.Boolean({ description: 'The pupil signs in with the provider' }),
        identifier: Type.String({ description: 'Whom the account waits for; empty: for nobody' }),
      },
      { description: 'Of accounts that were made for the class' },
    ),
  },
  { title: 'Pupil' },
);
export type Pupil = Static<typeof Pupil>;

/** A class as its teachers see it. */
export const SchoolClass = Type.Object(
  {
    ...ClassSummary.properties,
    courses: Type.Array(Type.String()),
    show_points: Type.Boolean({ description: 'Its pupils see a list of points inside the class' }),
    created_at: Time,
    teachers: Type.Array(Type.Object({ username: Type.String(), full_name: Type.String() })),
    members: Type.Array(Pupil),
  },
  { title: 'SchoolClass' },
);
export type SchoolClass = Static<typeof SchoolClass>;

/** A class as its pupils see it. */
export const OwnClass = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    school_year: Type.String(),
    my_name: Type.String(),
    teachers: Type.Array(Type.String(), { description: 'Full names, or usernames' }),
    courses: Type.Array(Type.String()),
    points: OrNull(
      Type.Array(Type.Object({ name: Type.String(), poeng: Type.Integer(), me: Type.Boolean() }), {
        description: 'Most first; null where the teachers have not turned the list on',
      }),
    ),
  },
  { title: 'OwnClass' },
);
export type OwnClass = Static<typeof OwnClass>;

/** What is printed and handed out. The password is shown once: it is not stored as such. */
export const Slip = Type.Object(
  { id: Type.Integer(), name: Type.String(), username: Type.String(), password: Type.String() },
  { title: 'Slip' },
);
export type Slip = Static<typeof Slip>;
