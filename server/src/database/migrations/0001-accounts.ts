import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  async up(db, kind) {
    const id =
      kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`;
    // Counters of the last minutes need not survive a crash of PostgreSQL, and are cheaper so.
    const unlogged = kind === 'postgres' ? sql`unlogged` : sql``;

    await sql`create table player (
      id ${id},
      username text not null,
      username_key text not null unique,
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      confirmed_at bigint,
      is_superuser integer not null default 0,
      human_lang text not null,
      full_name text not null default '',
      email_public text not null default '',
      bio_public text not null default '',
      url_public text not null default '',
      company_public text not null default '',
      img_profil text not null default '',
      poeng integer not null default 0,
      api_tok_version integer not null default 1,
      created_at bigint not null
    )`.execute(db);

    await sql`create table session (
      id text primary key,
      player_id bigint not null references player (id) on delete cascade,
      user_agent text not null,
      created_at bigint not null,
      last_used_at bigint not null,
      expires_at bigint not null,
      ended_at bigint
    )`.execute(db);
    await sql`create index session_player on session (player_id)`.execute(db);
    await sql`create index session_expires on session (expires_at)`.execute(db);

    await sql`create table refresh_token (
      hash text primary key,
      session_id text not null references session (id) on delete cascade,
      issued_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`.execute(db);
    await sql`create index refresh_token_session on refresh_token (session_id)`.execute(db);
    await sql`create index refresh_token_expires on refresh_token (expires_at)`.execute(db);

    await sql`create table link_token (
      hash text primary key,
      player_id bigint not null references player (id) on delete cascade,
      purpose text not null,
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`.execute(db);
    await sql`create index link_token_player on link_token (player_id)`.execute(db);
    await sql`create index link_token_expires on link_token (expires_at)`.execute(db);

    await sql`create table outbox (
      id ${id},
      template text not null,
      to_email text not null,
      player_id bigint references player (id) on delete cascade,
      human_lang text not null,
      params text not null default '{}',
      state text not null default 'waiting',
      attempts integer not null default 0,
      next_attempt_at bigint not null,
      claimed_until bigint,
      last_error text,
      created_at bigint not null,
      sent_at bigint
    )`.execute(db);
    await sql`create index outbox_due on outbox (state, next_attempt_at)`.execute(db);

    await sql`create ${unlogged} table rate_limit (
      bucket text primary key,
      window_start bigint not null,
      hits integer not null
    )`.execute(db);
    await sql`create index rate_limit_window on rate_limit (window_start)`.execute(db);
  },
};
