import { type Static, Type } from 'typebox';
import { RunnableLanguage, Slug } from '../document/fields.ts';
import { LK20 } from '../document/lk20.ts';
import { Fields, Words } from '../fields.ts';
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
