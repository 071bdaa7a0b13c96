import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Answers, drafts and places in the lessons. All of it is about a person and goes with them. */
export const learning: Migration = {
  name: '0010-learning',
  async up(db, kind) {
    const id =
      kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`;
    const player = sql`bigint not null references player (id) on delete cascade`;
    const lang = sql`text not null check (human_lang in ('_no', '_eng'))`;
    await sql`create table attempt (
      id ${id},
      player_id ${player},
      doc_slug text not null,
      blokk_slug text not null,
      human_lang ${lang},
      answer text not null,
      passed smallint not null check (passed in (0, 1)),
      counts smallint not null check (counts in (0, 1)),
      at bigint not null
    )`.execute(db);
    await sql`create index attempt_of_block on attempt (player_id, doc_slug, blokk_slug, id)`.execute(db);
    await sql`create table draft (
      player_id ${player},
      doc_slug text not null,
      blokk_slug text not null,
      human_lang ${lang},
      revision integer not null check (revision > 0),
      txt text not null,
      saved_at bigint not null,
      primary key (player_id, doc_slug, blokk_slug, human_lang, revision)
    )`.execute(db);
    await sql`create table reading_place (
      player_id ${player},
      doc_slug text not null,
      blokk_slug text,
      has_read smallint not null check (has_read in (0, 1)),
      at bigint not null,
      primary key (player_id, doc_slug)
    )`.execute(db);
    await sql`create table active_day (
      player_id ${player},
      day integer not null,
      primary key (player_id, day)
    )`.execute(db);
    await sql`create table reference_observation (
      hash text primary key,
      observations text not null,
      made_at bigint not null
    )`.execute(db);
    await sql`create table block_proof (
      hash text primary key,
      errors text not null,
      made_at bigint not null
    )`.execute(db);
  },
};
