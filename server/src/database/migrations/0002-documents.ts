import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const documents: Migration = {
  name: '0002-documents',
  async up(db) {
    await sql`create table document (
      slug text primary key,
      json text not null,
      source text,
      edited integer not null default 0,
      changed_at bigint not null
    )`.execute(db);

    await sql`create table content_state (
      id integer primary key,
      revision integer not null,
      files_hash text not null,
      loaded_at bigint not null
    )`.execute(db);
    await sql`insert into content_state (id, revision, files_hash, loaded_at) values (1, 0, '', 0)`.execute(db);

    // No reference to the document: what people wrote outlives every reload of the courses.
    await sql`create table blokk_kommentar (
      id text primary key,
      doc_slug text not null,
      blokk_slug text not null,
      player_id bigint not null references player (id) on delete cascade,
      txt text not null,
      created_at bigint not null,
      edited_at bigint,
      deleted_at bigint
    )`.execute(db);
    await sql`create index blokk_kommentar_thread on blokk_kommentar (doc_slug, blokk_slug, created_at, id)`.execute(
      db,
    );
    await sql`create index blokk_kommentar_player on blokk_kommentar (player_id)`.execute(db);
    await sql`create index blokk_kommentar_deleted on blokk_kommentar (deleted_at) where deleted_at is not null`.execute(
      db,
    );

    await sql`create table blokk_beskrivelse (
      id text primary key,
      doc_slug text not null,
      blokk_slug text not null,
      txt_no text not null,
      txt_eng text not null,
      created_at bigint not null,
      edited_at bigint
    )`.execute(db);
    await sql`create index blokk_beskrivelse_block on blokk_beskrivelse (doc_slug, blokk_slug, created_at)`.execute(db);

    await sql`create table comment_notice (
      player_id bigint not null references player (id) on delete cascade,
      doc_slug text not null,
      blokk_slug text not null,
      noticed_at bigint not null,
      primary key (player_id, doc_slug, blokk_slug)
    )`.execute(db);
  },
};
