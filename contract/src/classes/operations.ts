import { Type } from 'typebox';
import { Line } from '../document/fields.ts';
import { Fields, Nothing, Username } from '../fields.ts';
import { operation } from '../operation.ts';
import {
  ClassId,
  ClassName,
  ClassSummary,
  Courses,
  OwnClass,
  PupilId,
  PupilName,
  SchoolClass,
  SchoolYear,
  Slip,
} from './class.ts';
import { CLASS_NAME_MAX, IDENTIFIER_MAX, PASTED_NAMES_MAX, SCHOOL_MAX, TEACHER_SIGNUPS } from './rules.ts';

export const klasser = operation({
  method: 'GET',
  path: 'klasser',
  summary: 'The classes that you teach, those that you are a pupil of, and whether you are a teacher',
  success: {
    status: 200,
    body: Type.Object({
      teacher: Type.Enum(['no', 'asked', 'yes']),
      teacher_signup: Type.Enum(TEACHER_SIGNUPS),
      teaching: Type.Array(ClassSummary),
      member: Type.Array(OwnClass),
    }),
  },
  errors: [],
});

export const larerSoknad = operation({
  method: 'POST',
  path: 'larer_soknad',
  summary: 'Ask to become a teacher; where sign-up of teachers is open, you are one at once',
  body: Fields({ school: Line(SCHOOL_MAX) }),
  success: { status: 200, body: Type.Object({ teacher: Type.Enum(['asked', 'yes']) }) },
  errors: ['teacher_signup_closed', 'forbidden'],
});

export const klasseAdd = operation({
  method: 'POST',
  path: 'klasse',
  summary: 'Make a class; you are its first teacher',
  body: Fields({ name: ClassName, school_year: SchoolYear, courses: Courses }),
  success: { status: 201, body: SchoolClass },
  errors: ['class_limit'],
});

export const klasse = operation({
  method: 'GET',
  path: 'klasse',
  summary: 'A class that you teach, with its pupils',
  query: Fields({ id: ClassId }),
  success: { status: 200, body: SchoolClass },
  errors: ['class_not_found'],
});

export const klasseEdit = operation({
  method: 'PATCH',
  path: 'klasse',
  summary: 'Change a class; what is left out stays. `code` gives it a new code or closes it',
  body: Fields({
    id: ClassId,
    name: Type.Optional(ClassName),
    school_year: Type.Optional(SchoolYear),
    courses: Type.Optional(Courses),
    show_points: Type.Optional(Type.Boolean()),
    archived: Type.Optional(Type.Boolean()),
    code: Type.Optional(Type.Enum(['renew', 'close'])),
  }),
  success: { status: 200, body: SchoolClass },
  errors: ['class_not_found', 'class_archived'],
});

export const klasseKopi = operation({
  method: 'POST',
  path: 'klasse_kopi',
  summary: 'Make a class with the courses of another that you teach, without its pupils',
  body: Fields({ id: ClassId, name: ClassName, school_year: SchoolYear }),
  success: { status: 201, body: SchoolClass },
  errors: ['class_not_found', 'class_limit'],
});

export const klasseSlett = operation({
  method: 'POST',
  path: 'klasse_slett',
  summary: 'Delete a class with everything in it, by its name; with dry_run only say what would be deleted',
  body: Fields({
    id: ClassId,
    name: Type.Optional(Type.String({ maxLength: CLASS_NAME_MAX * 2 })),
    dry_run: Type.Optional(Type.Boolean()),
  }),
  success: {
    status: 200,
    body: Type.Object({
      pupils: Type.Integer({ description: 'Who leave the class' }),
      accounts: Type.Integer({ description: 'Made for the class and without an email address: deleted for good' }),
      answers: Type.Integer({ description: 'Of those accounts' }),
      hand_ins: Type.Integer({ description: 'With everything that was handed in' }),
      questions: Type.Integer(),
      comments: Type.Integer({ description: 'On lines of programs' }),
      projects: Type.Integer({ description: 'That its pupils show in it' }),
      deleted: Type.Boolean(),
    }),
  },
  errors: ['class_not_found'],
});

