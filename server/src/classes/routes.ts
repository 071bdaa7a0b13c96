import type * as operations from '@kodestien/contract/classes/operations';
import type { KlasseRow } from '../database/class-tables.ts';
import { ProblemError } from '../http/problem.ts';
import { notifyClass } from '../learning/class-notices.ts';
import { classOr404 } from './access.ts';
import { addClass, withFreeCode } from './add-class.ts';
import { coursesOr400 } from './courses.ts';
import { deleteClassForGood } from './delete-class.ts';
import { countAnswers, countTalk, listAccountsOnlyFor, listPupils, setClass } from './queries.ts';
import type { ClassHandler } from './services.ts';
import { coursesOf, shownClass } from './shown-class.ts';

export const klasse: ClassHandler<typeof operations.klasse> = async ({ query, caller }, services) => {
  const { id } = await classOr404(services.connection, caller, query.id);
  return shownClass(services, services.connection, id);
};

export const klasseAdd: ClassHandler<typeof operations.klasseAdd> = async ({ body, caller }, services) => {
  const courses = await coursesOr400(services, body.courses);
  return addClass(services, caller, { name: body.name, school_year: body.school_year, courses });
};

export const klasseKopi: ClassHandler<typeof operations.klasseKopi> = async ({ body, caller }, services) => {
  const original = await classOr404(services.connection, caller, body.id);
  return addClass(services, caller, {
    name: body.name,
    school_year: body.school_year,
    courses: coursesOf(original),
    show_points: original.show_points,
  });
};

export const klasseEdit: ClassHandler<typeof operations.klasseEdit> = async ({ body, caller }, services) => {
  const { connection } = services;
  const row = await classOr404(connection, caller, body.id);
  const { name, school_year, courses, show_points, archived, code } = body;
  const isArchived = archived ?? row.archived_at !== null;
  // Bringing it back and changing it may come in one call; changing what stays archived may not.
  if (isArchived && archived !== true) throw new ProblemError('class_archived');
  const changes: Partial<KlasseRow> = {
    ...(name !== undefined && { name: name.trim() }),
    ...(school_year !== undefined && { school_year }),
    ...(courses !== undefined && { courses: JSON.stringify(await coursesOr400(services, courses)) }),
    ...(show_points !== undefined && { show_points: show_points ? 1 : 0 }),
    ...(code === 'close' && { code: null }),
    // An archived class cannot be joined, and its code is free for another.
    ...(archived === true && row.archived_at === null && { archived_at: services.now(), noticed_at: null, code: null }),
    ...(archived === false && { archived_at: null, noticed_at: null }),
  };
  if (code === 'renew' && !isArchived) {
    await withFreeCode((free) => setClass(connection, row.id, { ...changes, code: free }));
  } else await setClass(connection, row.id, changes);
  await notifyClass(connection, services.database.kind, row.id);
  return shownClass(services, connection, row.id);
};

/** Without dry_run only if the name of the class has been typed. */
export const klasseSlett: ClassHandler<typeof operations.klasseSlett> = async ({ body, caller }, services) => {
  const { connection } = services;
  const row = await classOr404(connection, caller, body.id);
  const accounts = await listAccountsOnlyFor(connection, row.id);
  const counts = {
    pupils: (await listPupils(connection, row.id)).length,
    accounts: accounts.length,
    answers: await countAnswers(
      connection,
      accounts.map(({ id }) => id),
    ),
    ...(await countTalk(connection, row.id)),
  };
  if (body.dry_run) return { ...counts, deleted: false };
  if (body.name?.trim() !== row.name) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'name', code: 'confirm_wrong' }] });
  }
  return { ...counts, deleted: await deleteClassForGood(services, row.id) };
};
