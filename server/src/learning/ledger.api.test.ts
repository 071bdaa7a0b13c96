import { DELETION_REGRET_MS } from '@kodestien/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetDeletedPlayers } from '../privacy/deletion.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

async function learner(username: string): Promise<{ id: number; access: string; poeng(): Promise<number> }> {
  const { access } = await app.signedIn(username);
  const { user } = (await app.post('get_player', {}, { token: access })).body;
  const poeng = async () => (await app.post('get_player', {}, { token: access })).body.poeng;
  return { id: user.id, access, poeng };
}
const earn = (player_id: number, blokk_slug: string, poeng: number) =>
  app.connection
    .insertInto('poeng_ledger')
    .values({ player_id, doc_slug: 'python', blokk_slug, kind: 'exercise', poeng, earned_at: 1 })
    .execute();

test('points are the sum of the ledger, and each block gives them once', async () => {
  const { id, poeng } = await learner('samler');
  await earn(id, 'first', 10);
  await earn(id, 'second', 5);
  expect(await poeng()).toBe(15);
  await expect(earn(id, 'first', 10)).rejects.toThrow();
  expect(await poeng()).toBe(15);
});

test('no line can be changed or taken away', async () => {
  const { id, poeng } = await learner('jukser');
  await earn(id, 'first', 10);
  const lines = app.connection.updateTable('poeng_ledger').set({ poeng: 1000 }).where('player_id', '=', id);
  await expect(lines.execute()).rejects.toThrow('append-only');
  const line = app.connection.deleteFrom('poeng_ledger').where('player_id', '=', id);
  await expect(line.execute()).rejects.toThrow('append-only');
  await expect(earn(id, 'minus', -5)).rejects.toThrow();
  expect(await poeng()).toBe(10);
});

test('the lines go with their player, and only then', async () => {
  const { id, access } = await learner('drar');
  await earn(id, 'first', 10);
  await app.post('user_delete', { password: 'hemmelig1' }, { token: access });
  const left = () => app.connection.selectFrom('poeng_ledger').select('id').where('player_id', '=', id).execute();
  expect(await left()).toHaveLength(1);
  app.pass(DELETION_REGRET_MS + 60_000);
  const { connection, pictures, now } = app.app.services;
  await forgetDeletedPlayers(connection, pictures, now());
  expect(await left()).toEqual([]);
});
