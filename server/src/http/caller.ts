import type { PlayerRow } from '../database/schema.ts';

/** Who makes a call. A script that comes with an api_tok has no session. */
export type Caller = { player: PlayerRow; isSuperuser: boolean; sessionId: string | undefined };
