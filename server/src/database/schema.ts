import type { HumanLang } from '@kodestien/contract/language';
import type { Generated, Insertable, Selectable } from 'kysely';

/**
 * The tables, as the query builder sees them. Both databases hold the same plain types:
 * times are milliseconds since 1970, flags are 0 or 1.
 */
export type Schema = {
  player: PlayerTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  link_token: LinkTokenTable;
  outbox: OutboxTable;
  rate_limit: RateLimitTable;
};

type Flag = 0 | 1;

type PlayerTable = {
  id: Generated<number>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  /** Null until the e-mail address is confirmed; such an account cannot sign in. */
  confirmed_at: number | null;
  is_superuser: Generated<Flag>;
  human_lang: HumanLang;
  full_name: Generated<string>;
  email_public: Generated<string>;
  bio_public: Generated<string>;
  url_public: Generated<string>;
  company_public: Generated<string>;
  img_profil: Generated<string>;
  poeng: Generated<number>;
  api_tok_version: Generated<number>;
  created_at: number;
};
export type PlayerRow = Selectable<PlayerTable>;
export type NewPlayer = Insertable<PlayerTable>;

/** One signed-in device: the family of all refresh tokens that came from one sign-in. */
type SessionTable = {
  id: string;
  player_id: number;
  user_agent: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  ended_at: number | null;
};
export type SessionRow = Selectable<SessionTable>;

type RefreshTokenTable = {
  hash: string;
  session_id: string;
  issued_at: number;
  expires_at: number;
  /** When it was exchanged for its successor. */
  used_at: number | null;
};

export const LINK_PURPOSES = ['confirm', 'reset'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A token that was mailed as a link. It works once. */
type LinkTokenTable = {
  hash: string;
  player_id: number;
  purpose: LinkPurpose;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

export const OUTBOX_STATES = ['waiting', 'sending', 'sent', 'failed'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

export type OutboxTable = {
  id: Generated<number>;
  template: string;
  to_email: string;
  player_id: number | null;
  human_lang: HumanLang;
  /** JSON, per template. Never a secret: links are derived when the mail is written. */
  params: Generated<string>;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  next_attempt_at: number;
  /** A server that sends holds the row until then; if it dies, another may take over. */
  claimed_until: number | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
};
export type OutboxRow = Selectable<OutboxTable>;

type RateLimitTable = {
  bucket: string;
  window_start: number;
  hits: number;
};
