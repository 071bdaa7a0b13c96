import type { LineComment, Question } from '@kodestien/contract/classes/talk';
import type { Connection } from '../../database/connect.ts';
import { exerciseFinder } from '../exercises.ts';
import { listAnswers } from '../line-comment-queries.ts';
import type { ClassServices } from '../services.ts';
import { listQuestionsForBoard, type QuestionRow } from './queries.ts';

/** Questions with their answers; an exercise that is gone from the courses is called by its name in addresses. */
export async function shownQuestions(
  services: ClassServices,
  connection: Connection,
  rows: readonly QuestionRow[],
): Promise<Question[]> {
  if (rows.length === 0) return [];
  const finder = await exerciseFinder(services);
  const answers = await listAnswers(
    connection,
    rows.map(({ id }) => id),
  );
  return rows.map(({ klasse_id, player_id, solved_at, ...row }) => {
    const exercise = finder.find(row);
    return {
      ...row,
      klasse: klasse_id,
      elev: player_id,
      tittel: exercise?.tittel ?? { _no: row.blokk_slug, _eng: row.blokk_slug },
      page: exercise?.page ?? `/doc/${row.doc_slug}`,
      solved_at: solved_at === null ? null : Number(solved_at),
      comments: answers.filter(({ sporsmal_id }) => sporsmal_id === row.id).map(commentOf),
    };
  });
}

export function commentOf({ id, line, txt, at, by }: LineComment): LineComment {
  return { id, line, txt, at, by };
}

const ON_BOARD_MAX = 20;
/** What was asked and answered in this school lesson or the one before it is still in view. */
const ANSWERED_MS = 2 * 60 * 60_000;

export async function questionsForBoard(services: ClassServices, classId: string): Promise<Question[]> {
  const { connection } = services;
  const since = services.now() - ANSWERED_MS;
  const rows = await listQuestionsForBoard(connection, classId, since, ON_BOARD_MAX);
  return shownQuestions(
    services,
    connection,
    rows.map(({ answered_at: _, ...row }) => row),
  );
}
