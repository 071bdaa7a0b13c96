import { type Static, Type } from 'typebox';
import { Id } from '../admin/fields.ts';
import { Slug } from '../document/fields.ts';
import { PLAIN_TEXT_PATTERN } from '../document/rules.ts';
import { Fields, HumanLangSchema, Nothing, OrNull, Time, Words } from '../fields.ts';
import { ANSWER_MAX } from '../learning/rules.ts';
import { operation } from '../operation.ts';
import { ClassId, PupilId } from './class.ts';
import { TALK_MAX } from './rules.ts';

/** What pupils ask and teachers write: plain text, shown as it was typed. */
const TalkText = Type.String({ pattern: PLAIN_TEXT_PATTERN, minLength: 1, maxLength: TALK_MAX });
const LineNumber = Type.Integer({ minimum: 1, maximum: ANSWER_MAX });

/** What a teacher has written on a line. */
export const LineComment = Type.Object(
  {
    id: Type.Integer(),
    line: Type.Integer(),
    txt: Type.String(),
    at: Time,
    by: Type.String({ description: 'The name of the teacher; empty when the account is gone' }),
  },
  { title: 'LineComment' },
);
export type LineComment = Static<typeof LineComment>;

export const Question = Type.Object(
  {
    id: Type.Integer(),
    klasse: Type.String({ description: 'The id of the class' }),
    elev: Type.Integer(),
    name: Type.String({ description: 'What the teachers call the pupil' }),
    doc_slug: Type.String(),
    blokk_slug: Type.String(),
    tittel: Words,
    page: Type.String({ description: 'Where the lesson is read' }),
    human_lang: HumanLangSchema,
    program: Type.String({ description: 'As it was when it was asked about' }),
    line: Type.Integer(),
    txt: Type.String(),
    at: Time,
    solved_at: OrNull(Type.Integer({ description: 'When the exercise was solved, if that was after the question' })),
    comments: Type.Array(LineComment),
  },
  { title: 'Question' },
);
export type Question = Static<typeof Question>;

export const sporsmal = operation({
  method: 'GET',
  path: 'sporsmal',
  summary: 'Your questions to your teachers and their answers, the newest first; of one lesson if it is named',
  query: Fields({ doc_slug: Type.Optional(Slug) }),
  success: { status: 200, body: Type.Object({ results: Type.Array(Question) }) },
  errors: [],
});

export const sporsmalAdd = operation({
  method: 'POST',
  path: 'sporsmal',
  summary: 'Ask the teachers of your class about a line of your program; they see the program as you send it',
  body: Fields({
    id: ClassId,
    doc_slug: Slug,
    blokk_slug: Slug,
    human_lang: HumanLangSchema,
    program: Type.String({ minLength: 1, maxLength: ANSWER_MAX }),
    line: LineNumber,
    txt: TalkText,
  }),
  success: { status: 201, body: Question },
  errors: ['class_not_found', 'class_archived', 'class_limit', 'not_found'],
});

export const sporsmalRemove = operation({
  method: 'DELETE',
  path: 'sporsmal',
  summary: 'Take back a question of yours, with the answers to it',
  query: Fields({ id: ClassId, sporsmal: Id }),
  success: { status: 200, body: Nothing },
  errors: ['class_not_found', 'question_not_found'],
});

export const klasseSporsmal = operation({
  method: 'GET',
  path: 'klasse_sporsmal',
  summary: 'What has been asked in a class that you teach, the newest first; by one pupil if one is named',
  query: Fields({ id: ClassId, elev: Type.Optional(PupilId) }),
  success: { status: 200, body: Type.Object({ results: Type.Array(Question) }) },
  errors: ['class_not_found'],
});

export const klasseKommentarAdd = operation({
  method: 'POST',
  path: 'klasse_kommentar',
  summary: 'Write on a line of a program that was asked about (sporsmal) or handed in (innlevering and whose it is)',
  body: Fields({
    id: ClassId,
    sporsmal: Type.Optional(Id),
    innlevering: Type.Optional(Id),
    elev: Type.Optional(PupilId),
    doc_slug: Type.Optional(Slug),
    blokk_slug: Type.Optional(Slug),
    line: LineNumber,
    txt: TalkText,
    keep: Type.Optional(Type.Boolean({ description: 'Also among the comments to use again' })),
  }),
  success: { status: 201, body: LineComment },
  errors: ['class_not_found', 'class_archived', 'class_limit', 'question_not_found', 'hand_in_not_found'],
});

export const klasseKommentarRemove = operation({
  method: 'DELETE',
  path: 'klasse_kommentar',
  summary: 'Delete a comment on a line',
  query: Fields({ id: ClassId, kommentar: Id }),
  success: { status: 200, body: Nothing },
  errors: ['class_not_found', 'class_archived', 'comment_not_found'],
});

const Kept = Type.Object({ id: Type.Integer(), txt: Type.String() });

export const klasseFasteKommentarer = operation({
  method: 'GET',
  path: 'klasse_faste_kommentarer',
  summary: 'Comments that the teachers of the class use again, the newest first',
  query: Fields({ id: ClassId }),
  success: { status: 200, body: Type.Object({ results: Type.Array(Kept) }) },
  errors: ['class_not_found'],
});

export const klasseFastKommentarRemove = operation({
  method: 'DELETE',
  path: 'klasse_faste_kommentarer',
  summary: 'No longer keep a comment to use again; where it has been used it stays',
  query: Fields({ id: ClassId, kommentar: Id }),
  success: { status: 200, body: Nothing },
  errors: ['class_not_found', 'class_archived', 'comment_not_found'],
});
