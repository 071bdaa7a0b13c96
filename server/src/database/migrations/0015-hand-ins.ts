import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Hand-ins of a class: what is asked, until when, and what each pupil has handed in. All of it goes with the class. */
export const handIns: Migration = {
  name: '0015-hand-ins',
  async up(db, kind) {
    const id =
      kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`;
    const player = sql`bigint not null references player (id) on delete cascade`;
    const handIn = sql`bigint not null references innlevering (id) on delete cascade`;
    await sql`create table innlevering (
      id ${id},
      klasse_id text not null references klasse (id) on delete cascade,
      title text not null,
      opens_at bigint not null,
      due_at bigint not null,
      late_ok smallint not null check (late_ok in (0, 1)),
      help_off smallint not null check (help_off in (0, 1)),
      closed_at bigint,
      created_at bigint not null
    )`.execute(db);
    await sql`create index innlevering_klasse on innlevering (klasse_id)`.execute(db);
    await sql`create table innlevering_oppgave (
      innlevering_id ${handIn},
      position integer not null,
      doc_slug text not null,
      blokk_slug text not null,
      primary key (innlevering_id, position)
    )`.execute(db);
    await sql`create index innlevering_oppgave_block on innlevering_oppgave (doc_slug, blokk_slug)`.execute(db);
    await sql`create table innlevering_frist (
      innlevering_id ${handIn},
      player_id ${player},
      due_at bigint not null,
      primary key (innlevering_id, player_id)
    )`.execute(db);
    await sql`create index innlevering_frist_player on innlevering_frist (player_id)`.execute(db);
    await sql`create table innlevering_levert (
      innlevering_id ${handIn},
      player_id ${player},
      at bigint not null,
      primary key (innlevering_id, player_id)
    )`.execute(db);
    await sql`create index innlevering_levert_player on innlevering_levert (player_id)`.execute(db);
    await sql`create table innlevering_svar (
      innlevering_id ${handIn},
      player_id ${player},
      doc_slug text not null,
      blokk_slug text not null,
      human_lang text not null check (human_lang in ('_no', '_eng')),
      program text not null,
      solved smallint not null check (solved in (0, 1)),
      primary key (innlevering_id, player_id, doc_slug, blokk_slug)
    )`.execute(db);
    await sql`create index innlevering_svar_player on innlevering_svar (player_id)`.execute(db);
  },
};
