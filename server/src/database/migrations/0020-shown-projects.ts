import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Projects that pupils show in their class. A copy: it goes when the pupil leaves the class, and with the class. */
export const shownProjects: Migration = {
  name: '0020-shown-projects',
  async up(db, kind) {
    const id =
      kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`;
    await sql`create table klasse_framvisning (
      id ${id},
      klasse_id text not null,
      player_id bigint not null,
      doc_slug text not null,
      blokk_slug text not null,
      language text not null,
      title text not null,
      program text not null,
      page text,
      plan text,
      reflection text,
      named smallint not null check (named in (0, 1)),
      at bigint not null,
      unique (klasse_id, player_id, doc_slug, blokk_slug),
      foreign key (klasse_id, player_id) references klasse_elev (klasse_id, player_id) on delete cascade
    )`.execute(db);
    await sql`create index klasse_framvisning_klasse on klasse_framvisning (klasse_id, at)`.execute(db);
    await sql`create index klasse_framvisning_player on klasse_framvisning (player_id)`.execute(db);
  },
};
