import type { AnswerOf, InputOf } from '@kodestien/contract/calls';
import { call, PROOF_TIMEOUT_MS } from '../../../api-client/call.ts';

export type ToolCall = (body: InputOf<'POST db_load'>, signal?: AbortSignal) => Promise<AnswerOf<'POST db_load'>>;

/** From the gentlest to the hardest. */
export const TOOLS = ['db_initialization', 'db_load', 'db_cycle', 'db_delete'] as const;
export type Tool = (typeof TOOLS)[number];

export function toolCall(tool: Tool): ToolCall {
  return (body, signal) => call(`POST ${tool}`, body, { signal, timeoutMs: PROOF_TIMEOUT_MS });
}

export const DESTROYS: Record<Tool, boolean> = {
  db_initialization: false,
  db_load: false,
  db_cycle: true,
  db_delete: true,
};
