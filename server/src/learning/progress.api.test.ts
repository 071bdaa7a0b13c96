import { ANSWER_MAX, DRAFTS_CHARACTERS_MAX, DRAFTS_MAX } from '@kodestien/contract/learning/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../document/load.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

const DAY = 24 * 60 * 60_000;
let app: TestApp;
let own: string;
beforeAll(async () => {
  app = await startTestApp();
  await loadContent(app.app.services.database);
  own = await learner('gaar');
});
afterAll(() => app.dispose());

/** An api_tok: it stays valid while the tests let days pass. */
async function learner(username: string): Promise<string> {
  const { access } = await app.signedIn(username);
  return (await app.post('get_player', {}, { token: access })).body.api_tok;
}
const as = (token: string) => ({ headers: { authorization: `Token ${token}` } });
const put = (path: string, body: object, token = own) => app.call('PUT', path, body, as(token));
const get = (path: string, token = own) => app.call('GET', path, undefined, as(token));

describe('Drafts', () => {
  const draft = (txt: string, base: number) => ({
    doc_slug: 'mal',
    blokk_slug: 'exercise',
    human_lang: '_no',
    txt,
    base,
  });

  test('what was written is there again, on any device', async () => {
    const saved = await put('oppgave_utkast', draft('x = 1', 0));
    expect(saved.body).toMatchObject({ revision: 1, other: null });
    const { results } = (await get('oppgave_utkast?doc_slug=mal')).body;
    expect(results).toEqual([expect.objectContaining({ blokk_slug: 'exercise', txt: 'x = 1', revision: 1 })]);
  });

  test('two devices that write on the same version lose nothing: one is current, the other is told and in the history', async () => {
    const base = (await get('oppgave_utkast?doc_slug=mal')).body.results[0].revision;
    app.pass(2 * 60_000);
    await put('oppgave_utkast', draft('from the phone', base));
    const second = await put('oppgave_utkast', draft('from the laptop', base));
    expect(second.body.other).toMatchObject({ txt: 'from the phone' });
    const { results, history } = (await get('oppgave_utkast?doc_slug=mal&blokk_slug=exercise')).body;
    expect(results[0].txt).toBe('from the laptop');
    expect(history.map(({ txt }: { txt: string }) => txt)).toContain('from the phone');
  });

  test('ten tabs that save at the same moment all get a revision of their own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => put('oppgave_utkast', draft(`tab ${tab}`, 0))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.revision)).size).toBe(10);
  });

  test('the history has an end, and the newest versions are in it', async () => {
    for (let version = 0; version < 40; version++) {
      app.pass(2 * 60_000);
      const { revision } = (await get('oppgave_utkast?doc_slug=mal')).body.results[0];
      await put('oppgave_utkast', draft(`version ${version}`, revision));
    }
    const { results, history } = (await get('oppgave_utkast?doc_slug=mal&blokk_slug=exercise')).body;
    expect(results[0].txt).toBe('version 39');
    expect(history[0].txt).toBe('version 38');
    expect(history.length).toBeLessThanOrEqual(30);
  });

  test('only what is answered has a draft, and none is longer than an answer', async () => {
    for (const blokk_slug of ['text', 'code', 'run', 'image']) {
      const { status, body } = await put('oppgave_utkast', { ...draft('x', 0), blokk_slug });
      expect([blokk_slug, status, body.code]).toEqual([blokk_slug, 404, 'not_found']);
    }
    expect((await put('oppgave_utkast', { ...draft('x', 0), doc_slug: 'nowhere' })).status).toBe(404);
    expect((await put('oppgave_utkast', draft('x'.repeat(ANSWER_MAX + 1), 0))).status).toBe(400);
    expect((await put('oppgave_utkast', { ...draft('10', 0), blokk_slug: 'quiz-predict' })).status).toBe(200);
  });

  test('the scratchpad has one for each language, each page and the files of each program, and no other', async () => {
    const pad = (blokk_slug: string) => put('oppgave_utkast', { ...draft('x', 0), doc_slug: 'kladd', blokk_slug });
    for (const blokk_slug of [
      'python',
      'python-files',
      'javascript',
      'javascript-page',
      'javascript-files',
      'html',
      'css',
      'css-page',
    ]) {
      expect([blokk_slug, (await pad(blokk_slug)).status]).toEqual([blokk_slug, 200]);
    }
    for (const blokk_slug of ['python-page', 'css-files', 'cobol', 'exercise'])
      expect((await pad(blokk_slug)).status).toBe(404);
    expect((await get('oppgave_utkast?doc_slug=kladd')).body.results).toHaveLength(8);
  });

  describe('of an account that has as many as it may have', () => {
    /** Straight into the table: saving so many takes a while. */
    const fill = async (player_id: number, txt: string, count: number, versions: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        player_id,
        doc_slug: 'filled',
        blokk_slug: `b${Math.floor(index / versions)}`,
        human_lang: '_no' as const,
        revision: (index % versions) + 1,
        txt,
        saved_at: index + 1,
      }));
      for (let from = 0; from < count; from += 500) {
        await app.connection
          .insertInto('draft')
          .values(rows.slice(from, from + 500))
          .execute();
      }
    };
    const stored = (player_id: number) =>
      app.connection
        .selectFrom('draft')
        .select(['blokk_slug', 'revision'])
        .where('player_id', '=', player_id)
        .where('doc_slug', '=', 'filled')
        .execute();
    const someone = async (username: string) => {
      const token = await learner(username);
      return { token, id: (await get('user_data_export', token)).body.account.id as number };
    };

    test.each([
      ['many', '', DRAFTS_MAX, 30],
      ['long', 'x'.repeat(ANSWER_MAX), DRAFTS_CHARACTERS_MAX / ANSWER_MAX, 2],
    ])('the oldest earlier versions make room for the next one (%s)', async (name, txt, count, versions) => {
      const { token, id } = await someone(`flittig${name}`);
      await fill(id, txt, count, versions);
      expect((await put('oppgave_utkast', draft('next', 0), token)).status).toBe(200);
      const left = await stored(id);
      expect(left).toHaveLength(count - 1);
      expect(left).not.toContainEqual({ blokk_slug: 'b0', revision: 1 });
      expect((await get('oppgave_utkast?doc_slug=mal', token)).body.results[0].txt).toBe('next');
    });

    test('where no earlier ones are left, the next one is refused in words, and nothing is lost', async () => {
      const { token, id } = await someone('hamstrer');
      await fill(id, 'x'.repeat(ANSWER_MAX), DRAFTS_CHARACTERS_MAX / ANSWER_MAX, 1);
      for (const lang of ['nb', 'en']) {
        const options = { headers: { ...as(token).headers, 'accept-language': lang } };
        const { status, body } = await app.call('PUT', 'oppgave_utkast', draft('next', 0), options);
        expect([status, body.code]).toEqual([409, 'drafts_full']);
        expect(body.detail).toContain(lang === 'nb' ? 'plass' : 'room');
      }
      expect(await stored(id)).toHaveLength(DRAFTS_CHARACTERS_MAX / ANSWER_MAX);
      expect((await get('oppgave_utkast?doc_slug=mal', token)).body.results).toEqual([]);
    });
  });

  test('nobody sees or changes the drafts of someone else, and a block that is not there has none', async () => {
    const other = await learner('nabo');
    expect((await get('oppgave_utkast?doc_slug=mal', other)).body.results).toEqual([]);
    expect((await app.call('GET', 'oppgave_utkast?doc_slug=mal')).status).toBe(401);
    expect((await put('oppgave_utkast', { ...draft('x', 0), blokk_slug: 'nowhere' })).status).toBe(404);
  });
});

