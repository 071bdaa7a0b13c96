import type { AuditAction, RevisionKind } from '@kodestien/contract/admin/rules';
import type { Generated, Selectable } from 'kysely';

/** Who did what in the admin area. The database refuses to change or remove a row. */
export type AuditTable = {
  id: Generated<number>;
  at: number;
  /** No reference: the log outlives the account. Names are looked up, so they go with it. */
  actor_id: number;
  action: AuditAction;
  /** The player that it was done to. */
  target_id: number | null;
  /** JSON, per action; never a secret. */
  details: string;
};

/** All documents as they were before something replaced them: gzipped JSON. */
export type BackupTable = {
  id: Generated<number>;
  created_at: number;
  actor_id: number;
  reason: string;
  documents: number;
  bytes: number;
  sha256: string;
  data: Uint8Array;
};

/** One change of documents that was published in the admin area. */
export type RevisionTable = {
  id: Generated<number>;
  created_at: number;
  actor_id: number;
  kind: RevisionKind;
  note: string;
  added: number;
  changed: number;
  removed: number;
  /** The revision that this one rolled back. */
  undoes: number | null;
  /** Of content_state before it, when it changed that too. */
  files_hash_before: string | null;
};

/** What it changed: a document before and after; null where there was none. */
export type RevisionDocumentTable = {
  revision_id: number;
  slug: string;
  before_json: string | null;
  before_source: string | null;
  before_edited: 0 | 1;
  after_json: string | null;
  after_source: string | null;
  after_edited: 0 | 1;
};
export type RevisionDocumentRow = Selectable<RevisionDocumentTable>;

/** What a superuser has written and not published yet. */
export type StageTable = {
  player_id: number;
  slug: string;
  /** Null: the document is to be removed. */
  json: string | null;
  /** The live document that it was written on; null: there was none. */
  base_json: string | null;
  base_revision: number;
  staged_at: number;
};
export type StageRow = Selectable<StageTable>;

/** In the database, so that every server has it, and in parts, so that none has to hold it whole. */
export type UserDumpTable = {
  name: string;
  created_at: number;
  actor_id: number;
  count: number;
  bytes: number;
  sha256: string;
  /** 0 while it is being written, or for ever if the server was ended meanwhile. */
  finished: 0 | 1;
};

export type UserDumpPartTable = {
  name: string;
  part: number;
  data: Uint8Array;
};
