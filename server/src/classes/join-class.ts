import type * as operations from '@kodestien/contract/classes/operations';
import { PUPILS_MAX, tidyClassCode } from '@kodestien/contract/classes/rules';
import type { KlasseRow } from '../database/class-tables.ts';
import { ProblemError } from '../http/problem.ts';
import { classesOfPupil, countPupils, findClassByCode, insertPupil, lockClass, teachersOf } from './queries.ts';
import type { ClassHandler, ClassServices } from './services.ts';
import { ownClass } from './shown-class.ts';

/** Nobody is a pupil of more classes at once. */
const CLASSES_OF_PUPIL_MAX = 20;

export const klasseBliMed: ClassHandler<typeof operations.klasseBliMed> = async (call, services) => {
  const { body, caller } = call;
  const { connection, database } = services;
  const playerId = caller.player.id;
  const { id } = await classByGuess(services, body.code, { account: String(playerId), address: call.address });
  await connection.transaction().execute(async (transaction) => {
    await lockClass(transaction, database.kind, id);
    // Its teachers see all of it already.
    const teaches = (await teachersOf(transaction, id)).some((teacher) => teacher.id === playerId);
    const isFull = (await countPupils(transaction, id)) >= PUPILS_MAX;
    const own = await classesOfPupil(transaction, playerId);
    const isIn = own.some((one) => one.id === id);
    if (teaches || (!isIn && (isFull || own.length >= CLASSES_OF_PUPIL_MAX))) throw new ProblemError('class_limit');
    await insertPupil(transaction, {
      klasse_id: id,
      player_id: playerId,
      name: body.name.trim(),
      joined_at: services.now(),
    });
  });
  const joined = (await classesOfPupil(connection, playerId)).find((row) => row.id === id);
  if (!joined) throw new ProblemError('class_code_unknown');
  return ownClass(connection, joined, playerId);
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
