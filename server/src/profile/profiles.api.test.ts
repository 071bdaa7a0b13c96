import { eachProfileItem, profileItem } from '@kodestien/contract/profile/items';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

const set = (token: string, item: string, txt: unknown) => app.post('user_profil_item_txt', { item, txt }, { token });

describe('a public profile', () => {
  test('is seen by anyone, with what its owner has written and nothing private', async () => {
    const person = await app.signedIn('Synlig');
    await set(person.access, 'bio_public', 'Lærer Python på kveldstid.\nGlad i fjell.');
    const { status, body } = await app.get('profil_disp/synlig');
    expect(status).toBe(200);
    expect(body).toEqual({
      username_current: 'Synlig',
      img_profil: '',
      ...eachProfileItem(() => ''),
      bio_public: 'Lærer Python på kveldstid.\nGlad i fjell.',
      poeng: 0,
      member_since: expect.any(Number),
      progress: [],
      badges: [],
    });
  });

  test('of someone unknown, unconfirmed or impossible is a 404 that says so', async () => {
    await app.post('create_player', { username: 'uventet', email: 'uventet@example.no', password: 'hemmelig1' });
    for (const name of ['finnesikke', 'uventet', 'a'.repeat(200), '%27%20or%201=1', '%F0%9F%A6%8A', '..%2F..']) {
      const answer = await app.get(`profil_disp/${name}`, { lang: '_eng' });
      expect([name, answer.status, answer.body.code]).toEqual([name, 404, 'user_not_found']);
      expect(answer.body.detail).toBe("We can't find a user with that name.");
    }
    expect((await app.get('username_fra_current?username=finnesikke')).body.code).toBe('user_not_found');
    expect((await app.get('username_fra_current')).status).toBe(400);
    expect((await app.get('username_fra_current?username=synlig')).body).toEqual({ username_current: 'Synlig' });
  });
});

