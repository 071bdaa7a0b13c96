import type { Selectable } from 'kysely';

/** Who a player is at a provider. The subject is the provider's own name for the person and means nothing elsewhere. */
export type OidcIdentityTable = { issuer: string; subject: string; player_id: number; linked_at: number };

/** Whom a teacher has made an account for: the identifier that the provider will tell of that pupil. */
export type OidcExpectedTable = { player_id: number; issuer: string; identifier: string; added_at: number };

export type OidcPurpose = 'signin' | 'link' | 'confirm';

/**
 * A sign-in that is under way, by the hash of its state; or, once the provider has answered, what it said, by the hash
 * of a ticket. Each belongs to one browser.
 */
export type OidcFlowTable = {
  hash: string;
  /** Hash of what the cookie of that browser holds. */
  browser: string;
  purpose: OidcPurpose;
  /** Who links or confirms; null for someone who signs in. */
  player_id: number | null;
  /** JSON: what the provider has said; null until then. */
  proven: string | null;
  expires_at: number;
};
export type OidcFlowRow = Selectable<OidcFlowTable>;
