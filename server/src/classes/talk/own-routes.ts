import { QUESTIONS_MAX } from '@kodestien/contract/classes/rules';
import type * as operations from '@kodestien/contract/classes/talk';
import { tidyPlainText } from '@kodestien/contract/document/rules';
import { ProblemError } from '../../http/problem.ts';
import { notifyClass } from '../../learning/class-notices.ts';
import { ownClassOr404, ownOpenClassOr404 } from '../access.ts';
import { exerciseFinder } from '../exercises.ts';
import { lockClass } from '../queries.ts';
import type { ClassHandler } from '../services.ts';
import * as queries from './queries.ts';
import { shownQuestions } from './question.ts';

const QUESTIONS_SHOWN = 50;

export const sporsmal: ClassHandler<typeof operations.sporsmal> = async ({ query, caller }, services) => {
  const { connection } = services;
  const rows = await queries.listQuestionsOfPupil(connection, caller.player.id, query.doc_slug, QUESTIONS_SHOWN);
  return { results: await shownQuestions(services, connection, rows) };
};

export const sporsmalAdd: ClassHandler<typeof operations.sporsmalAdd> = async ({ body, caller }, services) => {
  const { connection, database, limits } = services;
  const { id: klasse_id } = await ownOpenClassOr404(connection, caller, body.id);
  await limits.take('question_account', String(caller.player.id));
  const { doc_slug, blokk_slug, human_lang, program, line } = body;
  if (!(await exerciseFinder(services)).find(body)) throw new ProblemError('not_found');
  if (line > program.split('\n').length) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'line', code: 'field_not_allowed' }] });
  }
  const player_id = caller.player.id;
  const asked = await connection.transaction().execute(async (transaction) => {
    await lockClass(transaction, database.kind, klasse_id);
    if ((await queries.countQuestions(transaction, klasse_id, player_id)) >= QUESTIONS_MAX) {
      throw new ProblemError('class_limit');
    }
    const id = await queries.insertQuestion(transaction, {
      klasse_id,
      player_id,
      doc_slug,
      blokk_slug,
      human_lang,
      program,
      line,
      txt: tidyPlainText(body.txt),
      at: services.now(),
    });
    await notifyClass(transaction, database.kind, klasse_id);
    return queries.findQuestion(transaction, klasse_id, id);
  });
  const [shown] = asked ? await shownQuestions(services, connection, [asked]) : [];
  if (!shown) throw new ProblemError('class_not_found');
  return shown;
};

export const sporsmalRemove: ClassHandler<typeof operations.sporsmalRemove> = async (
  { query, caller },
  { connection, database },
) => {
  const { id } = await ownClassOr404(connection, caller, query.id);
  const playerId = caller.player.id;
  await connection.transaction().execute(async (transaction) => {
    if (!(await queries.removeQuestion(transaction, id, query.sporsmal, playerId))) {
      throw new ProblemError('question_not_found');
    }
    await notifyClass(transaction, database.kind, id);
  });
  return {};
};
