import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The same words in an index and in a query let both databases use it: people who can be seen. */
const VISIBLE = sql`confirmed_at is not null and deleted_at is null`;

export const profiles: Migration = {
  name: '0003-profiles',
  async up(db, kind) {
    // Bytes in order, as in SQLite: ranges and pages must not depend on the language of the PostgreSQL server.
    const bytewise = kind === 'postgres' ? sql`collate "C"` : sql``;
    const bytes = kind === 'postgres' ? sql`bytea` : sql`blob`;
    if (kind === 'postgres') await sql`alter table player alter column username_key type text collate "C"`.execute(db);

    await sql`alter table player add column deleted_at bigint`.execute(db);
    await sql`alter table player add column email_pending text`.execute(db);
    await sql`alter table player add column is_demo integer not null default 0`.execute(db);
    await sql`alter table player add column notify_comments integer not null default 1`.execute(db);
    // Most points first and then names in order is one direction only when the points are turned round.
    const kept = kind === 'postgres' ? sql`stored` : sql`virtual`;
    await sql`alter table player add column poeng_order integer generated always as (-poeng) ${kept}`.execute(db);
    await sql`create index player_by_poeng on player (poeng_order, username_key) where ${VISIBLE}`.execute(db);
    await sql`create index player_by_username on player (username_key) where ${VISIBLE}`.execute(db);
    await sql`create index player_picture on player (img_profil) where img_profil != ''`.execute(db);
    await sql`create index player_deleted on player (deleted_at) where deleted_at is not null`.execute(db);

    // Which address a link proves: the account moves to that one and no other.
    await sql`alter table link_token add column email text`.execute(db);

    await sql`create table username_history (
      username_key text ${bytewise} primary key,
      username text not null,
      player_id bigint not null references player (id) on delete cascade,
      changed_at bigint not null,
      kept_until bigint not null
    )`.execute(db);
    await sql`create index username_history_player on username_history (player_id)`.execute(db);

    await sql`create table player_search (
      player_id bigint not null references player (id) on delete cascade,
      term text ${bytewise} not null,
      term_before text ${bytewise} not null,
      primary key (player_id, term)
    ) ${kind === 'sqlite' ? sql`without rowid` : sql``}`.execute(db);
    await sql`create index player_search_term on player_search (term, player_id, term_before)`.execute(db);
    // Nobody could set a full name before now, so the username is all there is to be found by.
    await sql`insert into player_search (player_id, term, term_before)
      select id, username_key, '' from player where ${VISIBLE}`.execute(db);

    await sql`create table picture (
      id text not null,
      size text not null,
      player_id bigint not null references player (id) on delete cascade,
      data ${bytes} not null,
      primary key (id, size)
    )`.execute(db);
    await sql`create index picture_player on picture (player_id)`.execute(db);
  },
};
