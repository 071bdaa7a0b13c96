import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OidcBrowser } from '../testing/oidc-browser.ts';
import { startOidcProvider, TEST_CLIENT, type TestOidcProvider } from '../testing/real-oidc-provider.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const MINUTE = 60_000;
const PEOPLE = {
  kari: { name: 'Kari Åsen', eppn: 'kari@skole.no' },
  ola: { name: 'Ola', email: 'ola@example.no', email_verified: true },
  per: { name: 'Per', email: 'per@example.no', email_verified: false },
  nora: { name: 'Nora', eppn: 'Nora@Skole.no' },
  navnlos: {},
};

let provider: TestOidcProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startOidcProvider({
    people: {
      ...PEOPLE,
      ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, { name: 'Elev' }])),
    },
  });
  app = await startTestApp({
    ...provider.environment,
    OIDC_EMAIL: 'true',
    OIDC_SCOPE: 'eppn',
    OIDC_IDENTIFIER: 'eppn',
  });
});
afterAll(async () => {
  await app.dispose();
  await provider.stop();
});

let number = 0;
/** Someone whom the provider knows and we do not. */
const someone = () => `p${number++}`;

async function counts() {
  const count = async (table: 'player' | 'oidc_identity' | 'session') => {
    const { all } = await app.connection
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow();
    return Number(all);
  };
  return { players: await count('player'), identities: await count('oidc_identity'), sessions: await count('session') };
}

/** Makes an account for someone and gives what they are signed in with. */
async function newAccount(account: string, username: string, browser = new OidcBrowser(app)) {
  const { body: choice } = await browser.signIn(account);
  const made = await browser.post('oidc_account', { ticket: choice.ticket, username });
  expect(made.status).toBe(201);
  return { browser, token: made.body.access as string };
}

