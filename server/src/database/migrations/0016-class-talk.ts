import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Pupils' questions about a line, teachers' comments on lines, and comments to use again. All of it goes with the class. */
export const classTalk: Migration = {
  name: '0016-class-talk',
  async up(db, kind) {
    const id =
      kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`;
    const klasse = sql`text not null references klasse (id) on delete cascade`;
    const player = sql`bigint not null references player (id) on delete cascade`;
    await sql`create table klasse_sporsmal (
      id ${id},
      klasse_id ${klasse},
      player_id ${player},
      doc_slug text not null,
      blokk_slug text not null,
      human_lang text not null check (human_lang in ('_no', '_eng')),
      program text not null,
      line integer not null check (line > 0),
      txt text not null,
      at bigint not null
    )`.execute(db);
    await sql`create index klasse_sporsmal_klasse on klasse_sporsmal (klasse_id, at)`.execute(db);
    await sql`create index klasse_sporsmal_player on klasse_sporsmal (player_id, at)`.execute(db);
    await sql`create table klasse_kommentar (
      id ${id},
      klasse_id ${klasse},
      player_id ${player},
      author_id bigint references player (id) on delete set null,
      sporsmal_id bigint references klasse_sporsmal (id) on delete cascade,
      innlevering_id bigint references innlevering (id) on delete cascade,
      doc_slug text not null,
      blokk_slug text not null,
      line integer not null check (line > 0),
      txt text not null,
      at bigint not null,
      check ((sporsmal_id is null) <> (innlevering_id is null))
    )`.execute(db);
    await sql`create index klasse_kommentar_klasse on klasse_kommentar (klasse_id)`.execute(db);
    await sql`create index klasse_kommentar_player on klasse_kommentar (player_id)`.execute(db);
    await sql`create index klasse_kommentar_author on klasse_kommentar (author_id)`.execute(db);
    await sql`create index klasse_kommentar_sporsmal on klasse_kommentar (sporsmal_id)`.execute(db);
    await sql`create index klasse_kommentar_innlevering on klasse_kommentar (innlevering_id)`.execute(db);
    await sql`create table klasse_fast_kommentar (
      id ${id},
      klasse_id ${klasse},
      author_id bigint references player (id) on delete set null,
      txt text not null,
      at bigint not null
    )`.execute(db);
    await sql`create index klasse_fast_kommentar_klasse on klasse_fast_kommentar (klasse_id)`.execute(db);
    await sql`create index klasse_fast_kommentar_author on klasse_fast_kommentar (author_id)`.execute(db);
  },
};
