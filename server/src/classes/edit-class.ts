import type * as operations from '@kodestien/contract/classes/operations';
import type { KlasseRow } from '../database/class-tables.ts';
import { ProblemError } from '../http/problem.ts';
import { classOr404 } from './access.ts';
import { withFreeCode } from './add-class.ts';
import { coursesOr400 } from './courses.ts';
import { updateClass } from './queries.ts';
import type { ClassHandler } from './services.ts';
import { shownClass } from './shown-class.ts';

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
    await withFreeCode((free) => updateClass(connection, row.id, { ...changes, code: free }));
  } else await updateClass(connection, row.id, changes);
  return shownClass(services, connection, row.id);
};