describe('signing in with a provider', () => {
  test('makes an account with the name that one chooses, and finds it again the next time', async () => {
    const browser = new OidcBrowser(app);
    const { status, body: choice } = await browser.signIn('kari');
    expect(status).toBe(200);
    expect(choice).toMatchObject({ outcome: 'choose', full_name: 'Kari Åsen', can_sign_up: true, offers: [] });
    expect(choice.username).toMatch(/^kari\d{4}$/);
    const made = await browser.post('oidc_account', {
      ticket: choice.ticket,
      username: 'kariaasen',
      full_name: choice.full_name,
      human_lang: '_eng',
    });
    expect(made.status).toBe(201);
    const { body: player } = await app.post('get_player', {}, { token: made.body.access });
    expect(player).toMatchObject({ username_current: 'kariaasen', full_name: 'Kari Åsen', human_lang: '_eng' });
    const again = await new OidcBrowser(app).signIn('kari');
    expect(again.body.outcome).toBe('signed_in');
    const { body: same } = await app.post('get_player', {}, { token: again.body.access });
    expect(same.user).toEqual(player.user);
    expect((await app.post('token/refresh', { refresh: again.body.refresh })).status).toBe(200);
  });

  test('shows nobody the new account until its owner says so', async () => {
    const { token } = await newAccount(someone(), 'skjult1');
    expect((await app.get('profil_disp/skjult1')).status).toBe(404);
    expect((await app.get('user_profil_synlig', { token })).body).toEqual({ synlig: false, can_choose: true });
  });

  test('takes an email address only if the provider has verified it and nobody has it', async () => {
    const verified = await newAccount('ola', 'olamedpost');
    expect((await app.get('user_email', { token: verified.token })).body.email).toBe('ola@example.no');
    const unverified = await newAccount('per', 'peruten');
    expect((await app.get('user_email', { token: unverified.token })).body.email).toBe('');
  });

  test('never finds an account by its email address: someone who had it first keeps it', async () => {
    await app.connection.deleteFrom('player').where('username_key', '=', 'olamedpost').execute();
    const { username } = await app.learner('olatidlig');
    await app.connection
      .updateTable('player')
      .set({ email: 'ola@example.no', email_key: 'ola@example.no' })
      .where('username_key', '=', username)
      .execute();
    const browser = new OidcBrowser(app);
    expect((await browser.signIn('ola')).body.outcome).toBe('choose');
    const { token } = await newAccount('ola', 'olaseinere', browser);
    expect((await app.get('user_email', { token })).body.email).toBe('');
  });

  test('links an account to someone who has its password, and to nobody else', async () => {
    const { username, password } = await app.learner('harkonto');
    const browser = new OidcBrowser(app);
    const who = someone();
    const { body: choice } = await browser.signIn(who);
    const link = (given: string) => browser.post('oidc_link', { ticket: choice.ticket, username, password: given });
    expect((await link('feil passord')).body.code).toBe('wrong_credentials');
    const linked = await link(password);
    expect(linked.status).toBe(200);
    expect((await app.post('get_player', {}, { token: linked.body.access })).body.username_current).toBe(username);
    expect((await link(password)).body.code).toBe('oidc_expired');
    expect((await new OidcBrowser(app).signIn(who)).body.outcome).toBe('signed_in');
    // A second person there cannot have the same account here.
    const other = new OidcBrowser(app);
    const { body: second } = await other.signIn(someone());
    const refused = await other.post('oidc_link', { ticket: second.ticket, username, password });
    expect(refused.body.code).toBe('oidc_taken');
  });

  test('links nobody whose password has been changed since it was compared', async () => {
    const { username } = await app.learner('byttermens');
    const browser = new OidcBrowser(app);
    const { body: choice } = await browser.signIn(someone());
    const { limits } = app.app.services;
    const giveBack = limits.giveBack.bind(limits);
    // What happens after a right password, and before anything is done with it.
    limits.giveBack = async (...args) => {
      limits.giveBack = giveBack;
      const changed = app.connection.updateTable('player').set({ password_hash: 'another' });
      await changed.where('username', '=', username).execute();
      return giveBack(...args);
    };
    const before = await counts();
    const linked = await browser.post('oidc_link', { ticket: choice.ticket, username, password: 'hemmelig1' });
    expect(linked.body.code).toBe('wrong_credentials');
    expect(await counts()).toEqual(before);
  });

  test('counts wrong passwords of a link as guesses', async () => {
    const { username } = await app.learner('gjettpaa');
    const browser = new OidcBrowser(app);
    const { body: choice } = await browser.signIn(someone());
    const codes = [];
    for (let tried = 0; tried < 12; tried++) {
      const guess = { ticket: choice.ticket, username, password: `gjett ${tried}` };
      codes.push((await browser.post('oidc_link', guess, { address: '10.1.1.1' })).body.code);
    }
    expect(codes.at(0)).toBe('wrong_credentials');
    expect(codes.at(-1)).toBe('too_many_requests');
  });

  test('refuses a username that is taken, reserved or no username, and the ticket still works', async () => {
    await app.learner('opptattnavn');
    const browser = new OidcBrowser(app);
    const { body: choice } = await browser.signIn(someone());
    const make = (username: string) => browser.post('oidc_account', { ticket: choice.ticket, username });
    expect((await make('Opptattnavn')).body.code).toBe('username_taken');
    expect((await make('admin')).body.code).toBe('username_taken');
    expect((await make('2feil')).status).toBe(400);
    expect((await make('ledignavn')).status).toBe(201);
    expect((await make('ledignavn2')).body.code).toBe('oidc_expired');
  });

  test('suggests a username also to someone whose name the provider does not tell', async () => {
    const { body } = await new OidcBrowser(app).signIn('navnlos');
    expect(body).toMatchObject({ outcome: 'choose', full_name: '' });
    expect(body.username).toMatch(/^elev\d{4}$/);
  });
});