describe('the texts of the profile', () => {
  test('are kept trimmed and shown on the profile', async () => {
    const person = await app.signedIn('skriver');
    const ofKind = { line: 'Kari av', lines: 'To\nlinjer', url: 'https://example.no/', email: 'kari@example.no.' };
    const texts = eachProfileItem((item) => `${ofKind[profileItem(item).kind]}${item.split('_')[0]}`);
    for (const [item, txt] of Object.entries(texts)) {
      const answer = await set(person.access, item, `  ${txt} `);
      expect([answer.status, answer.body]).toEqual([200, { item, txt }]);
    }
    expect((await app.get('profil_disp/skriver')).body).toMatchObject(texts);
    expect((await app.post('get_player', {}, { token: person.access })).body).toMatchObject(texts);
    const { body } = await app.get('user_data_export', { token: person.access });
    expect(body.profile).toMatchObject(texts);
    expect((await set(person.access, 'email_public', '')).body).toEqual({ item: 'email_public', txt: '' });
    expect((await app.get('profil_disp/skriver')).body.email_public).toBe('');
  });

  const limits: [string, number, (length: number) => string][] = [
    ['bio_public', 500, (length) => 'x'.repeat(length)],
    ['url_public', 200, (length) => 'https://example.no/'.padEnd(length, 'x')],
    ['full_name', 100, (length) => 'x'.repeat(length)],
    ['company_public', 100, (length) => 'x'.repeat(length)],
    ['email_public', 254, (length) => `${'x'.repeat(60)}@${'abcdefghi.'.repeat(30)}`.slice(0, length - 2).concat('no')],
  ];
  test.each(limits)('%s may have %i characters, and not one more', async (item, limit, text) => {
    const person = await app.signedIn(`g${item.replace('_', '')}`);
    expect([text(limit).length, text(limit + 1).length]).toEqual([limit, limit + 1]);
    expect((await set(person.access, item, text(limit))).body).toEqual({ item, txt: text(limit) });
    const refused = await set(person.access, item, text(limit + 1));
    expect([refused.status, refused.body.fields[0].field]).toEqual([400, 'txt']);
    expect((await app.post('get_player', {}, { token: person.access })).body[item]).toBe(text(limit));
  });

  const refused: [string, unknown, string, string][] = [
    ['bio_public', 'x'.repeat(501), 'txt', 'field_too_long'],
    ['bio_public', 'x'.repeat(5000), 'txt', 'field_too_long'],
    ['bio_public', 'a\u0007b', 'txt', 'field_not_allowed'],
    ['bio_public', 'a\u0000b', 'txt', 'field_not_allowed'],
    ['full_name', '🦊'.repeat(101), 'txt', 'field_too_long'],
    ['full_name', 'Kari\nNordmann', 'txt', 'field_not_allowed'],
    ['full_name', 'Kari \u202e', 'txt', 'field_not_allowed'],
    ['company_public', 'x'.repeat(101), 'txt', 'field_too_long'],
    ['url_public', `https://example.no/${'x'.repeat(190)}`, 'txt', 'field_too_long'],
    ['url_public', 'javascript:alert(1)', 'txt', 'url_invalid'],
    ['email_public', 'kari@', 'txt', 'email_invalid'],
    ['full_name', 42, 'txt', 'field_wrong_type'],
    ['full_name', undefined, 'txt', 'field_required'],
    ['is_superuser', '1', 'item', 'field_not_allowed'],
    ['password_hash', 'x', 'item', 'field_not_allowed'],
    ['__proto__', 'x', 'item', 'field_not_allowed'],
  ];
  test.each(refused)('%s = %j is refused at %s: %s', async (item, txt, field, code) => {
    const name = `nei${Math.random().toString(36).slice(2, 10)}`;
    const person = await app.signedIn(name);
    const before = (await app.get(`profil_disp/${name}`)).body;
    const answer = await set(person.access, item, txt);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.body.fields).toContainEqual(expect.objectContaining({ field, code }));
    expect((await app.get(`profil_disp/${name}`)).body).toEqual(before);
  });

  test('half a character is refused, not turned into another', async () => {
    const person = await app.signedIn('halv');
    const body = '{"item":"full_name","txt":"rev \\ud83e"}';
    const answer = await app.post('user_profil_item_txt', body, { token: person.access });
    expect(answer.body.fields).toMatchObject([{ field: 'txt', code: 'field_not_allowed' }]);
  });

  test('are nobody’s but the owner’s to change', async () => {
    expect((await app.post('user_profil_item_txt', { item: 'full_name', txt: 'x' })).status).toBe(401);
  });
});

describe('language and notices', () => {
  test('the language is kept, and one that we do not speak is refused', async () => {
    const person = await app.signedIn('sprakvalg');
    const choose = (human_lang: string) => app.post('user_profil_human_lang', { human_lang }, { token: person.access });
    expect((await choose('_eng')).status).toBe(200);
    expect((await choose('_sv')).status).toBe(400);
    expect((await app.post('get_player', {}, { token: person.access })).body.human_lang).toBe('_eng');
  });

  test('mail about comments can be turned off and on; mail about the password cannot', async () => {
    const person = await app.signedIn('varslet');
    const options = { token: person.access };
    expect((await app.get('user_profil_varsler', options)).body).toEqual({ comments: true, password_changes: true });
    const off = { comments: false, password_changes: true };
    expect((await app.post('user_profil_varsler', { comments: false }, options)).body).toEqual(off);
    expect((await app.get('user_profil_varsler', options)).body).toEqual(off);
    expect((await app.post('user_profil_varsler', off, options)).body).toEqual(off);
    const refused = [{}, { comments: 'nei' }, { comments: true, password_changes: false }, { ...off, more: true }];
    for (const body of refused) {
      expect((await app.post('user_profil_varsler', body, options)).status).toBe(400);
    }
    expect((await app.get('user_profil_varsler')).status).toBe(401);
  });
});
