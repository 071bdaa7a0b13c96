import { type Static, Type } from 'typebox';
import { RunnableLanguage, ShownLanguage, Slug } from '../document/fields.ts';
import { LK20 } from '../document/lk20.ts';
import { Fields, OrNull, Words } from '../fields.ts';
import { operation } from '../operation.ts';

const Curricula = Type.Array(Type.Enum(LK20), { description: 'Of the Norwegian curriculum, LK20' });
const about = { slug: Type.String(), tittel: Words, page: Type.String(), lk20: Curricula };

export const LessonPlan = Type.Object({
  ...about,
  ingress: Words,
  aims: Type.Array(Type.String(), { description: 'Of those curricula, the ones that it trains' }),
  minutes: Type.Integer(),
  school_hours: Type.Number({ description: 'Of 45 minutes, in halves' }),
  exercises: Type.Array(Type.Object({ blokk_slug: Type.String(), tittel: Words, poeng: Type.Integer() })),
  has_test: Type.Boolean({ description: 'A test and more for the teacher' }),
  drills: Type.Integer({ description: 'Extra practice, which is none of the exercises' }),
  questions: Type.Integer(),
});
export type LessonPlan = Static<typeof LessonPlan>;

export const CoursePlan = Type.Object({
  ...about,
  minutes: Type.Integer(),
  school_hours: Type.Number(),
  lessons: Type.Array(LessonPlan),
});
export type CoursePlan = Static<typeof CoursePlan>;

export const TeachersPlan = Type.Object({ courses: Type.Array(CoursePlan) }, { title: 'TeachersPlan' });
export type TeachersPlan = Static<typeof TeachersPlan>;

export const larerOversikt = operation({
  method: 'GET',
  path: 'larer_oversikt',
  summary:
    'For teachers: the courses in school lessons, with exercises and curricula (answers 304 when nothing changed)',
  success: { status: 200, body: TeachersPlan },
  errors: [],
});

export const LessonAnswers = Type.Object(
  {
    exercises: Type.Array(
      Type.Object({
        blokk_slug: Type.String(),
        tittel: Words,
        language: RunnableLanguage,
        solution: Words,
        solution_html: Words,
      }),
    ),
    questions: Type.Array(
      Type.Object({
        blokk_slug: Type.String(),
        question_html: Words,
        answers: Type.Object({ _no: Type.Array(Type.String()), _eng: Type.Array(Type.String()) }),
        is_code: Type.Boolean({ description: 'The answers are code or output, line by line; otherwise HTML' }),
      }),
    ),
  },
  { title: 'LessonAnswers' },
);
export type LessonAnswers = Static<typeof LessonAnswers>;

export const larerFasit = operation({
  method: 'GET',
  path: 'larer_fasit',
  summary: 'For teachers: the solutions of a lesson and the right answers to its questions',
  query: Fields({ doc_slug: Slug }),
  success: { status: 200, body: LessonAnswers },
  errors: ['not_found', 'grader_busy', 'grader_broken'],
});

const Html = Type.Object({ _no: Type.String(), _eng: Type.String() }, { description: 'HTML' });

/** What anyone may read of the material for a teacher: all of it but the test. */
export const LessonTeaching = Type.Object(
  {
    slug: Type.String(),
    tittel: Words,
    ingress: Words,
    page: Type.String(),
    course: Type.Object({ slug: Type.String(), tittel: Words, page: Type.String() }),
    lk20: Curricula,
    aims: Type.Array(Type.String()),
    terms: Type.Array(Type.Object({ slug: Type.String(), tittel: Words }), {
      description: 'Of the glossary: the words that this lesson explains',
    }),
    counted_minutes: Type.Integer({ description: 'Counted from the lesson, for one who reads alone' }),
    material: OrNull(
      Type.Object({
        minutes: Type.Object({ reading: Type.Integer(), exercises: Type.Integer(), whole: Type.Integer() }),
        goals_html: Html,
        goes_wrong_html: Html,
        unplugged_html: Html,
      }),
      { description: 'Null: nobody has written it yet' },
    ),
  },
  { title: 'LessonTeaching' },
);
export type LessonTeaching = Static<typeof LessonTeaching>;

export const larerOpplegg = operation({
  method: 'GET',
  path: 'larer_opplegg',
  summary: 'For teachers: aims, words, minutes, what goes wrong and an idea without a computer, for one lesson',
  query: Fields({ doc_slug: Slug }),
  success: { status: 200, body: LessonTeaching },
  errors: ['not_found'],
});

export const LessonTest = Type.Object(
  {
    questions: Type.Array(
      Type.Object({
        slug: Type.String(),
        question_html: Html,
        language: OrNull(ShownLanguage),
        code: OrNull(Words),
        code_html: OrNull(Html),
        output: OrNull(Words, { description: 'What the program prints, when that is the answer' }),
        answer_html: OrNull(Html),
      }),
      { description: 'None: nobody has written a test of this lesson yet' },
    ),
  },
  { title: 'LessonTest' },
);
export type LessonTest = Static<typeof LessonTest>;

export const larerProve = operation({
  method: 'GET',
  path: 'larer_prove',
  summary: 'For teachers: a test of five questions on a lesson, with the answers',
  query: Fields({ doc_slug: Slug }),
  success: { status: 200, body: LessonTest },
  errors: ['not_found'],
});