describe('an answer that cannot be trusted changes nothing and is explained in both languages', () => {
  async function expectRefusal(
    code: 'oidc_refused' | 'oidc_failed' | 'oidc_expired',
    attempt: (lang: '_no' | '_eng') => Promise<{ status: number; body: { code: string; detail: string } }>,
  ) {
    const before = await counts();
    for (const lang of HUMAN_LANGS) {
      const { body } = await attempt(lang);
      expect(body).toMatchObject({ code, detail: ERROR_TEXTS[code][lang] });
    }
    expect(await counts()).toEqual(before);
  }

  test('when the person says no at the provider', () =>
    expectRefusal('oidc_refused', (lang) => new OidcBrowser(app).signIn('', { lang })));

  test('when the state is that of another sign-in, of another browser, or nobody’s', async () => {
    const who = someone();
    await expectRefusal('oidc_expired', async (lang) => {
      const answer = await new OidcBrowser(app).answered(who);
      const victim = new OidcBrowser(app);
      // A visitor is handed a link with someone else's answer, while a sign-in of their own is under way.
      await victim.post('oidc_start');
      return victim.post('oidc_finish', answer, { lang });
    });
    await expectRefusal('oidc_expired', async (lang) => {
      const browser = new OidcBrowser(app);
      const answer = await browser.answered(who);
      return browser.post('oidc_finish', { ...answer, state: 'x'.repeat(32) }, { lang });
    });
    await expectRefusal('oidc_failed', async (lang) => {
      const browser = new OidcBrowser(app);
      const [first, second] = [await browser.answered(who), await browser.answered(who)];
      return browser.post('oidc_finish', { ...first, code: second.code }, { lang });
    });
  });

  test('when an answer, or a code, is used twice', async () => {
    const { username, password } = await app.learner('brukttogang');
    const browser = new OidcBrowser(app);
    const who = someone();
    const { body } = await browser.signIn(who);
    await browser.post('oidc_link', { ticket: body.ticket, username, password });
    const answer = await browser.answered(who);
    expect((await browser.post('oidc_finish', answer)).body.outcome).toBe('signed_in');
    await expectRefusal('oidc_expired', (lang) => browser.post('oidc_finish', answer, { lang }));
    await expectRefusal('oidc_failed', async (lang) => {
      const next = await browser.answered(who);
      return browser.post('oidc_finish', { ...next, code: answer.code }, { lang });
    });
  });

  test('when it comes from another issuer, or does not say from which', async () => {
    const who = someone();
    for (const iss of ['https://elsewhere.example', undefined]) {
      await expectRefusal('oidc_failed', async (lang) => {
        const browser = new OidcBrowser(app);
        const { iss: _own, ...answer } = await browser.answered(who);
        return browser.post('oidc_finish', { ...answer, ...(iss && { iss }) }, { lang });
      });
    }
  });

  test('when it comes too late, and a ticket that is used too late or in another browser', async () => {
    const who = someone();
    await expectRefusal('oidc_expired', async (lang) => {
      const browser = new OidcBrowser(app);
      const answer = await browser.answered(who);
      app.pass(11 * MINUTE);
      return browser.post('oidc_finish', answer, { lang });
    });
    await expectRefusal('oidc_expired', async (lang) => {
      const browser = new OidcBrowser(app);
      const { body } = await browser.signIn(who);
      app.pass(11 * MINUTE);
      return browser.post('oidc_account', { ticket: body.ticket, username: 'forsent' }, { lang });
    });
    await expectRefusal('oidc_expired', async (lang) => {
      const { body } = await new OidcBrowser(app).signIn(who);
      const ticket = { ticket: body.ticket, username: 'annenleser' };
      return new OidcBrowser(app).post('oidc_account', ticket, { lang });
    });
  });

  test('when its token has expired or is signed in a way that nobody can check', async () => {
    for (const options of [{ idTokenAge: 3600 }, { alg: 'HS256' as const }]) {
      const own = await startOidcProvider({ people: PEOPLE, ...options });
      const other = await startTestApp(own.environment);
      const { status, body } = await new OidcBrowser(other).signIn('kari');
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'oidc_failed' });
      await other.dispose();
      await own.stop();
    }
  });
});

