import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { download } from './download.ts';
import { connectApiClient, environment } from './environment.ts';
import { ApiError, NetworkError } from './errors.ts';

const untouched = { ...environment };
afterEach(() => connectApiClient(untouched));

function answering(...answers: Response[]) {
  const fetch = vi.fn<typeof environment.fetch>(async () => answers.shift() ?? Response.error());
  connectApiClient({ fetch });
  return fetch;
}

function problem(status: number, code: string, more: object = {}, headers: Record<string, string> = {}) {
  return Response.json({ status, code, detail: 'forklaring', ...more }, { status, headers });
}

test('a call goes to its address as JSON, in the chosen language', async () => {
  const fetch = answering(Response.json({ access: 'a', refresh: 'r' }));
  connectApiClient({ language: () => '_eng' });
  await expect(call('POST token/', { username: 'kari', password: 'x' })).resolves.toEqual({
    access: 'a',
    refresh: 'r',
  });
  const [address, init] = fetch.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(address).toBe('/api/token/');
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe('{"username":"kari","password":"x"}');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('accept-language')).toBe('en');
  expect(headers.has('authorization')).toBe(false);
});

test('names and searches are made safe for an address', async () => {
  const fetch = answering(Response.json({}), Response.json({ results: [], next: null }));
  await call('GET profil_disp/{username}', { username: 'a/b' });
  await call('GET get_player_ls', { q: 'å&b', sort: 'username', cursor: undefined });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/api/profil_disp/a%2Fb',
    '/api/get_player_ls?q=%C3%A5%26b&sort=username',
  ]);
});

test('an error answer becomes an ApiError with all that the server said', async () => {
  const fields = [{ field: 'username', code: 'username_taken', detail: 'opptatt' }];
  answering(problem(429, 'too_many_requests', { fields }, { 'retry-after': '30' }));
  const error = await call('POST create_player', { username: 'a', password: 'b', email: 'c' }).catch(
    (issue: unknown) => issue,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 429, code: 'too_many_requests', detail: 'forklaring', fields, retryAfter: 30 });
});

test('an answer that is not ours, such as the page of a proxy, has a status and no code', async () => {
  answering(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call('GET get_player_ls')).rejects.toMatchObject({ status: 502, code: null });
});

test('no answer is a NetworkError', async () => {
  connectApiClient({ fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(call('GET get_player_ls')).rejects.toBeInstanceOf(NetworkError);
});

test('a call that its caller gives up is not blamed on the network', async () => {
  const controller = new AbortController();
  connectApiClient({
    fetch: async (_url, init) => {
      controller.abort();
      init.signal?.throwIfAborted();
      return Response.json({});
    },
  });
  await expect(call('GET get_player_ls', {}, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a call as a user whose access token is too old waits for a new one and is sent once more', async () => {
  const fetch = answering(problem(401, 'session_ended'), Response.json({ username_current: 'kari' }));
  const renewAccessToken = vi.fn(async () => 'new');
  connectApiClient({ accessToken: () => 'old', renewAccessToken });
  await expect(call('POST get_player/')).resolves.toMatchObject({ username_current: 'kari' });
  expect(renewAccessToken).toHaveBeenCalledExactlyOnceWith('old');
  expect(fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
});

test('it is not sent a third time, nor at all when there is no newer token', async () => {
  const fetch = answering(problem(401, 'not_signed_in'), problem(401, 'not_signed_in'));
  connectApiClient({ accessToken: () => 'old', renewAccessToken: async () => 'new' });
  await expect(call('POST get_player/')).rejects.toMatchObject({ status: 401 });
  expect(fetch).toHaveBeenCalledTimes(2);

  const once = answering(problem(401, 'not_signed_in'));
  connectApiClient({ renewAccessToken: async () => null });
  await expect(call('POST get_player/')).rejects.toMatchObject({ status: 401 });
  expect(once).toHaveBeenCalledTimes(1);
});

test('what a path has no place for goes into the address when something is asked for, and into the body otherwise', async () => {
  const fetch = answering(Response.json({}), Response.json({}), Response.json({}), Response.json({}));
  await call('GET admin_revision/{id}', { id: 7, against: 'live' });
  await call('DELETE blokk_kommentar', { id: 'c1' });
  await call('PATCH blokk_kommentar', { id: 'c1', txt: 'hei' });
  await call('POST user_api_tok_renew');
  expect(fetch.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['GET', '/api/admin_revision/7?against=live', null],
    ['DELETE', '/api/blokk_kommentar?id=c1', null],
    ['PATCH', '/api/blokk_kommentar', '{"id":"c1","txt":"hei"}'],
    ['POST', '/api/user_api_tok_renew', '{}'],
  ]);
});

test('the access token goes with every call but those that give, renew and end a session', async () => {
  const fetch = answering(Response.json({}), Response.json({}), Response.json({}), Response.json([]));
  connectApiClient({ accessToken: () => 'mine' });
  await call('POST token/', { username: 'kari', password: 'x' });
  await call('POST token/refresh/', { refresh: 'r' });
  await call('POST token/blacklist/', { refresh: 'r' });
  await call('GET get_doc_header');
  expect(fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'))).toEqual([
    null,
    null,
    null,
    'Bearer mine',
  ]);
});

test('a file is downloaded as the signed-in person, and a refusal is reported as for any call', async () => {
  const fetch = answering(new Response('gz'), problem(404, 'not_found'));
  connectApiClient({ accessToken: () => 'mine' });
  await expect((await download('GET admin_backup/{id}', { id: 3 })).text()).resolves.toBe('gz');
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin_backup/3');
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer mine');
  await expect(download('GET admin_backup/{id}', { id: 4 })).rejects.toMatchObject({ status: 404, code: 'not_found' });
});