describe('Progress', () => {
  test('a page that was read to its end stays read, and the last place is where one goes on', async () => {
    const first = (await put('fremgang', { doc_slug: 'python-variables', read: true })).body;
    const lesson = first.courses
      .find(({ slug }: { slug: string }) => slug === 'python')
      .lessons.find(({ slug }: { slug: string }) => slug === 'python-variables');
    expect(lesson).toMatchObject({ read: true, begun: true });
    const again = (await put('fremgang', { doc_slug: 'python-variables', blokk_slug: 'names', read: false })).body;
    expect(again.place).toMatchObject({ doc_slug: 'python-variables', blokk_slug: 'names' });
    expect(JSON.stringify(again.courses)).toContain('"read":true');
    expect((await put('fremgang', { doc_slug: 'nowhere', read: true })).status).toBe(404);
  });

  test('says whether someone is a teacher, which a superuser is too', async () => {
    const isTeacher = async (token: string) => (await app.get('fremgang', { token })).body.is_teacher;
    expect(await isTeacher((await app.signedIn('elev')).access)).toBe(false);
    expect(await isTeacher((await app.signedInTeacher('kari')).access)).toBe(true);
    expect(await isTeacher((await app.signedInSuperuser('sjefen')).access)).toBe(true);
  });

  test('days in a row are counted, and a day without anything begins again', async () => {
    const token = await learner('trofast');
    const streak = async () => (await get('fremgang', token)).body.streak;
    const read = () => put('fremgang', { doc_slug: 'python-variables', read: false }, token);
    expect(await streak()).toBe(0);
    for (let day = 0; day < 3; day++) {
      await read();
      app.pass(DAY);
    }
    expect(await streak()).toBe(3);
    app.pass(DAY);
    expect(await streak()).toBe(0);
    await read();
    expect(await streak()).toBe(1);
  });
});

