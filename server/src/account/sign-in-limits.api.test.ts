import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, startTestApp, type TestApp } from '../testing/test-app.ts';

/** Comparing passwords takes time, so every limit is three tenths of what it is in real life. */
const RATE_LIMIT_FACTOR = '0.3';
const TRIES = 3;
const TRIES_EVERYWHERE = 15;
const TRIES_ON_DEVICE = 9;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR });
});
afterAll(() => app.dispose());

const SCHOOL = '203.0.113.7';
const password = 'hemmelig1';

/** What a browser would send back. */
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
type From = { address?: string; cookie?: string };
const options = ({ address = SCHOOL, cookie }: From) => ({ address, ...(cookie && { headers: { cookie } }) });
const signIn = (username: string, secret: string, from: From = {}) =>
  app.post('token', { username, password: secret }, options(from));

/** Someone who has signed in once on a device of their own. */
async function owner(username: string): Promise<{ username: string; cookie: string; access: string }> {
  await app.learner(username);
  const answer = await signIn(username, password, { address: '198.51.100.1' });
  return { username, cookie: cookieOf(answer), access: answer.body.access };
}

async function guess(times: number, username: string, from: From = {}): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count++) statuses.push((await signIn(username, 'feil', from)).status);
  return statuses;
}

describe('wrong guesses from one address', () => {
  test('close the account to strangers there, and its owner still gets in on a known device', async () => {
    const kari = await owner('kari');
    expect(await guess(TRIES + 2, 'kari')).toEqual([...Array(TRIES).fill(401), 429, 429]);
    const stranger = await signIn('kari', password);
    expect([stranger.status, stranger.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(200);
    expect((await signIn('kari', password, kari)).status).toBe(200);
    expect((await signIn('kari', password)).status).toBe(429);
    app.pass(5 * 60_000 + 1000);
    expect((await signIn('kari', password)).status).toBe(200);
  });

  test('close nothing at another address, nor to other accounts', async () => {
    await owner('nabo');
    await app.learner('klassekamerat');
    await guess(TRIES + 1, 'nabo');
    expect((await signIn('nabo', password, { address: '198.51.100.9' })).status).toBe(200);
    expect((await signIn('klassekamerat', password)).status).toBe(200);
  });

  test('count by network where one customer has millions of addresses', async () => {
    await app.learner('sekser');
    const statuses = [];
    for (let host = 1; host <= TRIES + 1; host++) {
      statuses.push((await signIn('sekser', 'feil', { address: `2001:db8:1:2::${host}` })).status);
    }
    expect(statuses).toEqual([...Array(TRIES).fill(401), 429]);
    expect((await signIn('sekser', password, { address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('do not tell which e-mail address belongs to a username', async () => {
    await app.learner('hemmelig');
    await guess(TRIES + 1, 'hemmelig');
    expect(await guess(1, 'hemmelig@example.no')).toEqual(await guess(1, 'ukjent@example.no'));
  });

  test('at a name that nobody has are answered alike', async () => {
    expect(await guess(TRIES + 1, 'finnesikke')).toEqual([...Array(TRIES).fill(401), 429]);
  });
});

describe('wrong guesses from many addresses', () => {
  test('slow the account down for strangers, and not for a known device', async () => {
    const per = await owner('per');
    for (let index = 0; index < TRIES_EVERYWHERE; index++) await signIn('per', 'feil', { address: `192.0.2.${index}` });
    const first = await signIn('per', 'feil', { address: '198.51.100.50' });
    const second = await signIn('per', password, { address: '198.51.100.51' });
    expect([first.status, second.status]).toEqual([401, 429]);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect((await signIn('per', password, { address: '198.51.100.52', cookie: per.cookie })).status).toBe(200);
    app.pass(11_000);
    expect((await signIn('per', password, { address: '198.51.100.53' })).status).toBe(200);
  });
});

describe('a known device', () => {
  test('that guesses is told to wait, lets the right password in, and is a stranger after some more', async () => {
    const { cookie } = await owner('delt');
    const from = { cookie, address: '198.51.100.70' };
    expect(await guess(TRIES + 2, 'delt', from)).toEqual([...Array(TRIES).fill(401), 429, 429]);
    expect((await signIn('delt', password, from)).status).toBe(200);
    await guess(TRIES_ON_DEVICE, 'delt', from);
    expect(await guess(TRIES + 1, 'delt', from)).toEqual([...Array(TRIES).fill(401), 429]);
    expect((await signIn('delt', password, from)).status).toBe(429);
  });

  test('signs in as often as a person would, and not as often as a program could', async () => {
    const hasty = await startTestApp({ RATE_LIMIT_FACTOR: '0.02' });
    await hasty.learner('rask');
    const first = await hasty.post('token', { username: 'rask', password });
    const again = () => hasty.post('token', { username: 'rask', password }, options({ cookie: cookieOf(first) }));
    expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([200, 200, 429]);
    await hasty.dispose();
  });

  test('is also the one where the account was made, its address confirmed, or its password set again', async () => {
    const email = 'ny@example.no';
    const made = await app.post('create_player', { username: 'ny', email, password }, { address: '198.51.100.80' });
    const confirmed = await app.post('user_email_confirm', { token: (await app.mailbox.next(email)).token });
    await guess(TRIES + 1, 'ny');
    for (const answer of [made, confirmed]) {
      expect((await signIn('ny', password, { cookie: cookieOf(answer) })).status).toBe(200);
    }
    await app.post('user_glemt_passord', { email });
    const { token } = await app.mailbox.next(email);
    const set = await app.post('user_glemt_passord_sett_nytt', { token, password: 'nyttpassord' });
    expect((await signIn('ny', 'nyttpassord', { cookie: cookieOf(made) })).status).toBe(429);
    expect((await signIn('ny', 'nyttpassord', { cookie: cookieOf(set) })).status).toBe(200);
  });

  test('stays known when its owner changes the password there, and the others are strangers', async () => {
    const { cookie, access } = await owner('bytter');
    const elsewhere = cookieOf(await signIn('bytter', password, { address: '198.51.100.81' }));
    const body = { password_current: password, password: 'nyttpassord' };
    const changed = await app.post('user_update_password', body, { token: access, headers: { cookie } });
    await guess(TRIES + 1, 'bytter');
    expect((await signIn('bytter', 'nyttpassord', { cookie: elsewhere })).status).toBe(429);
    expect((await signIn('bytter', 'nyttpassord', { cookie: cookieOf(changed) })).status).toBe(200);
  });

  test('is shared by several people without being known to others', async () => {
    const first = await owner('forste');
    await app.learner('andre');
    const both = cookieOf(await signIn('andre', password, { address: '198.51.100.82', cookie: first.cookie }));
    await app.learner('tredje');
    for (const name of ['forste', 'andre', 'tredje']) await guess(TRIES + 1, name);
    const statuses = [];
    for (const name of ['forste', 'andre', 'tredje']) {
      statuses.push((await signIn(name, password, { cookie: both })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('cannot be made up, borrowed or put together from two', async () => {
    const [victim, thief] = [await owner('offer'), await owner('tyv')];
    const [name = '', device = '', mark = ''] = victim.cookie.split(/[=.]/);
    const [, otherDevice = '', otherMark = ''] = thief.cookie.split(/[=.]/);
    await guess(TRIES + 1, 'offer');
    const forged = [
      thief.cookie,
      `${name}=${device}`,
      `${name}=${device}.${otherMark}`,
      `${name}=${otherDevice}.${mark}`,
      `${name}=${device}.${mark.slice(0, -1)}`,
      `${name}=${device}.${mark}x`,
      `${name}=.${mark}`,
      `${name}=${'.'.repeat(3000)}`,
      `x${victim.cookie}`,
    ];
    for (const cookie of forged) {
      expect([cookie.slice(0, 60), (await signIn('offer', password, { cookie })).status]).toEqual([
        cookie.slice(0, 60),
        429,
      ]);
    }
    expect((await signIn('offer', password, { cookie: `a=b; ${victim.cookie}; c=d` })).status).toBe(200);
  });

  test('is noted where scripts cannot read it and other sites cannot send it, and names nobody', async () => {
    await app.learner('navnlos');
    const answer = await signIn('navnlos', password);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^kodestien_device=[\w-]{22}\.[\w-]{22}; Path=\/api; Max-Age=34560000; HttpOnly; /);
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).not.toMatch(/Secure|navnlos/);
    const tls = await startTestApp({ PUBLIC_URL: 'https://kodestien.test' });
    const body = { username: 'sikker', email: 'sikker@example.no', password };
    expect((await tls.post('create_player', body)).headers['set-cookie']).toContain('; Secure');
    await tls.dispose();
  });
});

describe('every other place that asks for the password', () => {
  const places: [string, (token: string, secret: string) => [string, object]][] = [
    [
      'user_update_password',
      (_, secret) => ['user_update_password', { password_current: secret, password: 'nytt123' }],
    ],
    ['user_update_username', (_, secret) => ['user_update_username', { username: 'nynavn', password: secret }]],
    ['user_update_email', (_, secret) => ['user_update_email', { email: 'x@example.no', password: secret }]],
    ['user_delete', (_, secret) => ['user_delete', { password: secret }]],
  ];

  test.each(places)(
    '%s: a thief with the access token has as many guesses as anyone, and the owner is not kept out',
    async (_, call) => {
      const username = `o${Math.random().toString(36).slice(2, 10)}`;
      const { access, cookie } = await owner(username);
      const [path, wrong] = call(access, 'feil');
      const statuses = [];
      for (let count = 0; count < TRIES + 1; count++) {
        statuses.push((await app.post(path, wrong, { token: access, address: SCHOOL })).status);
      }
      expect(statuses).toEqual([...Array(TRIES).fill(401), 429]);
      const [, right] = call(access, password);
      const owners = await app.post(path, right, { token: access, address: SCHOOL, headers: { cookie } });
      expect(owners.status).toBe(200);
    },
  );

  test('get_player with a password counts with the sign-in', async () => {
    const { cookie } = await owner('skript');
    await guess(TRIES, 'skript');
    const ask = (from: From) => app.post('get_player', { username: 'skript', password }, options(from));
    expect((await ask({})).status).toBe(429);
    expect((await ask({ cookie })).status).toBe(200);
  });
});
