import { KEPT_COMMENTS_MAX, LINE_COMMENTS_MAX } from '@kodestien/contract/classes/rules';
import type * as operations from '@kodestien/contract/classes/talk';
import { tidyPlainText } from '@kodestien/contract/document/rules';
import type { Connection } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { notifyClass } from '../../learning/class-notices.ts';
import { classOr404, openClassOr404 } from '../access.ts';
import { findHandIn, listPrograms } from '../hand-ins/queries.ts';
import { countComments, insertLineComment, removeLineComment } from '../line-comment-queries.ts';
import { findPupilName, lockClass } from '../queries.ts';
import type { ClassHandler } from '../services.ts';
import * as queries from './queries.ts';
import { shownQuestions } from './question.ts';

const QUESTIONS_SHOWN = 200;

export const klasseSporsmal: ClassHandler<typeof operations.klasseSporsmal> = async ({ query, caller }, services) => {
  const { connection } = services;
  const { id } = await classOr404(connection, caller, query.id);
  const rows = await queries.listQuestions(connection, id, query.elev, QUESTIONS_SHOWN);
  return { results: await shownQuestions(services, connection, rows) };
};

export const klasseKommentarAdd: ClassHandler<typeof operations.klasseKommentarAdd> = async (
  { body, caller },
  services,
) => {
  const { connection, database, limits } = services;
  const { id: klasse_id } = await openClassOr404(connection, caller, body.id);
  await limits.take('line_comment_account', String(caller.player.id));
  const { player } = caller;
  const txt = tidyPlainText(body.txt);
  const at = services.now();
  const { line } = body;
  const id = await connection.transaction().execute(async (transaction) => {
    await lockClass(transaction, database.kind, klasse_id);
    const { program, ...place } = await programOr404(transaction, klasse_id, body);
    if (line > program.split('\n').length) {
      throw new ProblemError('validation_failed', { fields: [{ field: 'line', code: 'field_not_allowed' }] });
    }
    if ((await countComments(transaction, klasse_id, place.player_id)) >= LINE_COMMENTS_MAX) {
      throw new ProblemError('class_limit');
    }
    if (body.keep) await keep(transaction, { klasse_id, author_id: player.id, txt, at });
    await notifyClass(transaction, database.kind, klasse_id);
    return insertLineComment(transaction, { klasse_id, author_id: player.id, ...place, line, txt, at });
  });
  return { id, line, txt, at, by: player.full_name || player.username };
};

type Place = { sporsmal?: number; innlevering?: number; elev?: number; doc_slug?: string; blokk_slug?: string };

/** The program that is written on: one that was asked about, or one that was handed in. */
async function programOr404(transaction: Connection, classId: string, place: Place) {
  const { sporsmal, innlevering, elev, doc_slug, blokk_slug } = place;
  if (sporsmal !== undefined && innlevering === undefined) {
    const asked = await queries.findQuestion(transaction, classId, sporsmal);
    if (!asked) throw new ProblemError('question_not_found');
    const { player_id, program } = asked;
    return {
      player_id,
      program,
      sporsmal_id: asked.id,
      innlevering_id: null,
      doc_slug: asked.doc_slug,
      blokk_slug: asked.blokk_slug,
    };
  }
  if (sporsmal !== undefined || innlevering === undefined || !elev || !doc_slug || !blokk_slug) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'sporsmal', code: 'field_required' }] });
  }
  const handIn = await findHandIn(transaction, classId, innlevering);
  const pupil = await findPupilName(transaction, classId, elev);
  const programs = handIn && pupil ? await listPrograms(transaction, handIn.id, elev) : [];
  const found = programs.find((one) => one.doc_slug === doc_slug && one.blokk_slug === blokk_slug);
  if (!handIn || !found) throw new ProblemError('hand_in_not_found');
  return {
    player_id: elev,
    program: found.program,
    sporsmal_id: null,
    innlevering_id: handIn.id,
    doc_slug,
    blokk_slug,
  };
}

/** Once: the same text is not kept twice. */
async function keep(transaction: Connection, row: Parameters<typeof queries.insertKept>[1]): Promise<void> {
  const kept = await queries.listKept(transaction, row.klasse_id);
  if (kept.some(({ txt }) => txt === row.txt)) return;
  if (kept.length >= KEPT_COMMENTS_MAX) throw new ProblemError('class_limit');
  await queries.insertKept(transaction, row);
}

export const klasseKommentarRemove: ClassHandler<typeof operations.klasseKommentarRemove> = async (
  { query, caller },
  { connection, database },
) => {
  const { id } = await openClassOr404(connection, caller, query.id);
  await connection.transaction().execute(async (transaction) => {
    if (!(await removeLineComment(transaction, id, query.kommentar))) throw new ProblemError('comment_not_found');
    await notifyClass(transaction, database.kind, id);
  });
  return {};
};

export const klasseFasteKommentarer: ClassHandler<typeof operations.klasseFasteKommentarer> = async (
  { query, caller },
  { connection },
) => {
  const { id } = await classOr404(connection, caller, query.id);
  return { results: await queries.listKept(connection, id) };
};

export const klasseFastKommentarRemove: ClassHandler<typeof operations.klasseFastKommentarRemove> = async (
  { query, caller },
  { connection },
) => {
  const { id } = await openClassOr404(connection, caller, query.id);
  if (!(await queries.removeKept(connection, id, query.kommentar))) throw new ProblemError('comment_not_found');
  return {};
};
