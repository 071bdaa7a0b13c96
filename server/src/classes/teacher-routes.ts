import type * as operations from '@kodestien/contract/classes/operations';
import { CLASSES_MAX, TEACHERS_MAX } from '@kodestien/contract/classes/rules';
import { isTeacher } from '../account/policies.ts';
import { ProblemError } from '../http/problem.ts';
import { notifyClass } from '../learning/class-notices.ts';
import { findPlayerByName } from '../player/queries.ts';
import { classOr404, lockClassOr404, openClassOr404 } from './access.ts';
import { countClasses, insertTeacher, listTeachers, removeTeacher, setTeacherAccess } from './queries.ts';
import type { ClassHandler } from './services.ts';
import { shownClass } from './shown-class.ts';

export const larerSoknad: ClassHandler<typeof operations.larerSoknad> = async ({ body, caller }, services) => {
  const { player } = caller;
  if (isTeacher(caller)) return { teacher: 'yes' };
  if (services.config.teacherSignup === 'off') throw new ProblemError('teacher_signup_closed');
  if (player.made_for_klasse !== null) throw new ProblemError('forbidden');
  const isOpen = services.config.teacherSignup === 'open';
  await setTeacherAccess(services.connection, player.id, {
    teacher_school: body.school.trim(),
    ...(isOpen ? { is_teacher: 1 as const } : { teacher_asked_at: player.teacher_asked_at ?? services.now() }),
  });
  return { teacher: isOpen ? 'yes' : 'asked' };
};

export const klasseLarer: ClassHandler<typeof operations.klasseLarer> = async ({ body, caller }, services) => {
  const { connection } = services;
  const { id } = await openClassOr404(connection, caller, body.id);
  await services.limits.take('class_teacher_account', String(caller.player.id));
  const found = await findPlayerByName(connection, body.username);
  if (!found || found.confirmed_at === null || found.deleted_at !== null) throw new ProblemError('user_not_found');
  if (found.is_teacher !== 1 && found.is_superuser !== 1) throw new ProblemError('not_a_teacher');
  await connection.transaction().execute(async (transaction) => {
    await lockClassOr404(transaction, services.database.kind, id);
    const isFull = (await listTeachers(transaction, id)).length >= TEACHERS_MAX;
    if (isFull || (await countClasses(transaction, found.id)) >= CLASSES_MAX) throw new ProblemError('class_limit');
    await insertTeacher(transaction, id, found.id, services.now());
  });
  return shownClass(services, connection, id);
};

export const klasseLarerRemove: ClassHandler<typeof operations.klasseLarerRemove> = async (
  { query, caller },
  services,
) => {
  const { id } = await classOr404(services.connection, caller, query.id);
  return services.connection.transaction().execute(async (transaction) => {
    await lockClassOr404(transaction, services.database.kind, id);
    const teachers = await listTeachers(transaction, id);
    const leaving = teachers.find(({ username }) => username.toLowerCase() === query.username.toLowerCase());
    if (!leaving) throw new ProblemError('user_not_found');
    if (teachers.length === 1) throw new ProblemError('last_teacher');
    await removeTeacher(transaction, id, leaving.id);
    await notifyClass(transaction, services.database.kind, id);
    return { left: leaving.id === caller.player.id };
  });
};
