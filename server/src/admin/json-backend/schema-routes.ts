import type * as operations from '@kodestien/contract/admin/json-backend';
import type { AdminHandler } from '../services.ts';
import { documentSchema } from './schema.ts';

export const adminJsonSchema: AdminHandler<typeof operations.adminJsonSchema> = async () => documentSchema();
