import { isReservedUsername, usernameShape } from '@kodestien/contract/account/rules';
import { PROFILE_ITEM_NAMES } from '@kodestien/contract/profile/items';
import { profileText } from '@kodestien/contract/profile/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf, readBoard } from '../classes/board/board.ts';
import { findClass } from '../classes/queries.ts';
import { loadContentAtStart } from '../document/at-start.ts';
import { dayOf } from '../learning/learner.ts';
import { storedFiles } from '../profile/picture/testing/upload.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { DEMO_CLASS } from './demo-class.ts';
import { fillDemo } from './fill.ts';
import { LEARNERS } from './learners.ts';
import { hasDemo, removeDemo } from './remove.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

test('some forty learners whose names and texts the product itself would accept, in both languages', () => {
  expect(LEARNERS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(LEARNERS.map(({ username }) => username)).size).toBe(LEARNERS.length);
  expect(new Set(LEARNERS.map(({ human_lang }) => human_lang)).size).toBe(2);
  for (const learner of LEARNERS) {
    expect([learner.username, usernameShape(learner.username)]).not.toContain('invalid');
    expect(isReservedUsername(learner.username)).toBe(false);
    for (const item of PROFILE_ITEM_NAMES) {
      const text = learner[item] ?? '';
      expect([learner.username, profileText(item, text)]).toEqual([learner.username, { txt: text }]);
    }
  }
});

test('they fill the list with pictures, comments and points that they earned, and leave no trace when removed', {
  timeout: 600_000,
}, async () => {
  const person = await app.signedIn('virkelig');
  await loadContentAtStart(app.app.services.database, () => {});
  const before = await everything();
  const { database, pictures, grader, now } = app.app.services;

  const filled = await fillDemo({ database, pictures, grader, now });
  expect(filled.learners).toBe(LEARNERS.length);
  expect(filled.comments).toBeGreaterThan(60);
  expect(await hasDemo(app.connection)).toBe(true);
  const { body } = await app.get('get_player_ls?limit=100&sort=username');
  expect(body.results).toHaveLength(LEARNERS.length + 1);
  const withPicture = body.results.filter((learner: { img_profil: string }) => learner.img_profil !== '');
  expect(withPicture.length).toBeGreaterThan(30);
  const picture = await app.app.http.inject({ method: 'GET', url: `${withPicture[0].img_profil}/norm.webp` });
  expect(picture.headers['content-type']).toBe('image/webp');
  expect((await app.get('get_player_ls?q=ødegård')).body.results).toHaveLength(1);

  await expectHonestProgress(filled.answers);
  await expectClassAtWork();

  expect(await removeDemo(app.connection, pictures)).toBe(LEARNERS.length);
  expect(await everything()).toEqual(before);
  expect(await hasDemo(app.connection)).toBe(false);
  expect((await app.post('get_player', {}, { token: person.access })).status).toBe(200);
});

/** The board shows some who have solved, some who try, some who type and some who are stuck at the same mistake. */
async function expectClassAtWork(): Promise<void> {
  const row = await findClass(app.connection, DEMO_CLASS);
  if (!row) throw new Error('There is no class');
  const board = boardOf(await readBoard(app.app.services, row, undefined), app.app.services.now());
  const states = board.pupils.flatMap(({ cells }) => cells.map(({ state }) => state));
  expect(new Set(states)).toEqual(new Set(['solved', 'tried', 'writing', 'none']));
  expect(board.pupils.some(({ stuck_since }) => stuck_since !== null)).toBe(true);
  expect(board.groups[0]?.same).toBeGreaterThan(1);
  expect(board.asked).toHaveLength(1);
}

/** Points are the sum of what was earned, each for an answer that was judged right, on the day it was given. */
async function expectHonestProgress(answers: number): Promise<void> {
  const { connection } = app;
  const attempts = await connection.selectFrom('attempt').selectAll().execute();
  const ledger = await connection.selectFrom('poeng_ledger').selectAll().execute();
  const people = await connection.selectFrom('player').selectAll().where('is_demo', '=', 1).execute();
  expect(attempts).toHaveLength(answers);
  expect(ledger.length).toBeGreaterThan(100);
  expect(attempts.filter(({ passed }) => passed === 0).length).toBeGreaterThan(10);
  for (const line of ledger) {
    const right = attempts.find(
      ({ player_id, doc_slug, blokk_slug, passed }) =>
        passed === 1 && player_id === line.player_id && doc_slug === line.doc_slug && blokk_slug === line.blokk_slug,
    );
    expect(right?.at).toBe(line.earned_at);
  }
  for (const { id, poeng, created_at } of people) {
    const own = ledger.filter(({ player_id }) => player_id === id);
    expect(poeng).toBe(own.reduce((sum, line) => sum + line.poeng, 0));
    for (const { earned_at } of own) expect(earned_at).toBeGreaterThanOrEqual(created_at);
  }
  expect(new Set(people.map(({ poeng }) => poeng)).size).toBeGreaterThan(10);
  const days = new Set(ledger.map(({ earned_at }) => dayOf(earned_at)));
  expect(days.size).toBeGreaterThan(15);
  const [best] = [...people].sort((a, b) => b.poeng - a.poeng);
  const profile = (await app.get(`profil_disp/${best?.username}`)).body;
  expect(profile.poeng).toBe(best?.poeng);
}

/** All that the demo could have left something in. */
async function everything() {
  return {
    players: await app.connection.selectFrom('player').selectAll().orderBy('id').execute(),
    terms: await app.connection.selectFrom('player_search').selectAll().orderBy('term').execute(),
    comments: await app.connection.selectFrom('blokk_kommentar').selectAll().execute(),
    notices: await app.connection.selectFrom('comment_notice').selectAll().execute(),
    mails: await app.connection.selectFrom('outbox').select(['id', 'to_email']).orderBy('id').execute(),
    attempts: await app.connection.selectFrom('attempt').selectAll().execute(),
    points: await app.connection.selectFrom('poeng_ledger').selectAll().execute(),
    days: await app.connection.selectFrom('active_day').selectAll().execute(),
    places: await app.connection.selectFrom('reading_place').selectAll().execute(),
    pictures: await storedFiles(app),
  };
}
