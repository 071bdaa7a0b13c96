import { type Static, Type } from 'typebox';
import { Slug } from '../document/fields.ts';
import { Fields, HumanLangSchema, OrNull, Time, Words } from '../fields.ts';
import { CERTIFICATE_CODE_MAX } from '../limits.ts';
import { operation } from '../operation.ts';
import { ProgramError } from './program-error.ts';
import { ANSWER_MAX, QUIZ_ANSWER_MAX, QUIZ_PARTS_MAX } from './rules.ts';
import { DrawingStep } from './run.ts';

const place = { doc_slug: Slug, blokk_slug: Slug };
/** Words the programming language's names and the texts depend on it; Accept-Language when it is left out. */
const lang = { human_lang: Type.Optional(HumanLangSchema) };

const points = {
  poeng_earned: Type.Integer({ description: 'Now; 0 for visitors and for what was solved before' }),
  poeng: OrNull(Type.Integer({ description: 'In all; null for visitors' })),
};

const Drawn = Type.Object(
  { expected: Type.Array(DrawingStep), got: Type.Array(DrawingStep) },
  { description: 'Where the drawing differs, and has no more steps than a page can be sent' },
);
export type Drawn = Static<typeof Drawn>;

export const CheckVerdict = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Of a hidden check: how many there are, never what it asks' }),
  hidden: Type.Boolean(),
  state: Type.Enum(['passed', 'failed', 'waiting'], { description: 'waiting: another check must hold first' }),
  passed: Type.Boolean(),
  reason: Type.Optional(Type.String({ description: 'How the answer differs; not for hidden checks' })),
  expected: Type.Optional(Type.String()),
  got: Type.Optional(Type.String()),
  drawn: Type.Optional(Drawn),
  error: Type.Optional(ProgramError),
  help: Type.Optional(Type.String({ description: "The author's words for this near miss" })),
  clue: Type.Optional(Type.String({ description: 'Of a hidden check that fails: the kind of input, never its value' })),
});
export type CheckVerdict = Static<typeof CheckVerdict>;

export const ExerciseVerdict = Type.Object(
  {
    passed: Type.Boolean(),
    checks: Type.Array(CheckVerdict),
    syntax: Type.Boolean({ description: 'The program did not start; that costs no try' }),
    tries: Type.Integer({ description: 'Failed ones so far' }),
    solution: OrNull(Type.String({ description: 'After solving it; not while a hand-in keeps it back' })),
    may_look: Type.Boolean({
      description:
        'After solving it, or after three tries: oppgave_losning gives the solution. Not while a hand-in keeps it back',
    }),
    ...points,
    try_token: OrNull(
      Type.String({ description: 'For visitors: send it with the next answer, so that tries are counted' }),
    ),
  },
  { title: 'ExerciseVerdict' },
);
export type ExerciseVerdict = Static<typeof ExerciseVerdict>;

export const oppgaveSvar = operation({
  method: 'POST',
  path: 'oppgave_svar',
  summary: 'Judge an answer to an exercise. Signed in, the first right one earns its points',
  body: Fields({
    ...place,
    ...lang,
    answer: Type.String({ maxLength: ANSWER_MAX }),
    try_token: Type.Optional(Type.String({ maxLength: 300 })),
    hints: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'How many hints have been opened; stored for pupils in a class',
      }),
    ),
  }),
  success: { status: 200, body: ExerciseVerdict },
  errors: ['not_signed_in', 'session_ended', 'not_found', 'grader_busy', 'grader_broken'],
});

export const oppgaveHint = operation({
  method: 'GET',
  path: 'oppgave_hint',
  summary: 'A hint of an exercise. A pupil gets none while a hand-in of the class keeps help back',
  query: Fields({ ...place, number: Type.Integer({ minimum: 1, maximum: 20, description: 'From 1' }) }),
  success: { status: 200, body: Type.Object({ html: Words }) },
  errors: ['not_signed_in', 'session_ended', 'not_found', 'help_off'],
});

export const oppgaveLosning = operation({
  method: 'POST',
  path: 'oppgave_losning',
  summary: 'See the solution after three failed tries. Signed in, the exercise then earns half of its points',
  body: Fields({ ...place, ...lang, try_token: Type.Optional(Type.String({ maxLength: 300 })) }),
  success: {
    status: 200,
    body: Type.Object({
      solution: Type.String(),
      poeng: Type.Integer({ description: 'What the exercise has earned, or earns from now on' }),
    }),
  },
  errors: ['not_signed_in', 'session_ended', 'not_found', 'solution_too_early', 'help_off'],
});

export const QuizVerdict = Type.Object(
  {
    passed: Type.Boolean(),
    parts: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of the answer or the line; the number of the gap, or of the row from 0' }),
        correct: Type.Boolean(),
        why: Type.Optional(Type.String()),
        indent: Type.Optional(
          Type.Boolean({ description: 'The line is where it belongs; only its indentation is wrong' }),
        ),
      }),
      { description: 'Of a wrong choice among several right ones: nothing, for it would tell which ones are right' },
    ),
    explanation: OrNull(Type.String({ description: 'As HTML, when it is right' })),
    ...points,
  },
  { title: 'QuizVerdict' },
);
export type QuizVerdict = Static<typeof QuizVerdict>;

export const quizSvar = operation({
  method: 'POST',
  path: 'quiz_svar',
  summary:
    'Judge an answer to a question: chosen ids, ids of lines in order (`id:2` where they are indented), words for the gaps, the output, or the cells of a table row by row',
  body: Fields({
    ...place,
    ...lang,
    answer: Type.Array(Type.String({ maxLength: QUIZ_ANSWER_MAX }), { minItems: 1, maxItems: QUIZ_PARTS_MAX }),
    again: Type.Optional(
      Type.Boolean({ description: 'The question is solved and is only read again: the answer is not stored' }),
    ),
  }),
  success: { status: 200, body: QuizVerdict },
  errors: ['not_signed_in', 'session_ended', 'not_found', 'grader_busy', 'grader_broken'],
});

