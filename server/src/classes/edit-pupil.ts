import type * as operations from '@kodestien/contract/classes/operations';
import { ProblemError } from '../http/problem.ts';
import { openClassOr404 } from './access.ts';
import { renamePupil } from './queries.ts';
import type { ClassHandler } from './services.ts';
import { shownClass } from './shown-class.ts';

export const klasseElevEdit: ClassHandler<typeof operations.klasseElevEdit> = async ({ body, caller }, services) => {
  const { connection } = services;
  const { id } = await openClassOr404(connection, caller, body.id);
  if (!(await renamePupil(connection, id, body.elev, body.name.trim()))) throw new ProblemError('user_not_found');
  return shownClass(services, connection, id);
};
