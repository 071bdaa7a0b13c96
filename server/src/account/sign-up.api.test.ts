import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

const good = { username: 'kari', password: 'hemmelig1', email: 'kari@example.no', human_lang: '_no' };

async function playerCount(): Promise<number> {
  const rows = await app.connection.selectFrom('player').select('id').execute();
  return rows.length;
}

test('signing up where it is closed is refused, in both languages', async () => {
  const closed = await startTestApp({ SHOW_SIGNUP: 'false' });
  const no = await closed.post('create_player', good, { lang: '_no' });
  expect([no.status, no.body.code, no.body.detail]).toEqual([
    403,
    'signup_closed',
    'Kodestien tar ikke imot nye kontoer her.',
  ]);
  expect((await closed.post('create_player', good, { lang: '_eng' })).body.detail).toContain('not taking new accounts');
  expect(await closed.connection.selectFrom('player').select('id').execute()).toEqual([]);
  await closed.dispose();
});

describe('signing up', () => {
  test('makes an account that cannot sign in until its e-mail address is confirmed', async () => {
    const signUp = await app.post('create_player', good);
    expect(signUp.status).toBe(201);
    expect(signUp.body).toEqual({ username: 'kari' });

    const tooEarly = await app.post('token', { username: 'kari', password: 'hemmelig1' });
    expect([tooEarly.status, tooEarly.body.code]).toEqual([401, 'email_not_confirmed']);

    const mail = await app.mailbox.next('kari@example.no');
    expect(mail.link).toMatch(/^http:\/\/kodestien\.test\/signin_email_confirm\?token=/);
    const confirmed = await app.post('user_email_confirm', { token: mail.token });
    expect([confirmed.status, confirmed.body]).toEqual([200, { username: 'kari' }]);

    const signIn = await app.post('token', { username: 'kari', password: 'hemmelig1' });
    expect(signIn.status).toBe(200);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'a browser that claims to speak %s signs up in Norwegian, and is refused in words',
    async (tag) => {
      const headers = { 'accept-language': tag };
      const { human_lang: _, ...person } = { ...good, username: `spr${tag.length}`, email: `${tag.length}@example.no` };
      expect((await app.post('create_player', person, { headers })).status).toBe(201);
      expect((await app.mailbox.next(person.email)).subject).toBe('Bekreft kontoen din på Kodestien');
      const again = await app.post('create_player', person, { headers });
      expect(again.body).toMatchObject({ code: 'username_taken', detail: 'Brukernavnet er opptatt' });
    },
  );

  test('the right password is needed before one learns that an account is unconfirmed', async () => {
    await app.post('create_player', { ...good, username: 'ubekreftet', email: 'u@example.no' });
    const wrong = await app.post('token', { username: 'ubekreftet', password: 'gjetning' });
    expect(wrong.body.code).toBe('wrong_credentials');
  });

  test('a username is taken whatever its case, and so is an e-mail address', async () => {
    await app.learner('Ola');
    const name = await app.post('create_player', { ...good, username: 'oLA', email: 'annen@example.no' });
    expect([name.status, name.body.code]).toEqual([409, 'username_taken']);
    const mail = await app.post('create_player', { ...good, username: 'ola2', email: 'OLA@Example.no' });
    expect([mail.status, mail.body.code]).toEqual([409, 'email_taken']);
    const both = await app.post('create_player', { ...good, username: 'OLA', email: 'ola@example.no' });
    expect(both.body.fields.map((issue: { field: string }) => issue.field)).toEqual(['username', 'email']);
  });

  test('two people who want the same name at the same moment: one gets it, the other is told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        app.post('create_player', { ...good, username: 'samtidig', email: `samtidig${index}@example.no` }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('names that would read as the product speaking cannot be had', async () => {
    for (const username of ['admin', 'Api', 'kodestien']) {
      const answer = await app.post('create_player', { ...good, username, email: `${username}@example.no` });
      expect([username, answer.status, answer.body.code]).toEqual([username, 409, 'username_taken']);
    }
  });
});

