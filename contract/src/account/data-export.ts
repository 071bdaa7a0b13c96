import { type Static, Type } from 'typebox';
import { HumanLangSchema, OrNull, Time } from '../fields.ts';
import { operation } from '../operation.ts';
import { ProfileTexts } from '../profile/player.ts';

const TimeOrNull = Type.Union([Time, Type.Null()]);

const ofProgram = { doc_slug: Type.String(), blokk_slug: Type.String(), human_lang: HumanLangSchema };

/** Everything that is kept about one person, apart from the password, which is not kept as such. */
export const DataExport = Type.Object(
  {
    exported_at: Time,
    account: Type.Object({
      id: Type.Integer(),
      username: Type.String(),
      email: Type.String(),
      email_pending: Type.Union([Type.String(), Type.Null()]),
      email_confirmed_at: TimeOrNull,
      is_superuser: Type.Boolean(),
      human_lang: HumanLangSchema,
      created_at: Time,
    }),
    profile: Type.Object({
      ...ProfileTexts,
      poeng: Type.Integer(),
      picture: Type.Union([Type.String(), Type.Null()], { description: 'The largest size, as a data: address' }),
    }),
    points: Type.Array(
      Type.Object({ doc_slug: Type.String(), blokk_slug: Type.String(), poeng: Type.Integer(), earned_at: Time }),
    ),
    answers: Type.Array(
      Type.Object({
        doc_slug: Type.String(),
        blokk_slug: Type.String(),
        human_lang: HumanLangSchema,
        answer: Type.String(),
        passed: Type.Boolean(),
        at: Time,
        failed_check: Type.Union([Type.String(), Type.Null()], {
          description: 'This and what follows: in a class only',
        }),
        failed_got: Type.Union([Type.String(), Type.Null()]),
        failed_error: Type.Union([Type.String(), Type.Null()]),
        failed_line: Type.Union([Type.Integer(), Type.Null()]),
        hints: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
    seen_solutions: Type.Array(Type.Object({ doc_slug: Type.String(), blokk_slug: Type.String(), seen_at: Time }), {
      description: 'Solutions that were looked at before the exercise was solved',
    }),
    drafts: Type.Array(
      Type.Object({
        doc_slug: Type.String(),
        blokk_slug: Type.String(),
        human_lang: HumanLangSchema,
        revision: Type.Integer(),
        txt: Type.String(),
        saved_at: Time,
      }),
    ),
    reading: Type.Array(
      Type.Object({
        doc_slug: Type.String(),
        blokk_slug: Type.Union([Type.String(), Type.Null()]),
        read: Type.Boolean(),
        at: Time,
      }),
    ),
    active_days: Type.Array(Type.Integer({ description: 'Days since 1970 with something read or solved' })),
    notices: Type.Object({ comments: Type.Boolean() }),
    usernames_before: Type.Array(Type.Object({ username: Type.String(), changed_at: Time })),
    sessions: Type.Array(
      Type.Object({
        user_agent: Type.String(),
        created_at: Time,
        last_used_at: Time,
        expires_at: Time,
        ended_at: TimeOrNull,
      }),
    ),
    mails: Type.Array(
      Type.Object({ template: Type.String(), to_email: Type.String(), created_at: Time, sent_at: TimeOrNull }),
    ),
    links: Type.Array(Type.Object({ purpose: Type.String(), created_at: Time, expires_at: Time, used_at: TimeOrNull })),
    comments: Type.Array(
      Type.Object({
        doc_slug: Type.String(),
        blokk_slug: Type.String(),
        txt: Type.String(),
        created_at: Time,
        edited_at: TimeOrNull,
        deleted_at: TimeOrNull,
      }),
    ),
    comment_notices: Type.Array(Type.Object({ doc_slug: Type.String(), blokk_slug: Type.String(), noticed_at: Time })),
    visible: Type.Boolean({ description: 'On the list of people, with a public profile' }),
    teacher: Type.Object({ is_teacher: Type.Boolean(), asked_at: TimeOrNull, school: Type.String() }),
    classes: Type.Array(
      Type.Object({
        name: Type.String(),
        school_year: Type.String(),
        role: Type.Enum(['teacher', 'pupil']),
        name_in_class: Type.Union([Type.String(), Type.Null()]),
        since: Time,
        account_made_for_it: Type.Boolean(),
      }),
    ),
    sign_in_elsewhere: Type.Array(Type.Object({ issuer: Type.String(), subject: Type.String(), linked_at: Time }), {
      description: 'Who you are at the service that you sign in with',
    }),
    expected_elsewhere: Type.Array(Type.Object({ issuer: Type.String(), identifier: Type.String(), added_at: Time }), {
      description: 'By what a teacher of yours expects you from such a service',
    }),
    questions: Type.Array(
      Type.Object({
        class: Type.String(),
        ...ofProgram,
        program: Type.String(),
        line: Type.Integer(),
        txt: Type.String(),
        at: Time,
      }),
      { description: 'What you have asked your teachers' },
    ),
    line_comments: Type.Array(
      Type.Object({
        class: Type.String(),
        role: Type.Enum(['author', 'pupil'], { description: 'pupil: it is about a program of yours' }),
        doc_slug: Type.String(),
        blokk_slug: Type.String(),
        line: Type.Integer(),
        txt: Type.String(),
        at: Time,
      }),
    ),
    kept_comments: Type.Array(Type.Object({ class: Type.String(), txt: Type.String(), at: Time })),
    hand_ins: Type.Array(
      Type.Object({
        class: Type.String(),
        title: Type.String(),
        own_due_at: TimeOrNull,
        handed_in_at: TimeOrNull,
        programs: Type.Array(Type.Object({ ...ofProgram, program: Type.String(), solved: Type.Boolean() })),
      }),
    ),
    shown_projects: Type.Array(
      Type.Object({
        class: Type.String(),
        doc_slug: Type.String(),
        blokk_slug: Type.String(),
        title: Type.String(),
        program: Type.String(),
        page: OrNull(Type.String()),
        plan: OrNull(Type.String()),
        reflection: OrNull(Type.String({ description: 'JSON: the aims that are reached, and your answers' })),
        named: Type.Boolean({ description: 'The pupils of the class see your name' }),
        at: Time,
      }),
      { description: 'What you show in your classes' },
    ),
    admin_log: Type.Array(
      Type.Object({
        at: Time,
        action: Type.String(),
        role: Type.Enum(['actor', 'target'], {
          description: 'actor: you did it as a superuser; target: it was done to your account',
        }),
      }),
    ),
  },
  { title: 'DataExport' },
);
export type DataExport = Static<typeof DataExport>;

export const userDataExport = operation({
  method: 'GET',
  path: 'user_data_export',
  summary: 'Everything that is stored about you',
  success: { status: 200, body: DataExport },
  errors: [],
});
