import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AdminApp, startAdminApp } from '../admin/testing/admin-app.ts';
import type { Answer } from '../testing/test-app.ts';
import { DocumentCache } from './document-cache.ts';
import { bumpRevision } from './queries.ts';

// All documents are checked and rendered several times.
vi.setConfig({ testTimeout: 180_000 });

let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp();
  // What programs give is tried elsewhere: here an answer needs its exercise, and no processes beside all the rendering.
  admin.app.app.services.grader.observe = async ({ inputs }) => inputs.map(() => ({ output: '', transcript: [] }));
});
afterAll(() => admin.dispose());
beforeEach(() => admin.startAfresh());

/** As if another version of the files had been loaded: every text is different. */
async function changeAllTexts(from: string, to: string): Promise<void> {
  const { connection, kind } = admin.app.app.services.database;
  await connection.transaction().execute(async (transaction) => {
    const [before, after] = [`"txt":{"_no":"${from}`, `"txt":{"_no":"${to}`];
    await sql`update document set json = replace(json, ${before}, ${after})`.execute(transaction);
    await bumpRevision(transaction, kind);
  });
}

const EXERCISE = { doc_slug: 'javascript-choices', blokk_slug: 'swim', human_lang: '_no' };
const CALLS: Record<string, () => Promise<Answer>> = {
  header: () => admin.app.get('get_doc_header'),
  document: () => admin.app.get('get_doc_slug?slug=python-variables'),
  search: () => admin.app.get('sok?q=variabler'),
  answer: () => admin.app.post('oppgave_svar', { ...EXERCISE, answer: 'console.log(1);' }),
  question: () => admin.app.post('quiz_svar', { doc_slug: 'mal', blokk_slug: 'quiz', answer: ['number'] }),
  page: () => admin.app.get('/doc/python-variables'),
};
const isWhole: Record<string, (answer: Answer) => boolean> = {
  header: ({ body }) => body.length >= 4,
  document: ({ body }) => body.blocks.length > 5,
  search: ({ body }) => body.results[0]?.slug === 'python-variables',
  answer: ({ body }) => body.passed === true && body.checks.length > 1,
  question: ({ body }) => body.passed === false && body.parts.length === 1,
  page: ({ body }) => String(body).includes('<html'),
};

/** Makes every call again and again while something goes on; gives what a reader would have noticed. */
async function noticedDuring(work: () => Promise<unknown>): Promise<{ noticed: string[]; calls: number }> {
  let isOver = false;
  let calls = 0;
  const noticed: string[] = [];
  const readers = Object.entries(CALLS).map(async ([name, call]) => {
    do {
      const answer = await call();
      calls++;
      // An answer from memory comes without any waiting: others have to have their turn.
      await pause(20);
      if (answer.status !== 200 || !isWhole[name]?.(answer)) noticed.push(`${name} ${answer.status}`);
    } while (!isOver);
  });
  await work();
  isOver = true;
  await Promise.all(readers);
  return { noticed, calls };
}

describe('readers notice nothing', () => {
  test.each([
    ['db_cycle', { confirm: 'db_cycle' }],
    ['db_load', {}],
  ])('while %s replaces every document', async (tool, request) => {
    await changeAllTexts('', 'Ny: ');
    await admin.app.app.services.documents.changed();
    await Promise.all(Object.values(CALLS).map((call) => call()));
    const { noticed, calls } = await noticedDuring(async () => {
      const { status, body } = await admin.post(tool, request);
      expect([status, body.changed.length > 50]).toEqual([200, true]);
    });
    expect(noticed).toEqual([]);
    expect(calls).toBeGreaterThan(10);
    expect(JSON.stringify((await CALLS.document?.())?.body)).not.toContain('Ny: ');
  });

  test('while a document is published and taken back, and who did it sees that at once', async () => {
    await Promise.all(Object.values(CALLS).map((call) => call()));
    const { noticed } = await noticedDuring(async () => {
      expect((await admin.retitle('python-variables', 'Variabler og navn')).status).toBe(200);
      const pushed = await admin.post('admin_json_back_push', {});
      expect([pushed.status, await admin.title('python-variables')]).toEqual([200, 'Variabler og navn']);
      const rolled = await admin.post('admin_revision_rollback', { id: pushed.body.revision_id });
      expect([rolled.status, await admin.title('python-variables')]).toEqual([200, 'Variabler']);
    });
    expect(noticed).toEqual([]);
  });

  test('and nobody gets an error while everything is deleted and loaded again', async () => {
    const { noticed } = await noticedDuring(async () => {
      expect((await admin.post('db_delete', { confirm: 'db_delete' })).status).toBe(200);
      expect((await admin.post('db_load', {})).status).toBe(200);
    });
    // In between there is nothing to read, and that is said.
    expect(noticed.filter((one) => !/ (?:200|404)$/.test(one))).toEqual([]);
    for (const [name, call] of Object.entries(CALLS)) expect(isWhole[name]?.(await call()), name).toBe(true);
  });
});

test('the old documents are given until the new ones are ready, anyone who changed them', async () => {
  const { database, config } = admin.app.app.services;
  const gates: PromiseWithResolvers<void>[] = [];
  let isHeld = false;
  const cache = new DocumentCache(database, config.database, async (_source, reader) => {
    if (isHeld) {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
    }
    return reader;
  });
  const textOf = async () => JSON.stringify((await cache.documentForPage('python-variables'))?.value.blocks);
  const hits = async () => (await cache.searchIndexes())._no.find('sjiraff', 5).length;
  expect(await textOf()).not.toContain('Sjiraff');
  expect(await hits()).toBe(0);

  isHeld = true;
  await changeAllTexts('', 'Sjiraff ');
  const ready = cache.changed();
  await expect.poll(() => gates.length, { timeout: 60_000 }).toBe(1);
  for (let count = 0; count < 3; count++) {
    expect(await textOf()).not.toContain('Sjiraff');
    expect(await hits()).toBe(0);
    expect((await cache.sourceOf('python-variables'))?.blocks.length).toBeGreaterThan(5);
  }
  isHeld = false;
  for (const gate of gates) gate.resolve();
  await ready;
  expect(await textOf()).toContain('Sjiraff');
  expect(await hits()).toBeGreaterThan(0);
  await cache.close();
});
