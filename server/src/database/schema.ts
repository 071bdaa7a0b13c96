import type { OutboxState } from '@kodestien/contract/admin/rules';
import type { Task } from '@kodestien/contract/document/block-types';
import type { HumanLang } from '@kodestien/contract/language';
import type { ImageSize } from '@kodestien/contract/limits';
import type { ProfileItem } from '@kodestien/contract/profile/items';
import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type {
  AuditTable,
  BackupTable,
  RevisionDocumentTable,
  RevisionTable,
  StageTable,
  UserDumpPartTable,
  UserDumpTable,
} from './admin-tables.ts';
import type {
  InnleveringFristTable,
  InnleveringLevertTable,
  InnleveringOppgaveTable,
  InnleveringSvarTable,
  InnleveringTable,
  KlasseElevTable,
  KlasseFastKommentarTable,
  KlasseFramvisningTable,
  KlasseKommentarTable,
  KlasseLarerTable,
  KlasseSporsmalTable,
  KlasseTable,
} from './class-tables.ts';
import type { OidcExpectedTable, OidcFlowTable, OidcIdentityTable } from './oidc-tables.ts';

export type { OutboxState };

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
  username_history: UsernameHistoryTable;
  player_search: PlayerSearchTable;
  picture: PictureTable;
  document: DocumentTable;
  content_state: ContentStateTable;
  withdrawn_document: WithdrawnDocumentTable;
  poeng_ledger: PoengLedgerTable;
  attempt: AttemptTable;
  seen_solution: SeenSolutionTable;
  draft: DraftTable;
  reading_place: ReadingPlaceTable;
  active_day: ActiveDayTable;
  reference_observation: ReferenceObservationTable;
  block_proof: BlockProofTable;
  blokk_kommentar: KommentarTable;
  blokk_beskrivelse: BeskrivelseTable;
  comment_notice: CommentNoticeTable;
  klasse: KlasseTable;
  klasse_larer: KlasseLarerTable;
  klasse_elev: KlasseElevTable;
  oidc_identity: OidcIdentityTable;
  oidc_expected: OidcExpectedTable;
  oidc_flow: OidcFlowTable;
  innlevering: InnleveringTable;
  innlevering_oppgave: InnleveringOppgaveTable;
  innlevering_frist: InnleveringFristTable;
  innlevering_levert: InnleveringLevertTable;
  innlevering_svar: InnleveringSvarTable;
  klasse_sporsmal: KlasseSporsmalTable;
  klasse_framvisning: KlasseFramvisningTable;
  klasse_kommentar: KlasseKommentarTable;
  klasse_fast_kommentar: KlasseFastKommentarTable;
  audit: AuditTable;
  backup: BackupTable;
  revision: RevisionTable;
  revision_document: RevisionDocumentTable;
  stage: StageTable;
  user_dump: UserDumpTable;
  user_dump_part: UserDumpPartTable;
};

type Flag = 0 | 1;

type PlayerTable = Record<ProfileItem, Generated<string>> & {
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
  img_profil: Generated<string>;
  poeng: Generated<number>;
  /** The points turned round, for the index that has most points first. */
  poeng_order: GeneratedAlways<number>;
  api_tok_version: Generated<number>;
  /** The address that the account moves to once it is confirmed. */
  email_pending: Generated<string | null>;
  /** When its owner deleted it. Hidden from then on, and gone some days later unless the owner signs in. */
  deleted_at: Generated<number | null>;
  /** One of the learners that `npm run demo` makes. */
  is_demo: Generated<Flag>;
  /** A mail when someone else writes in a thread of theirs. */
  notify_comments: Generated<Flag>;
  /** Since when a superuser has locked the account. */
  locked_at: Generated<number | null>;
  /** Makes classes and sees solutions. */
  is_teacher: Generated<Flag>;
  /** When they asked to become a teacher, while nobody has answered; and where they say that they teach. */
  teacher_asked_at: Generated<number | null>;
  teacher_school: Generated<string>;
  /** Since when no public page and no public call shows them. */
  hidden_at: Generated<number | null>;
  /** The class whose teacher made the account, which goes with the class unless its owner adds an e-mail address. */
  made_for_klasse: Generated<string | null>;
  created_at: number;
};
export type PlayerRow = Selectable<PlayerTable>;
export type NewPlayer = Insertable<PlayerTable>;

/** One signed-in device: all refresh tokens that came from one sign-in. */
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

