import type { AdminAnswer, AdminBody } from '../../../api-client/admin.ts';
import { dbCycle, dbDelete, dbInitialization, dbLoad } from '../../../api-client/admin-database-tools.ts';

export type ToolCall = (body: AdminBody<'dbLoad'>, signal?: AbortSignal) => Promise<AdminAnswer<'dbLoad'>>;

/** From the gentlest to the hardest. */
export const TOOLS = ['db_initialization', 'db_load', 'db_cycle', 'db_delete'] as const;
export type Tool = (typeof TOOLS)[number];

export const TOOL_CALLS: Record<Tool, ToolCall> = {
  db_initialization: dbInitialization,
  db_load: dbLoad,
  db_cycle: dbCycle,
  db_delete: dbDelete,
};

export const DESTROYS: Record<Tool, boolean> = {
  db_initialization: false,
  db_load: false,
  db_cycle: true,
  db_delete: true,
};