export const Draft = Type.Object({
  blokk_slug: Type.String(),
  human_lang: HumanLangSchema,
  txt: Type.String(),
  revision: Type.Integer(),
  saved_at: Time,
});
export type Draft = Static<typeof Draft>;

export const oppgaveUtkast = operation({
  method: 'GET',
  path: 'oppgave_utkast',
  summary:
    'Your drafts for the blocks of a document; with blokk_slug, also the earlier versions of that one, newest first',
  query: Fields({ doc_slug: Slug, blokk_slug: Type.Optional(Slug) }),
  success: { status: 200, body: Type.Object({ results: Type.Array(Draft), history: Type.Array(Draft) }) },
  errors: [],
});

export const oppgaveUtkastSave = operation({
  method: 'PUT',
  path: 'oppgave_utkast',
  summary:
    'Save a draft for an exercise or a question, of a project (its program by its slug, the rest with -page, -plan or -notes after it), or of the scratchpad (doc_slug kladd, blokk_slug the language). What another device saved meanwhile stays in the history, and is returned as `other`',
  body: Fields({
    ...place,
    human_lang: HumanLangSchema,
    txt: Type.String({ maxLength: ANSWER_MAX }),
    base: Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      description: 'The revision that it was written on; 0: none',
    }),
  }),
  success: { status: 200, body: Type.Object({ revision: Type.Integer(), saved_at: Time, other: OrNull(Draft) }) },
  errors: ['not_found', 'drafts_full'],
});

export const LessonProgress = Type.Object({
  slug: Type.String(),
  exercises: Type.Integer(),
  solved: Type.Integer({ description: 'Exercises of it that are solved' }),
  solved_blocks: Type.Array(Type.String(), { description: 'Exercises and questions' }),
  halved_blocks: Type.Array(Type.String(), {
    description: 'Exercises whose solution was looked at before they were solved: they earn half',
  }),
  read: Type.Boolean({ description: 'Read to the end' }),
  begun: Type.Boolean(),
});
export type LessonProgress = Static<typeof LessonProgress>;
export const CourseProgress = Type.Object({
  slug: Type.String(),
  poeng: Type.Integer(),
  poeng_all: Type.Integer(),
  lessons: Type.Array(LessonProgress),
  done: Type.Boolean(),
  since_last: Type.Integer({
    description: 'Lessons that were finished on the last day before today with something done, or since',
  }),
});
export type CourseProgress = Static<typeof CourseProgress>;

export const Progress = Type.Object(
  {
    poeng: Type.Integer(),
    streak: Type.Integer({ description: 'Days in a row with something read or solved, today or yesterday among them' }),
    place: OrNull(Type.Object({ doc_slug: Type.String(), blokk_slug: OrNull(Type.String()), at: Time })),
    courses: Type.Array(CourseProgress),
    is_teacher: Type.Boolean({ description: 'May see solutions and show lessons on a board' }),
  },
  { title: 'Progress' },
);
export type Progress = Static<typeof Progress>;

export const fremgang = operation({
  method: 'GET',
  path: 'fremgang',
  summary: 'Your progress in every course',
  success: { status: 200, body: Progress },
  errors: [],
});

export const fremgangSted = operation({
  method: 'PUT',
  path: 'fremgang',
  summary: 'Note where you are, and whether you have read the page to its end',
  body: Fields({ doc_slug: Slug, blokk_slug: Type.Optional(Slug), read: Type.Boolean() }),
  success: { status: 200, body: Progress },
  errors: ['not_found'],
});

const certified = {
  username: Type.String(),
  full_name: Type.String(),
  course: Type.String(),
  poeng: Type.Integer(),
  lessons: Type.Integer(),
  issued_at: Time,
};
const PublicKey = Type.String({ description: 'Ed25519, base64url' });

export const Certificate = Type.Object(
  {
    ...certified,
    tittel: Words,
    code: Type.String({ description: 'payload.signature, both base64url; the signature is Ed25519 over the payload' }),
    public_key: PublicKey,
  },
  { title: 'Certificate' },
);
export type Certificate = Static<typeof Certificate>;

export const kursbevis = operation({
  method: 'GET',
  path: 'kursbevis',
  summary: 'Your certificate of a course that you have finished',
  query: Fields({ doc_slug: Slug }),
  success: { status: 200, body: Certificate },
  errors: ['not_found', 'course_not_finished'],
});

export const kursbevisNokkel = operation({
  method: 'GET',
  path: 'kursbevis_nokkel',
  summary: 'The public key that every certificate of this server can be checked with, without this server',
  success: { status: 200, body: Type.Object({ public_key: PublicKey }) },
  errors: [],
});

/** What the payload of a code says. */
export const CertificatePayload = Type.Object({ issuer: Type.String(), ...certified }, { title: 'CertificatePayload' });
export type CertificatePayload = Static<typeof CertificatePayload>;

export const kursbevisSjekk = operation({
  method: 'POST',
  path: 'kursbevis_sjekk',
  summary: 'Whether a certificate code was signed here, and what it says',
  body: Fields({ code: Type.String({ minLength: 1, maxLength: CERTIFICATE_CODE_MAX }) }),
  success: {
    status: 200,
    body: Type.Object({ valid: Type.Boolean(), public_key: PublicKey, payload: OrNull(CertificatePayload) }),
  },
  errors: [],
});