describe('What is new since last time', () => {
  const DOC = 'python-variables';
  const sinceLast = async (token: string) =>
    (await get('fremgang', token)).body.courses.find(({ slug }: { slug: string }) => slug === 'python').since_last;

  /** As if the learner had solved them now. */
  async function solve(username: string, blocks: readonly { slug: string }[]): Promise<void> {
    const { id } = await app.connection
      .selectFrom('player')
      .select('id')
      .where('username_key', '=', username)
      .executeTakeFirstOrThrow();
    const lines = blocks.map(({ slug }) => ({
      player_id: id,
      doc_slug: DOC,
      blokk_slug: slug,
      kind: 'exercise' as const,
      poeng: 10,
      earned_at: app.app.services.now(),
    }));
    await app.connection.insertInto('poeng_ledger').values(lines).execute();
  }

  test('is a lesson that was finished on the last day with something done, and no drill of an older one', async () => {
    const token = await learner('tilbake');
    const { blocks } = (await app.get(`get_doc_slug?slug=${DOC}`)).body as {
      blocks: { type: string; slug: string; drill?: unknown }[];
    };
    const exercises = blocks.filter(({ type }) => type === 'exercise');
    const required = exercises.filter(({ drill }) => !drill);
    const drills = exercises.filter(({ drill }) => drill);
    expect(drills.length).toBeGreaterThan(0);
    const work = () => put('fremgang', { doc_slug: DOC, read: false }, token);

    await work();
    await solve('tilbake', required.slice(1));
    app.pass(DAY);
    expect(await sinceLast(token), 'one exercise is left').toBe(0);
    await work();
    await solve('tilbake', required.slice(0, 1));
    app.pass(3 * DAY);
    expect(await sinceLast(token), 'finished three days ago, the last time').toBe(1);
    await work();
    app.pass(DAY);
    expect(await sinceLast(token), 'finished before the last time').toBe(0);
    await solve('tilbake', drills.slice(0, 1));
    expect(await sinceLast(token)).toBe(0);
  });
});

test('what was solved shows on the public profile, with a badge; what was only read does not', async () => {
  const token = await learner('stolt');
  await put('fremgang', { doc_slug: 'html-first-page', read: true }, token);
  expect((await app.get('profil_disp/stolt')).body).toMatchObject({ progress: [], badges: [] });
  const answer = 'hoyde = 2469\nprint(hoyde)';
  const place = { doc_slug: 'python-variables', blokk_slug: 'name-a-value', human_lang: '_no' };
  const { body } = await app.call('POST', 'oppgave_svar', { ...place, answer }, as(token));
  expect(body.passed).toBe(true);
  const profile = (await app.get('profil_disp/stolt')).body;
  expect(profile.progress).toEqual([
    { doc_slug: 'python', tittel: { _no: 'Python', _eng: 'Python' }, done: 1, total: expect.any(Number) },
  ]);
  expect(profile.badges).toEqual([expect.objectContaining({ slug: 'exercises-1' })]);

  // And on the list of people, beside those who have solved nothing.
  await learner('nykommer');
  const listed = (await app.get('get_player_ls?limit=100')).body.results;
  const furthest = (name: string) =>
    listed.find((row: { username_current: string }) => row.username_current === name).furthest;
  expect(furthest('stolt')).toEqual(profile.progress[0]);
  expect(furthest('nykommer')).toBeNull();
});

test("all of it is in the export of one's own data, and goes with the account", async () => {
  const token = await learner('eier');
  const place = { doc_slug: 'mal', blokk_slug: 'exercise' };
  await app.call('POST', 'oppgave_svar', { ...place, answer: 'x = 1' }, as(token));
  await put('oppgave_utkast', { ...place, human_lang: '_no', txt: 'x = 1', base: 0 }, token);
  await put('fremgang', { doc_slug: 'python-variables', read: true }, token);
  const { body } = await get('user_data_export', token);
  expect(body.answers).toEqual([expect.objectContaining({ ...place, answer: 'x = 1', passed: false })]);
  expect(body.drafts).toEqual([expect.objectContaining({ ...place, txt: 'x = 1' })]);
  expect(body.reading).toEqual([expect.objectContaining({ doc_slug: 'python-variables', read: true })]);
  expect(body.active_days).toHaveLength(1);
  const { id } = body.account;
  await app.connection.deleteFrom('player').where('id', '=', id).execute();
  for (const table of ['attempt', 'draft', 'reading_place', 'active_day'] as const) {
    const left = await app.connection.selectFrom(table).select('player_id').where('player_id', '=', id).execute();
    expect(left).toEqual([]);
  }
});
