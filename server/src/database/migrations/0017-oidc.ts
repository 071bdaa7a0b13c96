import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Sign-in with another service: who someone is there, whom a teacher expects, and what is under way. */
export const oidc: Migration = {
  name: '0017-oidc',
  async up(db) {
    await sql`create table oidc_identity (
      issuer text not null,
      subject text not null,
      player_id bigint not null references player (id) on delete cascade,
      linked_at bigint not null,
      primary key (issuer, subject),
      unique (player_id, issuer)
    )`.execute(db);
    await sql`create table oidc_expected (
      player_id bigint primary key references player (id) on delete cascade,
      issuer text not null,
      identifier text not null,
      added_at bigint not null
    )`.execute(db);
    await sql`create index oidc_expected_identifier on oidc_expected (identifier, issuer)`.execute(db);
    await sql`create table oidc_flow (
      hash text primary key,
      browser text not null,
      purpose text not null,
      player_id bigint references player (id) on delete cascade,
      proven text,
      expires_at bigint not null
    )`.execute(db);
    await sql`create index oidc_flow_expires on oidc_flow (expires_at)`.execute(db);
    await sql`create index oidc_flow_player on oidc_flow (player_id) where player_id is not null`.execute(db);
  },
};
