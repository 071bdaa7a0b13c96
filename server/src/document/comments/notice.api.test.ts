import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadContent } from '../load.ts';

let app: TestApp;
type Person = { username: string; api_tok: string };
let kari: Person;
let ola: Person;
let liv: Person;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  await loadContent(app.app.services.database);
  [kari, ola, liv] = [await person('kari'), await person('ola'), await person('liv')];
});
afterAll(() => app.dispose());
beforeEach(() => {
  app.mailbox.all.length = 0;
});

/** Access tokens last five minutes; these tests let hours pass, so people come with their api_tok. */
async function person(username: string): Promise<Person> {
  const { access } = await app.signedIn(username);
  const { body } = await app.post('get_player', {}, { token: access });
  return { username, api_tok: body.api_tok };
}

const BLOCKS = ['names', 'equals', 'plus', 'change', 'f-strings'];
let thread = 0;
const newThread = () => BLOCKS[thread++] ?? '';

async function write(who: Person, blokk_slug: string, txt: string) {
  const body = { id: randomUUID(), doc_slug: 'python-variables', blokk_slug, txt };
  const answer = await app.post('blokk_kommentar', body, { headers: { authorization: `Token ${who.api_tok}` } });
  expect(answer.status).toBe(201);
  return body.id;
}

/** Every mail that waits has gone out, or been dropped. */
async function settled(): Promise<string[]> {
  await expect
    .poll(async () => {
      const waiting = await app.connection
        .selectFrom('outbox')
        .select('id')
        .where('state', 'in', ['waiting', 'sending'])
        .execute();
      return waiting.length;
    })
    .toBe(0);
  return app.mailbox.all.map(({ to }) => to).sort();
}

test('the others in a thread are told of a new comment, the writer and strangers are not', async () => {
  const blokk = newThread();
  await write(kari, blokk, 'Jeg lurer på noe');
  expect(await settled()).toEqual([]);
  await write(ola, blokk, 'Jeg vet <svaret>');
  const mail = await app.mailbox.next('kari@example.no');
  expect(mail.subject).toBe('ola skrev en kommentar i «Variabler»');
  expect(mail.text).toContain('Jeg vet <svaret>');
  expect(mail.html).toContain('Jeg vet &lt;svaret&gt;');
  expect(mail.link).toBe(`${PUBLIC_URL}/doc/python-variables#${blokk}`);
  expect(await settled()).toEqual(['kari@example.no']);
});

test('at most one mail an hour for each thread and person', async () => {
  const blokk = newThread();
  await write(kari, blokk, 'en');
  await write(ola, blokk, 'to');
  await write(liv, blokk, 'tre');
  await write(liv, blokk, 'fire');
  expect(await settled()).toEqual(['kari@example.no', 'ola@example.no']);
  app.mailbox.all.length = 0;
  app.pass(59 * 60_000);
  await write(liv, blokk, 'fem');
  expect(await settled()).toEqual([]);
  app.pass(2 * 60_000);
  await write(liv, blokk, 'seks');
  expect(await settled()).toEqual(['kari@example.no', 'ola@example.no']);
});

test('anyone who does not want such mails gets none', async () => {
  const blokk = newThread();
  await write(kari, blokk, 'en');
  await app.connection.updateTable('player').set({ notify_comments: 0 }).where('username', '=', 'kari').execute();
  await write(ola, blokk, 'to');
  expect(await settled()).toEqual([]);
  await app.connection.updateTable('player').set({ notify_comments: 1 }).where('username', '=', 'kari').execute();
});

test('the mail comes in the language of its reader', async () => {
  const blokk = newThread();
  await app.connection.updateTable('player').set({ human_lang: '_eng' }).where('username', '=', 'liv').execute();
  await write(liv, blokk, 'one');
  await write(kari, blokk, 'two');
  expect((await app.mailbox.next('liv@example.no')).subject).toBe('kari wrote a comment in “Variables”');
});
