import type { KlasseRow } from '../database/class-tables.ts';
import type { Connection, DatabaseKind } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { ProblemError } from '../http/problem.ts';
import { findClassOfPupil, findClassOfTeacher, findPupilName, lockClass } from './queries.ts';

/** The class, for one of its teachers. For everyone else it is as if there were none, superusers too. */
export async function classOr404(connection: Connection, { player }: Caller, id: string): Promise<KlasseRow> {
  const found = await findClassOfTeacher(connection, id, player.id);
  if (!found) throw new ProblemError('class_not_found');
  return found;
}

/** The same where something in it is changed: an archived class stays as it is. */
export async function openClassOr404(connection: Connection, caller: Caller, id: string): Promise<KlasseRow> {
  const found = await classOr404(connection, caller, id);
  if (found.archived_at !== null) throw new ProblemError('class_archived');
  return found;
}

/** The class as it is found above, for changes that depend on each other. */
export async function lockClassOr404(transaction: Connection, kind: DatabaseKind, id: string): Promise<void> {
  if (!(await lockClass(transaction, kind, id))) throw new ProblemError('class_not_found');
}

/** The class, for one of its pupils. For everyone else, its teachers too, it is as if there were none. */
export async function ownClassOr404(connection: Connection, { player }: Caller, id: string): Promise<KlasseRow> {
  const found = await findClassOfPupil(connection, id, player.id);
  if (!found) throw new ProblemError('class_not_found');
  return found;
}

export async function ownOpenClassOr404(connection: Connection, caller: Caller, id: string): Promise<KlasseRow> {
  const found = await ownClassOr404(connection, caller, id);
  if (found.archived_at !== null) throw new ProblemError('class_archived');
  return found;
}

/** The class, for its teachers and its pupils. Someone who teaches it and goes to it is a teacher there. */
export async function memberOr404(
  connection: Connection,
  { player }: Caller,
  id: string,
): Promise<{ klasse: KlasseRow; teaches: boolean }> {
  const taught = await findClassOfTeacher(connection, id, player.id);
  const klasse = taught ?? (await findClassOfPupil(connection, id, player.id));
  if (!klasse) throw new ProblemError('class_not_found');
  return { klasse, teaches: taught !== undefined };
}

/** One of the pupils of a class. */
export async function pupilOr404(connection: Connection, classId: string, playerId: number) {
  const found = await findPupilName(connection, classId, playerId);
  if (!found) throw new ProblemError('user_not_found');
  return found;
}