describe('a provider that is away', () => {
  test('is told of at once, at the start and at the end, and is asked again when it is back', async () => {
    const own = await startOidcProvider({ people: PEOPLE });
    const other = await startTestApp(own.environment);
    const browser = new OidcBrowser(other);
    const answer = await browser.answered('kari');
    await own.stop();
    const away = await browser.post('oidc_finish', answer);
    expect({ status: away.status, code: away.body.code }).toEqual({ status: 503, code: 'oidc_unavailable' });
    expect(await other.connection.selectFrom('oidc_identity').selectAll().execute()).toEqual([]);
    await other.dispose();

    const late = await startTestApp(own.environment);
    for (const lang of HUMAN_LANGS) {
      const { body } = await late.post('oidc_start', {}, { lang });
      expect(body).toMatchObject({ code: 'oidc_unavailable', detail: ERROR_TEXTS.oidc_unavailable[lang] });
    }
    // Everyone else gets in as before.
    expect((await late.signedIn('medpassord')).access).toBeDefined();
    const back = await startOidcProvider({ people: PEOPLE, port: own.port });
    late.pass(5000);
    expect((await new OidcBrowser(late).signIn('kari')).body.outcome).toBe('choose');
    await late.dispose();
    await back.stop();
  });

  test('that says it is someone else is not believed', async () => {
    const elsewhere = provider.issuer.replace('127.0.0.1', 'localhost');
    const other = await startTestApp({ ...provider.environment, OIDC_ISSUER: elsewhere });
    expect((await other.post('oidc_start')).body.code).toBe('oidc_unavailable');
    await other.dispose();
  });

  test('that is not set up is no way in', async () => {
    const other = await startTestApp();
    for (const path of ['oidc_start', 'oidc_finish', 'oidc_account', 'oidc_link', 'oidc_offer']) {
      const body = { ticket: 'x', state: 'x', code: 'x', username: 'kari', password: 'x' };
      const allowed: Record<string, string[]> = {
        oidc_start: [],
        oidc_finish: ['state', 'code'],
        oidc_account: ['ticket', 'username'],
        oidc_link: ['ticket', 'username', 'password'],
        oidc_offer: ['ticket', 'username'],
      };
      const sent = Object.fromEntries(Object.entries(body).filter(([name]) => allowed[path]?.includes(name)));
      expect((await other.post(path, sent)).body.code).toBe('oidc_off');
    }
    await other.dispose();
  });

  test('that does not know our secret is no way in, and that is said', async () => {
    const other = await startTestApp({ ...provider.environment, OIDC_CLIENT_SECRET: `not ${TEST_CLIENT.secret}` });
    expect((await new OidcBrowser(other).signIn('kari')).body.code).toBe('oidc_failed');
    await other.dispose();
  });
});

describe('an account without a password', () => {
  const confirmed = async (who: string, browser: OidcBrowser, token: string) => {
    const answer = await browser.answered(who, 'oidc_start_confirm', {}, { token });
    return (await browser.post('oidc_finish', answer, { token })).body;
  };

  test('is entered with no password, not even an empty one or what is stored in its place', async () => {
    await newAccount(someone(), 'utenpassord');
    const { password_hash } = await app.connection
      .selectFrom('player')
      .select('password_hash')
      .where('username_key', '=', 'utenpassord')
      .executeTakeFirstOrThrow();
    for (const password of [' ', password_hash, 'nobody has this password']) {
      expect((await app.post('token', { username: 'utenpassord', password })).status).toBe(401);
    }
  });

  test('is changed by an owner who confirms with the provider: it gets a password, and from then on only that counts', async () => {
    const who = someone();
    const { browser, token } = await newAccount(who, 'bekrefter');
    expect((await app.get('oidc_identity', { token })).body).toEqual({
      linked: true,
      has_password: false,
      has_email: false,
    });
    const change = (ticket: string, by = browser) =>
      by.post('user_update_password', { password_current: ticket, password: 'nytt passord' }, { token });
    expect((await change('gjetter')).body.code).toBe('wrong_credentials');
    const { outcome, ticket } = await confirmed(who, browser, token);
    expect(outcome).toBe('confirmed');
    expect((await change(ticket, new OidcBrowser(app))).body.code).toBe('wrong_credentials');
    expect((await browser.post('oidc_unlink', { password: ticket }, { token })).body.code).toBe('oidc_only_way');
    expect((await change(ticket)).status).toBe(200);
    expect((await app.post('token', { username: 'bekrefter', password: 'nytt passord' })).status).toBe(200);
    // From now on only the password counts, and the ticket is worth nothing.
    expect((await browser.post('user_delete', { password: ticket }, { token })).body.code).toBe('wrong_credentials');
    expect((await browser.post('oidc_unlink', { password: 'nytt passord' }, { token })).status).toBe(200);
    expect((await new OidcBrowser(app).signIn(who)).body.outcome).toBe('choose');
  });

  test('is deleted by an owner who confirms, and comes back when they sign in again', async () => {
    const who = someone();
    const { browser, token } = await newAccount(who, 'sletterseg');
    const { ticket } = await confirmed(who, browser, token);
    expect((await browser.post('user_delete', { password: ticket }, { token })).status).toBe(200);
    expect((await app.post('get_player', {}, { token })).status).toBe(401);
    expect((await new OidcBrowser(app).signIn(who)).body.outcome).toBe('signed_in');
  });

  test('is not confirmed by someone else’s sign-in, nor for someone else', async () => {
    const [one, two] = [someone(), someone()];
    const first = await newAccount(one, 'forstemann');
    const second = await newAccount(two, 'andremann');
    expect((await confirmed(two, first.browser, first.token)).code).toBe('oidc_not_linked');
    const answer = await first.browser.answered(one, 'oidc_start_confirm', {}, { token: first.token });
    expect((await first.browser.post('oidc_finish', answer, { token: second.token })).body.code).toBe('oidc_expired');
    const unsigned = await first.browser.answered(one, 'oidc_start_confirm', {}, { token: first.token });
    expect((await first.browser.post('oidc_finish', unsigned)).status).toBe(401);
  });

  test('gets a password by mail if it has an address, when the provider is gone for good', async () => {
    await app.connection.deleteFrom('player').where('email_key', '=', 'ola@example.no').execute();
    await app.connection.deleteFrom('oidc_identity').where('subject', '=', 'ola').execute();
    await newAccount('ola', 'olaegen');
    await app.post('user_glemt_passord', { email: 'ola@example.no' });
    const { token } = await app.mailbox.next('ola@example.no');
    expect((await app.post('user_glemt_passord_sett_nytt', { token, password: 'endelig passord' })).status).toBe(200);
    expect((await app.post('token', { username: 'olaegen', password: 'endelig passord' })).status).toBe(200);
  });

  test('that is locked stays locked', async () => {
    const who = someone();
    await newAccount(who, 'lastkonto');
    await app.connection.updateTable('player').set({ locked_at: 1 }).where('username_key', '=', 'lastkonto').execute();
    expect((await new OidcBrowser(app).signIn(who)).body.code).toBe('account_locked');
  });
});

