import type * as operations from '@kodestien/contract/classes/hand-ins';
import { HAND_INS_MAX } from '@kodestien/contract/classes/rules';
import type { InnleveringRow } from '../../database/class-tables.ts';
import { ProblemError } from '../../http/problem.ts';
import { classOr404, lockClassOr404, openClassOr404, pupilOr404 } from '../access.ts';
import type { ClassHandler } from '../services.ts';
import { checkTimes, exercisesOr400, gridOf, handInOr404, shownHandIn, shownHandIns } from './hand-in.ts';
import { handedInBy } from './handed-in.ts';
import * as queries from './queries.ts';

export const klasseInnleveringer: ClassHandler<typeof operations.klasseInnleveringer> = async (
  { query, caller },
  services,
) => {
  const { id } = await classOr404(services.connection, caller, query.id);
  const rows = await queries.listHandIns(services.connection, id);
  return { results: await shownHandIns(services, id, rows), at: services.now() };
};

export const klasseInnleveringAdd: ClassHandler<typeof operations.klasseInnleveringAdd> = async (
  { body, caller },
  services,
) => {
  const { connection, database } = services;
  const { id: klasse_id } = await openClassOr404(connection, caller, body.id);
  checkTimes(body);
  const exercises = await exercisesOr400(services, body.items);
  const { title, opens_at, due_at, late_ok, help_off } = body;
  const made = {
    klasse_id,
    title: title.trim(),
    opens_at,
    due_at,
    late_ok: late_ok ? 1 : 0,
    help_off: help_off ? 1 : 0,
    created_at: services.now(),
  } as const;
  const id = await connection.transaction().execute(async (transaction) => {
    await lockClassOr404(transaction, database.kind, klasse_id);
    if ((await queries.countHandIns(transaction, klasse_id)) >= HAND_INS_MAX) throw new ProblemError('class_limit');
    const inserted = await queries.insertHandIn(transaction, made);
    await queries.setExercises(transaction, inserted, exercises);
    return inserted;
  });
  return shownHandIn(services, { ...made, id, closed_at: null });
};

export const klasseInnleveringEdit: ClassHandler<typeof operations.klasseInnleveringEdit> = async (
  { body, caller },
  services,
) => {
  const { connection } = services;
  const row = await openClassOr404(connection, caller, body.id);
  const before = await handInOr404(connection, row, body.innlevering);
  const { title, items, opens_at, due_at, late_ok, help_off, closed } = body;
  const exercises = items && (await exercisesOr400(services, items));
  const changes: Partial<InnleveringRow> = {
    ...(title !== undefined && { title: title.trim() }),
    ...(opens_at !== undefined && { opens_at }),
    ...(due_at !== undefined && { due_at }),
    ...(late_ok !== undefined && { late_ok: late_ok ? 1 : 0 }),
    ...(help_off !== undefined && { help_off: help_off ? 1 : 0 }),
    ...(closed === true && before.closed_at === null && { closed_at: services.now() }),
    ...(closed === false && { closed_at: null }),
  };
  checkTimes({ ...before, ...changes });
  await connection.transaction().execute(async (transaction) => {
    await queries.setHandIn(transaction, before.id, changes);
    if (exercises) await queries.setExercises(transaction, before.id, exercises);
  });
  return shownHandIn(services, { ...before, ...changes });
};

export const klasseInnleveringRemove: ClassHandler<typeof operations.klasseInnleveringRemove> = async (
  { query, caller },
  { connection },
) => {
  const { id } = await openClassOr404(connection, caller, query.id);
  if (!(await queries.removeHandIn(connection, id, query.innlevering))) throw new ProblemError('hand_in_not_found');
  return {};
};

export const klasseInnlevering: ClassHandler<typeof operations.klasseInnlevering> = async (
  { query, caller },
  services,
) => {
  const row = await classOr404(services.connection, caller, query.id);
  return gridOf(services, await handInOr404(services.connection, row, query.innlevering));
};

export const klasseInnleveringFrist: ClassHandler<typeof operations.klasseInnleveringFrist> = async (
  { body, caller },
  services,
) => {
  const { connection } = services;
  const row = await openClassOr404(connection, caller, body.id);
  const handIn = await handInOr404(connection, row, body.innlevering);
  const pupil = await pupilOr404(connection, row.id, body.elev);
  const { due_at } = body;
  if (due_at === null) await queries.removeOwnTime(connection, handIn.id, pupil.id);
  else {
    checkTimes({ opens_at: handIn.opens_at, due_at });
    await queries.setOwnTime(connection, { innlevering_id: handIn.id, player_id: pupil.id, due_at });
  }
  return gridOf(services, handIn);
};

export const klasseInnleveringElev: ClassHandler<typeof operations.klasseInnleveringElev> = async (
  { query, caller },
  services,
) => {
  const { connection } = services;
  const row = await classOr404(connection, caller, query.id);
  const handIn = await handInOr404(connection, row, query.innlevering);
  const pupil = await pupilOr404(connection, row.id, query.elev);
  return {
    hand_in: await shownHandIn(services, handIn),
    name: pupil.name,
    ...(await handedInBy(services, handIn, pupil.id)),
  };
};