export const LINK_PURPOSES = ['confirm', 'reset', 'email_change'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A token that was mailed as a link. It works once. */
type LinkTokenTable = {
  hash: string;
  player_id: number;
  purpose: LinkPurpose;
  /** The address that it was mailed to, and so proves; null in old links to the account's own. */
  email: Generated<string | null>;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

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
  /** A server that sends holds the row until then; if it is ended, another may take over. */
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

/** A name that its owner has given up: it still leads to its owner, and nobody else gets it for a while. */
type UsernameHistoryTable = {
  username_key: string;
  username: string;
  player_id: number;
  changed_at: number;
  kept_until: number;
};

/** What visible players are found by (player/search-terms.ts). */
type PlayerSearchTable = {
  player_id: number;
  term: string;
  /** The one before it among the terms of the same player; empty for the first. */
  term_before: string;
};

/** Profile pictures, when the database is the place that all servers share. */
type PictureTable = {
  id: string;
  size: ImageSize;
  player_id: number;
  data: Uint8Array;
};

type DocumentTable = {
  slug: string;
  /** The document as authors write it (SourceDocument), blocks included. */
  json: string;
  /** The file under content/ that it came from. */
  source: string | null;
  /** 1: changed in the admin area; loading the files leaves it alone. */
  edited: Generated<Flag>;
  changed_at: number;
};
export type DocumentRow = Selectable<DocumentTable>;

/** One row. The revision counts up with every change of a document, so that servers see that theirs is old. */
type ContentStateTable = {
  id: number;
  revision: number;
  files_hash: string;
  loaded_at: number;
};

/** Taken away in the admin area while its file is still there. */
type WithdrawnDocumentTable = {
  slug: string;
  withdrawn_at: number;
};

/** Append-only. player.poeng is its sum; the database sees to both. */
type PoengLedgerTable = {
  id: Generated<number>;
  player_id: number;
  doc_slug: string;
  blokk_slug: string;
  kind: Task;
  poeng: number;
  earned_at: number;
};

/** An answer to an exercise or a question. One that does not count (a program that did not start) costs no try. */
/** A solution that was looked at before the exercise was solved. */
type SeenSolutionTable = {
  player_id: number;
  doc_slug: string;
  blokk_slug: string;
  seen_at: number;
};

type AttemptTable = {
  id: Generated<number>;
  player_id: number;
  doc_slug: string;
  blokk_slug: string;
  human_lang: HumanLang;
  answer: string;
  passed: Flag;
  counts: Flag;
  at: number;
  /** Of pupils in a class only: the first check that failed, and what the program gave there or was stopped by. */
  failed_check: Generated<string | null>;
  failed_got: Generated<string | null>;
  failed_error: Generated<string | null>;
  failed_line: Generated<number | null>;
  /** So many hints had been opened. */
  hints: Generated<number | null>;
};

/** What someone has written in an editor. The highest revision is the current one, the others are its history. */
type DraftTable = {
  player_id: number;
  doc_slug: string;
  blokk_slug: string;
  human_lang: HumanLang;
  revision: number;
  txt: string;
  saved_at: number;
};
export type DraftRow = Selectable<DraftTable>;

/** How far someone has come in a document. */
type ReadingPlaceTable = {
  player_id: number;
  doc_slug: string;
  blokk_slug: string | null;
  has_read: Flag;
  at: number;
};

/** Days (since 1970, in Norway) on which someone read or solved something. */
type ActiveDayTable = { player_id: number; day: number };

/** What a reference solution gave, by the hash of everything that it depends on. */
type ReferenceObservationTable = { hash: string; observations: string; made_at: number };

/** What was found wrong when the programs of a block were run, by the hash of the block. */
/** `errors`: '[]' when the block was run and holds, 'null' when it came with the files and was not run here. */
type BlockProofTable = { hash: string; errors: string; made_at: number };

type KommentarTable = {
  id: string;
  doc_slug: string;
  blokk_slug: string;
  player_id: number;
  txt: string;
  created_at: number;
  edited_at: number | null;
  /** Can be brought back for a little while, then its text is removed for good. */
  deleted_at: number | null;
  /** Who deleted it, and so may bring it back. */
  deleted_by: number | null;
};
export type KommentarRow = Selectable<KommentarTable>;

type BeskrivelseTable = {
  id: string;
  doc_slug: string;
  blokk_slug: string;
  txt_no: string;
  txt_eng: string;
  created_at: number;
  edited_at: number | null;
};
export type BeskrivelseRow = Selectable<BeskrivelseTable>;

/** When someone was last told of a new comment in a thread. */
type CommentNoticeTable = {
  player_id: number;
  doc_slug: string;
  blokk_slug: string;
  noticed_at: number;
};
