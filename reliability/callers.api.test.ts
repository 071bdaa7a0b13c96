import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signToken } from '../server/src/account/tokens.ts';
import { type AdminApp, startAdminApp } from '../server/src/admin/testing/admin-app.ts';
import { CALLERS, type CallerKind, type Cell, TABLE } from './callers/table.ts';
import { record } from './report.ts';
import { LONG_TEST } from './scale.ts';

const WORDS_OF_THE_GUARD: Record<string, Cell> = { not_signed_in: 401, session_ended: 401, forbidden: 403 };
const PASSWORD = 'hemmelig1';
/** These end or renew what the caller shows, so each is made by a caller of its own. */
const USES_UP = /^POST (?:user_sessions_end|user_api_tok_renew|user_delete|user_update_\w+|token\/blacklist\/)$/;

let server: AdminApp;
let number = 0;
beforeAll(async () => {
  server = await startAdminApp({ RATE_LIMIT_FACTOR: '1000000' });
});
afterAll(() => server.dispose());

const bearer = (access: string) => `Bearer ${access}`;
const newName = () => `kaller${++number}`;

/** Each kind of caller, as they come to be in the product; gives what they show. */
const MAKE: Record<CallerKind, () => Promise<string | undefined>> = {
  visitor: async () => undefined,
  expired: async () => {
    const { access } = await server.app.signedIn(newName());
    // Five minutes and one second ago for this token, and for no other.
    const [, claims = ''] = access.split('.');
    const old = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const { secrets } = server.app.app.services;
    return bearer(signToken(secrets.jwt, 'access', old.user_id, old.jti, Date.now() - 301_000));
  },
  user: async () => bearer((await server.app.signedIn(newName())).access),
  other: async () => bearer((await server.app.signedIn(newName())).access),
  password_changed: async () => {
    const { access, username } = await server.app.signedIn(newName());
    const again = await server.app.post('token', { username, password: PASSWORD });
    const changed = { password_current: PASSWORD, password: 'nytt passord' };
    expect((await server.app.post('user_update_password', changed, { token: again.body.access })).status).toBe(200);
    return bearer(access);
  },
  deleted: async () => {
    const { access } = await server.app.signedIn(newName());
    expect((await server.app.post('user_delete', { password: PASSWORD }, { token: access })).status).toBe(200);
    return bearer(access);
  },
  api_tok: async () => apiTokOf((await server.app.signedIn(newName())).access),
  teacher: async () => {
    const { access, username } = await server.app.signedIn(newName());
    const { id } = (await server.get(`admin_user_arr?q=${username}`)).body.results[0];
    expect((await server.post('admin_user_teacher', { id, is_teacher: true })).status).toBe(200);
    return bearer(access);
  },
  superuser: async () => bearer((await server.app.signedInSuperuser(newName())).access),
  ex_superuser: async () => {
    const { access, username } = await server.app.signedInSuperuser(newName());
    const found = await server.get(`admin_user_arr?q=${username}`);
    const { id } = found.body.results[0];
    expect((await server.post('admin_user_superuser', { id, is_superuser: false })).status).toBe(200);
    return bearer(access);
  },
};

async function apiTokOf(access: string): Promise<string> {
  const { body } = await server.app.post('get_player', {}, { token: access });
  return `Token ${body.api_tok}`;
}

async function ownComment(authorization: string): Promise<string> {
  const id = randomUUID();
  const comment = { id, doc_slug: 'mal', blokk_slug: 'text', txt: 'Min egen' };
  const { status } = await server.app.post('blokk_kommentar', comment, { headers: { authorization } });
  expect(status).toBe(201);
  return id;
}

test('every call has a line in the table, and every line a call', () => {
  const registered = server.app.app.registered.map(({ operation: { method, path } }) => `${method} ${path}`);
  expect(Object.keys(TABLE).toSorted()).toEqual(registered.toSorted());
});

test('every call by every kind of caller ends as the table says', LONG_TEST, async () => {
  const shown = new Map<CallerKind, string | undefined>();
  for (const caller of CALLERS) shown.set(caller, await MAKE[caller]());
  const owner = shown.get('user') ?? '';
  // The token for scripts of the very user who owns the comments.
  shown.set('api_tok', await apiTokOf(owner.replace('Bearer ', '')));
  const wrong: string[] = [];
  let cells = 0;
  for (const [call, { row, body, query }] of Object.entries(TABLE)) {
    const [method = '', path = ''] = call.split(' ');
    for (const caller of CALLERS) {
      const authorization = USES_UP.test(call) ? await MAKE[caller]() : shown.get(caller);
      const id = body === 'own comment' ? await ownComment(owner) : undefined;
      const address = path.replace(/\{\w+\}/, '1');
      const asked = method === 'DELETE' && id ? `id=${id}` : query;
      const sent = method === 'GET' || method === 'DELETE' ? undefined : { ...(id && { id, txt: 'Endret' }) };
      const answer = await server.app.call(method, asked ? `${address}?${asked}` : address, sent, {
        ...(authorization && { headers: { authorization } }),
      });
      const cell: Cell = WORDS_OF_THE_GUARD[answer.body?.code] ?? 'in';
      cells += 1;
      if (cell !== row[caller] || answer.status >= 500) {
        wrong.push(`${call} by ${caller}: ${answer.status} ${answer.body?.code}, and not ${row[caller]}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  record({
    part: 'every call by every kind of caller',
    database: inject('testDatabase') === 'postgres' ? 'PostgreSQL' : 'SQLite',
    done: 'each cell of the table in reliability/callers/table.ts',
    counts: { calls: Object.keys(TABLE).length, callers: CALLERS.length, cells },
    lost: wrong.length,
  });
});