describe('linking from the settings', () => {
  test('asks for the password first, and gives one person there one account here', async () => {
    const who = someone();
    const { access: token } = await app.signedIn('koblerselv');
    const browser = new OidcBrowser(app);
    expect((await browser.post('oidc_start_link', { password: 'feil' }, { token })).body.code).toBe(
      'wrong_credentials',
    );
    const link = async (by: string) => {
      const answer = await browser.answered(who, 'oidc_start_link', { password: 'hemmelig1' }, { token: by });
      return (await browser.post('oidc_finish', answer, { token: by })).body;
    };
    expect(await link(token)).toEqual({ outcome: 'linked' });
    const notice = await app.mailbox.next('koblerselv@example.no');
    expect(notice.subject).toBe('Kontoen din på Kodestien er koblet til Feide');
    expect(notice.text).toContain('/profil_set');
    expect((await browser.post('oidc_start_link', { password: 'hemmelig1' }, { token })).body.code).toBe('oidc_taken');
    const { access: other } = await app.signedIn('enannen');
    expect((await link(other)).code).toBe('oidc_taken');
    expect((await new OidcBrowser(app).signIn(who)).body.outcome).toBe('signed_in');
    const { body } = await app.get('user_data_export', { token });
    expect(body.sign_in_elsewhere).toMatchObject([{ issuer: provider.issuer, subject: who }]);
  });
});

