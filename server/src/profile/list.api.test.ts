import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPlayer } from '../player/queries.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (let index = 0; index < 45; index++) await add(`elev${index}`, '', (index * 7) % 5);
  await add('kari', 'Kari Karlsen Nordmann', 50);
  await add('KariAnne', 'Anne-Kari Ødegård', 40);
  await add('andre1', 'André Åsen', 30);
  await add('zorro', 'ZOË O’Neill Karlsen', 20);
  await add('skjult', 'Kari Skjult', 99, { confirmed_at: null });
  await add('slettes', 'Kari Slettet', 98, { deleted_at: 1 });
});
afterAll(() => app.dispose());

async function add(username: string, full_name: string, poeng: number, more: object = {}) {
  const key = username.toLowerCase();
  const person = { username, username_key: key, email: `${key}@example.no`, email_key: `${key}@example.no` };
  const account = { password_hash: '-', confirmed_at: 1, human_lang: '_no' as const, created_at: 1 };
  const id = await insertPlayer(app.connection, { ...person, ...account, full_name, poeng, ...more });
  await refreshSearchTerms(app.connection, id ?? 0);
}

type Found = { username_current: string; poeng: number };

/** All pages, one after the other, as a browser would fetch them. */
async function walk(query: string, limit = 7): Promise<Found[]> {
  const found: Found[] = [];
  let cursor = '';
  do {
    const { status, body } = await app.get(`get_player_ls?${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    expect(body.results.length).toBeLessThanOrEqual(limit);
    found.push(...body.results);
    cursor = body.next ?? '';
  } while (cursor);
  return found;
}
const names = (found: Found[]) => found.map(({ username_current }) => username_current);
const search = async (q: string) => names(await walk(`q=${encodeURIComponent(q)}`, 2));

describe('the list of users', () => {
  test('has everyone once, most points first and names in order among equals', async () => {
    const found = await walk('sort=poeng');
    expect(found).toHaveLength(49);
    expect(new Set(names(found)).size).toBe(49);
    const sorted = found.toSorted(
      (a, b) => b.poeng - a.poeng || (a.username_current.toLowerCase() < b.username_current.toLowerCase() ? -1 : 1),
    );
    expect(names(found)).toEqual(names(sorted));
    expect(names(await walk(''))).toEqual(names(found));
  });

  test('can be had by name, and in pages of any size', async () => {
    const found = names(await walk('sort=username'));
    expect(found).toEqual(found.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(names(await walk('sort=username', 100))).toEqual(found);
    expect(names(await walk('sort=username', 1))).toEqual(found);
  });

  test('someone who gets points, or signs up, between two pages neither doubles nor hides the others', async () => {
    const first = await app.get('get_player_ls?sort=username&limit=5');
    await add('aaanykommer', '', 1);
    const rest = await app.get(`get_player_ls?sort=username&limit=100&cursor=${first.body.next}`);
    const all = names([...first.body.results, ...rest.body.results]);
    expect(all).toHaveLength(49);
    expect(all).not.toContain('aaanykommer');
    await app.connection.deleteFrom('player').where('username', '=', 'aaanykommer').execute();
  });

  test('shows neither e-mail addresses nor anybody hidden', async () => {
    const { body } = await app.get('get_player_ls?limit=100');
    expect(JSON.stringify(body)).not.toContain('@example.no');
    expect(names(body.results)).not.toContain('skjult');
    expect(names(body.results)).not.toContain('slettes');
  });
});

describe('a search', () => {
  test.each([
    ['kari', ['kari', 'KariAnne']],
    ['KARI', ['kari', 'KariAnne']],
    [' karl ', ['kari', 'zorro']],
    ['nordm', ['kari']],
    ['kari karlsen n', ['kari']],
    ['karlsen', ['zorro', 'kari']],
    ['anne-ka', ['KariAnne']],
    ['anne kari ø', ['KariAnne']],
    ['ødeg', ['KariAnne']],
    ['odeg', []],
    ['andre', ['andre1']],
    ['ANDRÉ', ['andre1']],
    ['åsen', ['andre1']],
    ['asen', []],
    ['zoe', ['zorro']],
    ['neil', ['zorro']],
    ['mann', []],
    ['🦊', []],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
    ['skjult', []],
    ['slettet', []],
  ])('for %j finds %j, each once', async (q, expected) => {
    expect((await search(q)).toSorted()).toEqual([...expected].toSorted());
  });

  test('of nothing but spaces is the whole list', async () => {
    expect(await walk('q=%20%20')).toHaveLength(49);
  });

  test('of many matches comes in pages without gaps or doubles', async () => {
    const found = await search('e');
    expect(found).toHaveLength(45);
    expect(new Set(found).size).toBe(45);
  });
});

describe('what a page cannot be asked for with', () => {
  const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=mange', 'limit'],
    ['sort=email', 'sort'],
    ['offset=5', 'offset'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['cursor=tull', 'cursor'],
    ['cursor=', 'cursor'],
    [`cursor=${b64(['username', 'kari'])}`, 'cursor'],
    [`cursor=${b64(['poeng', 'mange', 'kari'])}`, 'cursor'],
    [`cursor=${b64(['poeng', 1e300, 'kari'])}`, 'cursor'],
    [`cursor=${b64(['poeng', 1, 'ka\u0000ri'])}`, 'cursor'],
    [`cursor=${b64(['poeng', 1, 'kari', 'mer'])}`, 'cursor'],
    [`q=kari&cursor=${b64(['q:ola', 'ola', 1])}`, 'cursor'],
    [`cursor=${b64({ length: 3 })}`, 'cursor'],
  ])('%s', async (query, field) => {
    const answer = await app.get(`get_player_ls?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.body.fields).toMatchObject([{ field }]);
  });
});

describe('where the list is closed', () => {
  test('only superusers see it', async () => {
    const closed = await startTestApp({ SHOW_USER_LIST: 'false' });
    const learner = await closed.signedIn('elev');
    const superuser = await closed.signedInSuperuser('sjef');
    const list = (token?: string) => closed.get('get_player_ls', { lang: '_eng', ...(token && { token }) });
    for (const answer of [await list(), await list(learner.access)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'user_list_closed']);
      expect(answer.body.detail).toBe('The list of users is not open here.');
    }
    expect((await list('tull')).status).toBe(401);
    expect((await list(superuser.access)).body.results).toHaveLength(2);
    expect((await closed.get('profil_disp/elev')).status).toBe(200);
    await closed.dispose();
  });
});
