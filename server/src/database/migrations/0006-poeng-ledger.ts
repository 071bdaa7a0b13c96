import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Every point that anybody has earned, once for each block. The database itself keeps `player.poeng` as its sum, and
 * lets a line only go together with the player: no part of the product can give points in any other way.
 */
export const poengLedger: Migration = {
  name: '0006-poeng-ledger',
  async up(db, kind) {
    const id =
      kind === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`;
    await sql`create table poeng_ledger (
      id ${id},
      player_id bigint not null references player (id) on delete cascade,
      doc_slug text not null,
      blokk_slug text not null,
      kind text not null check (kind in ('exercise', 'quiz')),
      poeng integer not null check (poeng >= 0),
      earned_at bigint not null,
      unique (player_id, doc_slug, blokk_slug)
    )`.execute(db);
    await sql`create index poeng_ledger_exercise on poeng_ledger (earned_at) where kind = 'exercise'`.execute(db);
    await (kind === 'sqlite' ? guardInSqlite(db) : guardInPostgres(db));
  },
};

async function guardInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger poeng_ledger_sum after insert on poeng_ledger
    begin update player set poeng = poeng + new.poeng where id = new.player_id; end`.execute(db);
  await sql`create trigger poeng_ledger_no_update before update on poeng_ledger
    begin select raise(abort, 'the ledger of points is append-only'); end`.execute(db);
  await sql`create trigger poeng_ledger_no_delete before delete on poeng_ledger
    when exists (select 1 from player where id = old.player_id)
    begin select raise(abort, 'the ledger of points is append-only'); end`.execute(db);
}

async function guardInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function poeng_ledger_adds_up() returns trigger language plpgsql as
    $body$ begin update player set poeng = poeng + new.poeng where id = new.player_id; return null; end $body$`.execute(
    db,
  );
  await sql`create trigger poeng_ledger_sum after insert on poeng_ledger
    for each row execute function poeng_ledger_adds_up()`.execute(db);
  await sql`create function poeng_ledger_is_append_only() returns trigger language plpgsql as
    $body$ begin
      if tg_op = 'DELETE' then
        if not exists (select 1 from player where id = old.player_id) then return old; end if;
      end if;
      raise exception 'the ledger of points is append-only';
    end $body$`.execute(db);
  await sql`create trigger poeng_ledger_append_only before update or delete on poeng_ledger
    for each row execute function poeng_ledger_is_append_only()`.execute(db);
}
