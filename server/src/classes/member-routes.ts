import type * as operations from '@kodestien/contract/classes/operations';
import { PUPILS_MAX, tidyClassCode } from '@kodestien/contract/classes/rules';
import { isTeacher } from '../account/policies.ts';
import type { KlasseRow } from '../database/class-tables.ts';
import { ProblemError } from '../http/problem.ts';
import { notifyClass } from '../learning/class-notices.ts';
import { lockPlayer } from '../player/queries.ts';
import {
  countPupils,
  findClassByCode,
  insertPupil,
  listClassesOfPupil,
  listClassesTaughtBy,
  listTeachers,
  lockClass,
  removePupil,
} from './queries.ts';
import type { ClassHandler, ClassServices } from './services.ts';
import { ownClass, summaryOf } from './shown-class.ts';

export const klasser: ClassHandler<typeof operations.klasser> = async ({ caller }, { connection, config }) => {
  const { player } = caller;
  const teaches = isTeacher(caller);
  const [teaching, member] = await Promise.all([
    teaches ? listClassesTaughtBy(connection, player.id) : [],
    listClassesOfPupil(connection, player.id),
  ]);
  return {
    teacher: teaches ? 'yes' : player.teacher_asked_at === null ? 'no' : 'asked',
    teacher_signup: player.made_for_klasse === null ? config.teacherSignup : 'off',
    teaching: teaching.map((row) => summaryOf(row, row.pupils ?? 0, config.classKeepMonths)),
    member: await Promise.all(member.map((row) => ownClass(connection, row, player.id))),
  };
};

/** Nobody is a pupil of more classes at once. */
const CLASSES_OF_PUPIL_MAX = 20;

export const klasseBliMed: ClassHandler<typeof operations.klasseBliMed> = async (call, services) => {
  const { body, caller } = call;
  const { connection, database } = services;
  const playerId = caller.player.id;
  const { id } = await classByGuess(services, body.code, { account: String(playerId), address: call.address });
  await connection.transaction().execute(async (transaction) => {
    if (!(await lockClass(transaction, database.kind, id))) throw new ProblemError('class_code_unknown');
    // Several classes that are joined at once are counted one after the other.
    await lockPlayer(transaction, database.kind, playerId);
    // Its teachers see all of it already.
    const teaches = (await listTeachers(transaction, id)).some((teacher) => teacher.id === playerId);
    const isFull = (await countPupils(transaction, id)) >= PUPILS_MAX;
    const own = await listClassesOfPupil(transaction, playerId);
    const isIn = own.some((one) => one.id === id);
    if (teaches || (!isIn && (isFull || own.length >= CLASSES_OF_PUPIL_MAX))) throw new ProblemError('class_limit');
    await insertPupil(transaction, {
      klasse_id: id,
      player_id: playerId,
      name: body.name.trim(),
      joined_at: services.now(),
    });
    await notifyClass(transaction, database.kind, id);
  });
  const joined = (await listClassesOfPupil(connection, playerId)).find((row) => row.id === id);
  if (!joined) throw new ProblemError('class_code_unknown');
  return ownClass(connection, joined, playerId);
};

export const klasseForlat: ClassHandler<typeof operations.klasseForlat> = async ({ body, caller }, services) => {
  const { connection, database } = services;
  if (!(await removePupil(connection, body.id, caller.player.id))) throw new ProblemError('class_not_found');
  await notifyClass(connection, database.kind, body.id);
  return {};
};

/** Codes are short: wrong ones are counted, by account and by address, before anything is looked up. */
async function classByGuess(
  { connection, limits }: ClassServices,
  typed: string,
  { account, address }: { account: string; address: string },
): Promise<KlasseRow> {
  await limits.take('class_code_account', account);
  await limits.take('class_code_address', address);
  const code = tidyClassCode(typed);
  const found = code === undefined ? undefined : await findClassByCode(connection, code);
  if (!found) throw new ProblemError('class_code_unknown');
  await limits.giveBack('class_code_account', account);
  await limits.giveBack('class_code_address', address);
  return found;
}