describe('accounts that a teacher has made', () => {
  async function classWith(names: string[]) {
    const teacher = await app.signedInTeacher(`larer${++number}`);
    const made = await app.post(
      'klasse',
      { name: '10B', school_year: '2026/27', courses: [] },
      { token: teacher.access },
    );
    const { body } = await app.post('klasse_elev', { id: made.body.id, names }, { token: teacher.access });
    const expectThem = (elever: { elev: number; identifier: string }[], token = teacher.access) =>
      app.post('klasse_elev_oidc', { id: made.body.id, elever }, { token });
    return {
      teacher,
      id: made.body.id as string,
      slips: body.slips as { id: number; username: string; password: string }[],
      expectThem,
    };
  }

  test('are offered to whom they are made for, who takes them with one answer', async () => {
    await app.connection.deleteFrom('oidc_identity').where('subject', '=', 'nora').execute();
    const { slips, expectThem, teacher } = await classWith(['Nora', 'Ola']);
    const [nora, ola] = slips;
    const set = await expectThem([{ elev: nora?.id ?? 0, identifier: ' feide:NORA@skole.no ' }]);
    expect(set.body.members.find(({ id }: { id: number }) => id === nora?.id).oidc).toEqual({
      linked: false,
      identifier: 'nora@skole.no',
    });
    const browser = new OidcBrowser(app);
    const { body: choice } = await browser.signIn('nora');
    expect(choice.offers).toEqual([{ username: nora?.username, klasse: '10B', teacher: teacher.username }]);
    const other = await browser.post('oidc_offer', { ticket: choice.ticket, username: ola?.username });
    expect(other.body.code).toBe('oidc_taken');
    const taken = await browser.post('oidc_offer', { ticket: choice.ticket, username: nora?.username });
    expect(taken.status).toBe(200);
    expect((await app.get('klasser', { token: taken.body.access })).body.member).toMatchObject([{ name: '10B' }]);
    const again = await new OidcBrowser(app).signIn('nora');
    expect(again.body.outcome).toBe('signed_in');
    const cleared = await expectThem([{ elev: nora?.id ?? 0, identifier: '' }]);
    expect(cleared.body.members.find(({ id }: { id: number }) => id === nora?.id).oidc).toEqual({
      linked: false,
      identifier: '',
    });
    expect((await app.get('klasser', { token: again.body.access })).status).toBe(401);
    expect((await new OidcBrowser(app).signIn('nora')).body.outcome).toBe('choose');
  });

  test('are given by the teachers of the class only, and never those of people with an account of their own', async () => {
    const { slips, expectThem, id } = await classWith(['Nora']);
    const elev = slips[0]?.id ?? 0;
    const stranger = await app.signedInTeacher(`fremmed${++number}`);
    expect((await expectThem([{ elev, identifier: 'x@y.no' }], stranger.access)).body.code).toBe('class_not_found');
    const own = await app.signedIn(`egen${++number}`);
    const { body } = await app.post('get_player', {}, { token: own.access });
    expect((await expectThem([{ elev: body.user.id, identifier: 'x@y.no' }])).body.code).toBe('user_not_found');
    expect(id).toBeDefined();
  });

  test('are no longer offered when their owner has added an email address: then they are nobody else’s to give', async () => {
    await app.connection.deleteFrom('oidc_identity').where('subject', '=', 'nora').execute();
    const { slips, expectThem } = await classWith(['Ola']);
    const [slip] = slips;
    await expectThem([{ elev: slip?.id ?? 0, identifier: 'nora@skole.no' }]);
    const browser = new OidcBrowser(app);
    const { body: choice } = await browser.signIn('nora');
    const pupil = await app.post('token', slip && { username: slip.username, password: slip.password });
    const email = `eier${++number}@example.no`;
    await app.post('user_update_email', { email, password: slip?.password }, { token: pupil.body.access });
    await app.post('user_email_confirm', { token: (await app.mailbox.next(email)).token });
    const taken = await browser.post('oidc_offer', { ticket: choice.ticket, username: slip?.username });
    expect(taken.body.code).toBe('oidc_taken');
    expect((await new OidcBrowser(app).signIn('nora')).body.offers).toEqual([]);
  });

  test('do not take someone away from the account that they have', async () => {
    await app.connection.deleteFrom('oidc_identity').where('subject', '=', 'nora').execute();
    await newAccount('nora', 'noraselv');
    const { slips, expectThem } = await classWith(['Nora']);
    await expectThem([{ elev: slips[0]?.id ?? 0, identifier: 'nora@skole.no' }]);
    const { body } = await new OidcBrowser(app).signIn('nora');
    expect(body.outcome).toBe('signed_in');
    expect((await app.post('get_player', {}, { token: body.access })).body.username_current).toBe('noraselv');
  });
});

test('the address that the browser is sent to asks for no more than it needs, and holds no secret', async () => {
  const { body } = await app.post('oidc_start', {}, { lang: '_eng' });
  const asked = Object.fromEntries(new URL(body.url).searchParams);
  expect(asked).toMatchObject({
    response_type: 'code',
    redirect_uri: 'http://kodestien.test/signin_oidc',
    scope: 'openid profile email eppn',
    code_challenge_method: 'S256',
    ui_locales: 'en',
  });
  expect(body.url).not.toContain(encodeURIComponent(TEST_CLIENT.secret));
  const stored = await app.connection.selectFrom('oidc_flow').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(asked.state);
  expect(JSON.stringify(stored)).not.toContain(asked.nonce);
});

test('where sign-up is closed, only those who have an account come in', async () => {
  const closed = await startTestApp({ ...provider.environment, SHOW_SIGNUP: 'false' });
  const browser = new OidcBrowser(closed);
  const { body } = await browser.signIn('kari');
  expect(body).toMatchObject({ outcome: 'choose', can_sign_up: false });
  const made = await browser.post('oidc_account', { ticket: body.ticket, username: 'likevel' });
  expect(made.body.code).toBe('signup_closed');
  await closed.dispose();
});
