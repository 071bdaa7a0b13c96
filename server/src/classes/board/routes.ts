import type * as operations from '@kodestien/contract/classes/board';
import { authenticate } from '../../account/authenticate.ts';
import { EventStream } from '../../http/event-stream.ts';
import { ProblemError } from '../../http/problem.ts';
import { classOr404, pupilOr404 } from '../access.ts';
import type { ClassHandler } from '../services.ts';
import { type Active, type BoardRows, boardOf, readBoard, readBoardAgain } from './board.ts';
import { listAttempts } from './queries.ts';
import { boardStreams } from './streams.ts';

export const klasseTavle: ClassHandler<typeof operations.klasseTavle> = async ({ query, caller }, services) => {
  const row = await classOr404(services.connection, caller, query.id);
  return boardOf(await readBoard(services, row, query.doc_slug), services.now());
};

/** Answered at once with what there is; then whenever it changes, until the access token is over. */
export const klasseTavleStrom: ClassHandler<typeof operations.klasseTavleStrom> = async (
  { query, caller, authorization },
  services,
) => {
  const row = await classOr404(services.connection, caller, query.id);
  const first = await readBoard(services, row, query.doc_slug);
  const read = async () => {
    // Each time as if for the first time: sessions end, and teachers leave classes.
    const present = await authenticate(authorization, services);
    return readBoard(services, await classOr404(services.connection, present, query.id), query.doc_slug);
  };
  const readAgain = (rows: BoardRows, active: Active) => readBoardAgain(services, rows, active);
  const stream = new EventStream();
  boardStreams(services).add({ playerId: caller.player.id, stream, read, readAgain, first });
  return stream;
};

export const klasseElevForsok: ClassHandler<typeof operations.klasseElevForsok> = async (
  { query, caller },
  services,
) => {
  const { connection } = services;
  const row = await classOr404(connection, caller, query.id);
  const pupil = await pupilOr404(connection, row.id, query.elev);
  if (!(await services.documents.sourceOf(query.doc_slug))) throw new ProblemError('not_found');
  return {
    name: pupil.name,
    username: pupil.username,
    results: await listAttempts(connection, pupil.id, query.doc_slug),
  };
};
