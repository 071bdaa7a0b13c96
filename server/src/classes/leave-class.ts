import type * as operations from '@kodestien/contract/classes/operations';
import { ProblemError } from '../http/problem.ts';
import { removePupil } from './queries.ts';
import type { ClassHandler } from './services.ts';

export const klasseForlat: ClassHandler<typeof operations.klasseForlat> = async ({ body, caller }, { connection }) => {
  if (!(await removePupil(connection, body.id, caller.player.id))) throw new ProblemError('class_not_found');
  return {};
};
