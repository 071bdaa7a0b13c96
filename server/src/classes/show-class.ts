import type * as operations from '@kodestien/contract/classes/operations';
import { classOr404 } from './access.ts';
import type { ClassHandler } from './services.ts';
import { shownClass } from './shown-class.ts';

export const klasse: ClassHandler<typeof operations.klasse> = async ({ query, caller }, services) => {
  const { id } = await classOr404(services.connection, caller, query.id);
  return shownClass(services, services.connection, id);
};
