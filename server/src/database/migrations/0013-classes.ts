import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The same words in an index and in a query let both databases use it: people whom everyone may see. */
const VISIBLE = sql`confirmed_at is not null and deleted_at is null and hidden_at is null`;

/** Teachers, classes and who is in them; and people who are on no list. */
export const classes: Migration = {
  name: '0013-classes',
  async up(db) {
    await sql`create table klasse (
      id text primary key,
      name text not null,
      code text unique,
      school_year text not null,
      courses text not null,
      show_points integer not null default 0,
      created_at bigint not null,
      archived_at bigint,
      noticed_at bigint
    )`.execute(db);
    await sql`create index klasse_archived on klasse (archived_at) where archived_at is not null`.execute(db);

    await sql`alter table player add column is_teacher integer not null default 0`.execute(db);
    await sql`alter table player add column teacher_asked_at bigint`.execute(db);
    await sql`alter table player add column teacher_school text not null default ''`.execute(db);
    await sql`alter table player add column hidden_at bigint`.execute(db);
    await sql`alter table player add column made_for_klasse text references klasse (id) on delete set null`.execute(db);
    await sql`create index player_made_for_klasse on player (made_for_klasse) where made_for_klasse is not null`.execute(
      db,
    );
    await sql`create index player_teacher_asked on player (teacher_asked_at) where teacher_asked_at is not null`.execute(
      db,
    );
    await sql`drop index player_by_poeng`.execute(db);
    await sql`drop index player_by_username`.execute(db);
    await sql`create index player_by_poeng on player (poeng_order, username_key) where ${VISIBLE}`.execute(db);
    await sql`create index player_by_username on player (username_key) where ${VISIBLE}`.execute(db);

    await sql`create table klasse_larer (
      klasse_id text not null references klasse (id) on delete cascade,
      player_id bigint not null references player (id) on delete cascade,
      added_at bigint not null,
      primary key (klasse_id, player_id)
    )`.execute(db);
    await sql`create index klasse_larer_player on klasse_larer (player_id)`.execute(db);
    await sql`create table klasse_elev (
      klasse_id text not null references klasse (id) on delete cascade,
      player_id bigint not null references player (id) on delete cascade,
      name text not null,
      joined_at bigint not null,
      primary key (klasse_id, player_id)
    )`.execute(db);
    await sql`create index klasse_elev_player on klasse_elev (player_id)`.execute(db);
  },
};