describe('a sign-up that is refused stores nothing', () => {
  const refused: [string, unknown, string, string][] = [
    ['an empty object', {}, 'username', 'field_required'],
    ['no password', { ...good, password: undefined }, 'password', 'field_required'],
    ['an extra field', { ...good, is_superuser: true }, 'is_superuser', 'field_unknown'],
    ['a number for a name', { ...good, username: 42 }, 'username', 'field_wrong_type'],
    ['null for a password', { ...good, password: null }, 'password', 'field_wrong_type'],
    ['a list for an address', { ...good, email: ['a@example.no'] }, 'email', 'field_wrong_type'],
    ['a name that begins with a digit', { ...good, username: '1kari' }, 'username', 'username_invalid'],
    ['a name with an underscore', { ...good, username: 'kari_n' }, 'username', 'username_invalid'],
    ['a name of 16 characters', { ...good, username: 'a'.repeat(16) }, 'username', 'username_invalid'],
    ['an empty name', { ...good, username: '' }, 'username', 'username_invalid'],
    ['an emoji for a name', { ...good, username: '🦊' }, 'username', 'username_invalid'],
    ['a name written from right to left', { ...good, username: 'كاري' }, 'username', 'username_invalid'],
    ['a name with a hidden direction mark', { ...good, username: 'ka\u202Eri' }, 'username', 'username_invalid'],
    ['a name with a NUL', { ...good, username: 'ka\u0000ri' }, 'username', 'field_not_allowed'],
    ['a password of 5 characters', { ...good, password: '12345' }, 'password', 'password_invalid'],
    ['a password of 21 characters', { ...good, password: 'x'.repeat(21) }, 'password', 'password_invalid'],
    ['a password with a line break', { ...good, password: 'abc\ndefg' }, 'password', 'password_invalid'],
    ['an address without @', { ...good, email: 'kari.example.no' }, 'email', 'email_invalid'],
    ['an address without a dot', { ...good, email: 'kari@localhost' }, 'email', 'email_invalid'],
    [
      'an address with a line break',
      { ...good, email: 'kari@example.no\nBcc: x@example.no' },
      'email',
      'email_invalid',
    ],
    [
      'an address of 255 characters',
      { ...good, email: `k@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.no` },
      'email',
      'email_invalid',
    ],
    ['a language that we do not speak', { ...good, human_lang: '_sv' }, 'human_lang', 'field_not_allowed'],
    ['a list instead of an object', [good], '(body)', 'field_wrong_type'],
    ['text instead of an object', '"kari"', '(body)', 'field_wrong_type'],
  ];

  test.each(refused)('%s', async (_what, body, field, code) => {
    const before = await playerCount();
    const answer = await app.post('create_player', body);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body.code).toBe('validation_failed');
    expect(answer.body.fields).toContainEqual(expect.objectContaining({ field, code }));
    expect(await playerCount()).toBe(before);
  });

  test('JSON that is cut off', async () => {
    const answer = await app.post('create_player', '{"username": "kari"');
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_json']);
  });

  test('a body of one megabyte', async () => {
    const answer = await app.post('create_player', { ...good, username: 'x'.repeat(1_000_000) });
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
  });

  test('a form instead of JSON', async () => {
    const answer = await app.call('POST', 'create_player', 'username=kari', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('a name that reaches for the prototype of objects', async () => {
    const answer = await app.post('create_player', '{"__proto__": {"username": "kari"}}');
    expect(answer.status).toBe(400);
  });

  test('the reason is told in Norwegian by default and in English on request', async () => {
    const norwegian = await app.post('create_player', { ...good, username: '1' });
    expect(norwegian.body.fields[0].detail).toBe('Brukernavnet er ugyldig');
    const english = await app.post('create_player', { ...good, username: '1' }, { lang: '_eng' });
    expect(english.body.fields[0].detail).toBe('Username is invalid');
  });
});

describe('asking whether a name or an address is free', () => {
  test('a username is invalid, valid, valid at max length or taken', async () => {
    await app.learner('opptatt');
    const states: Record<string, string> = {
      '': 'invalid',
      '1a': 'invalid',
      'a b': 'invalid',
      ledig: 'valid',
      abcdefghijklm: 'valid',
      abcdefghijklmn: 'valid_max_length',
      abcdefghijklmno: 'valid_max_length',
      abcdefghijklmnop: 'invalid',
      OPPTATT: 'taken',
      admin: 'taken',
    };
    for (const [username, status] of Object.entries(states)) {
      const answer = await app.post('is_username_opptatt', { username });
      expect([username, answer.body]).toEqual([username, { status }]);
    }
  });

  test('an e-mail address is in use whatever its case', async () => {
    await app.learner('postkasse');
    expect((await app.post('is_email_opptatt', { email: 'Postkasse@Example.NO' })).body).toEqual({ opptatt: true });
    expect((await app.post('is_email_opptatt', { email: 'ny@example.no' })).body).toEqual({ opptatt: false });
    expect((await app.post('is_email_opptatt', { email: 'ikke en adresse' })).status).toBe(400);
  });
});