export const klasseLarer = operation({
  method: 'POST',
  path: 'klasse_larer',
  summary: 'Let another teacher into the class, with the same rights as you',
  body: Fields({ id: ClassId, username: Username }),
  success: { status: 200, body: SchoolClass },
  errors: ['class_not_found', 'class_archived', 'user_not_found', 'not_a_teacher', 'class_limit'],
});

export const klasseLarerRemove = operation({
  method: 'DELETE',
  path: 'klasse_larer',
  summary: 'Take a teacher out of the class, yourself too; the last one stays',
  query: Fields({ id: ClassId, username: Username }),
  success: { status: 200, body: Type.Object({ left: Type.Boolean({ description: 'It was yourself' }) }) },
  errors: ['class_not_found', 'user_not_found', 'last_teacher'],
});

export const klasseElevAdd = operation({
  method: 'POST',
  path: 'klasse_elev',
  summary: 'Make accounts without email for pupils, at most 100 at a time. Each password is shown once',
  body: Fields({ id: ClassId, names: Type.Array(PupilName, { minItems: 1, maxItems: PASTED_NAMES_MAX }) }),
  success: { status: 201, body: Type.Object({ slips: Type.Array(Slip) }) },
  errors: ['class_not_found', 'class_archived', 'class_limit'],
});

export const klasseElevEdit = operation({
  method: 'PATCH',
  path: 'klasse_elev',
  summary: 'What the teachers call a pupil',
  body: Fields({ id: ClassId, elev: PupilId, name: PupilName }),
  success: { status: 200, body: SchoolClass },
  errors: ['class_not_found', 'class_archived', 'user_not_found'],
});

export const klasseElevRemove = operation({
  method: 'DELETE',
  path: 'klasse_elev',
  summary:
    'Take a pupil out of the class. An account that was made for it and has no email address is deleted for good',
  query: Fields({ id: ClassId, elev: PupilId }),
  success: { status: 200, body: SchoolClass },
  errors: ['class_not_found', 'user_not_found'],
});

export const klasseElevPassord = operation({
  method: 'POST',
  path: 'klasse_elev_passord',
  summary: 'New passwords for accounts that were made for the class and have no email address',
  body: Fields({ id: ClassId, elever: Type.Array(PupilId, { minItems: 1, maxItems: PASTED_NAMES_MAX }) }),
  success: { status: 200, body: Type.Object({ slips: Type.Array(Slip) }) },
  errors: ['class_not_found', 'class_archived', 'user_not_found'],
});

export const klasseElevOidc = operation({
  method: 'POST',
  path: 'klasse_elev_oidc',
  summary:
    'Whom the accounts of the class are for, by the identifier that the sign-in provider (Feide) tells. Empty: nobody, and one who is linked no longer is',
  body: Fields({
    id: ClassId,
    elever: Type.Array(Fields({ elev: PupilId, identifier: Type.String({ maxLength: IDENTIFIER_MAX }) }), {
      minItems: 1,
      maxItems: PASTED_NAMES_MAX,
    }),
  }),
  success: { status: 200, body: SchoolClass },
  errors: ['class_not_found', 'class_archived', 'user_not_found', 'oidc_off'],
});

export const klasseBliMed = operation({
  method: 'POST',
  path: 'klasse_bli_med',
  summary: 'Join a class by its code, under a name that its teachers know',
  body: Fields({ code: Type.String({ minLength: 1, maxLength: 40 }), name: PupilName }),
  success: { status: 200, body: OwnClass },
  errors: ['class_code_unknown', 'class_limit'],
});

export const klasseForlat = operation({
  method: 'POST',
  path: 'klasse_forlat',
  summary: 'Leave a class that you are a pupil of',
  body: Fields({ id: ClassId }),
  success: { status: 200, body: Nothing },
  errors: ['class_not_found'],
});
