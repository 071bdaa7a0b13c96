import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

export const admin: Migration = {
  name: '0004-admin',
  async up(db, kind) {
    const id =
      kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`;
    const bytes = kind === 'postgres' ? sql`bytea` : sql`blob`;

    // Bytes in order, as in SQLite: superusers search addresses by their beginning, in a range of the index.
    if (kind === 'postgres') await sql`alter table player alter column email_key type text collate "C"`.execute(db);
    await sql`alter table player add column locked_at bigint`.execute(db);
    await sql`create index player_created on player (created_at)`.execute(db);
    await sql`create index player_superuser on player (id) where is_superuser = 1`.execute(db);
    await sql`create index player_locked on player (id) where locked_at is not null`.execute(db);
    await sql`create index player_unconfirmed on player (id) where confirmed_at is null`.execute(db);
    await sql`create index session_created on session (created_at)`.execute(db);
    await sql`create index outbox_state on outbox (state, id)`.execute(db);

    await sql`create table audit (
      id ${id},
      at bigint not null,
      actor_id bigint not null,
      action text not null,
      target_id bigint,
      details text not null
    )`.execute(db);
    await sql`create index audit_actor on audit (actor_id, id)`.execute(db);
    await sql`create index audit_action on audit (action, id)`.execute(db);
    await sql`create index audit_at on audit (at)`.execute(db);
    await (kind === 'sqlite' ? refuseChangesInSqlite(db) : refuseChangesInPostgres(db));

    await sql`create table backup (
      id ${id},
      created_at bigint not null,
      actor_id bigint not null,
      reason text not null,
      documents integer not null,
      bytes integer not null,
      sha256 text not null,
      data ${bytes} not null
    )`.execute(db);

    await sql`create table revision (
      id ${id},
      created_at bigint not null,
      actor_id bigint not null,
      kind text not null,
      note text not null,
      added integer not null,
      changed integer not null,
      removed integer not null,
      undoes bigint references revision (id),
      files_hash_before text
    )`.execute(db);
    await sql`create index revision_undoes on revision (undoes) where undoes is not null`.execute(db);
    await sql`create table revision_document (
      revision_id bigint not null references revision (id) on delete cascade,
      slug text not null,
      before_json text,
      before_source text,
      before_edited integer not null,
      after_json text,
      after_source text,
      after_edited integer not null,
      primary key (revision_id, slug)
    )`.execute(db);
    await sql`create index revision_document_slug on revision_document (slug, revision_id)`.execute(db);

    await sql`create table stage (
      player_id bigint not null references player (id) on delete cascade,
      slug text not null,
      json text,
      base_json text,
      base_revision integer not null,
      staged_at bigint not null,
      primary key (player_id, slug)
    )`.execute(db);

    await sql`create table user_dump (
      name text primary key,
      created_at bigint not null,
      actor_id bigint not null,
      count integer not null,
      bytes bigint not null,
      sha256 text not null,
      finished integer not null
    )`.execute(db);
    await sql`create table user_dump_part (
      name text not null references user_dump (name) on delete cascade,
      part integer not null,
      data ${bytes} not null,
      primary key (name, part)
    )`.execute(db);
  },
};

/** A log that can be changed proves nothing. */
async function refuseChangesInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger audit_no_update before update on audit
    begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
  await sql`create trigger audit_no_delete before delete on audit
    begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
}

async function refuseChangesInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_is_append_only() returns trigger language plpgsql as
    $body$ begin raise exception 'the audit log is append-only'; end $body$`.execute(db);
  await sql`create trigger audit_append_only before update or delete on audit
    for each row execute function audit_is_append_only()`.execute(db);
  await sql`create trigger audit_no_truncate before truncate on audit
    for each statement execute function audit_is_append_only()`.execute(db);
}
