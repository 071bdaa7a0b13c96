import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../../document/load.ts';
import { closeInTime } from '../../http/closing.ts';
import { eventsOf } from '../../testing/events-of.ts';
import { startTestApp, startTestAppOn, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

const MINUTE = 60_000;
const YEAR = { school_year: '2026/27', courses: ['python'] };
const LESSON = 'python-variables';
let app: TestApp;
let exercise: string;
beforeAll(async () => {
  app = await startTestApp();
  await loadContent(app.app.services.database);
  const lesson = await app.app.services.documents.sourceOf(LESSON);
  exercise = lesson?.blocks.find(({ type }) => type === 'exercise')?.slug ?? '';
});
afterAll(() => app.dispose());

let number = 0;
async function school(pupils: readonly string[], on: TestApp = app) {
  const teacher = await on.signedInTeacher(`larer${++number}`);
  const { body } = await on.post('klasse', { name: '10B', ...YEAR }, { token: teacher.access });
  const tokens: Record<string, string> = {};
  for (const name of pupils) {
    const { access } = await on.signedIn(`elev${++number}`);
    tokens[name] = access;
    await on.post('klasse_bli_med', { code: body.code, name }, { token: access });
  }
  return { id: body.id as string, code: body.code as string, teacher: teacher.username, token: teacher.access, tokens };
}
type School = Awaited<ReturnType<typeof school>>;
const board = async ({ id, token }: School, of: TestApp = app) =>
  (await of.get(`klasse_tavle?id=${id}&doc_slug=${LESSON}`, { token })).body;
const answer = ({ tokens }: Pick<School, 'tokens'>, name: string, program: string, more: object = {}) =>
  app.post(
    'oppgave_svar',
    { doc_slug: LESSON, blokk_slug: exercise, human_lang: '_no', answer: program, ...more },
    { token: tokens[name] ?? '' },
  );
const solution = async () => {
  const block = (await app.app.services.documents.sourceOf(LESSON))?.blocks.find(({ slug }) => slug === exercise);
  return block?.type === 'exercise' ? block.solution._no : '';
};

describe('the board', () => {
  test('shows who has solved what, who has tried, who is writing and who has not begun', async () => {
    const made = await school(['Solvei', 'Trym', 'Skriver', 'Åse']);
    await answer(made, 'Solvei', await solution());
    await answer(made, 'Trym', 'print(12345)');
    await answer(made, 'Trym', 'print(54321)');
    const draft = { doc_slug: LESSON, blokk_slug: exercise, human_lang: '_no', txt: 'navn = ', base: 0 };
    await app.call('PUT', 'oppgave_utkast', draft, { token: made.tokens.Skriver ?? '' });
    const { pupils, exercises, on } = await board(made);
    expect(exercises[0].blokk_slug).toBe(exercise);
    const first = Object.fromEntries(
      pupils.map((pupil: { name: string; cells: { state: string; tries: number }[] }) => [pupil.name, pupil.cells[0]]),
    );
    expect(first).toEqual({
      Solvei: { state: 'solved', tries: 0 },
      Trym: { state: 'tried', tries: 2 },
      Skriver: { state: 'writing', tries: 0 },
      Åse: { state: 'none', tries: 0 },
    });
    expect(pupils.map(({ name }: { name: string }) => name)).toEqual(['Skriver', 'Solvei', 'Trym', 'Åse']);
    expect(on).toBe(3);
    expect(JSON.stringify(await board(made))).not.toContain('navn = ');
  });

  test('says how long someone has been stuck, and no more when it is solved', async () => {
    const made = await school(['Nora']);
    await answer(made, 'Nora', 'print(1)');
    app.pass(2 * MINUTE);
    await answer(made, 'Nora', 'print(2)');
    expect((await board(made)).pupils[0].stuck_since).toBeNull();
    app.pass(2.5 * MINUTE);
    const token = (await app.post('token', { username: `elev${number}`, password: 'hemmelig1' })).body.access;
    const { pupils, at } = await board(made);
    expect(at - pupils[0].stuck_since).toBeGreaterThanOrEqual(4 * MINUTE);
    await answer({ ...made, tokens: { Nora: token } }, 'Nora', await solution());
    expect((await board(made)).pupils[0].stuck_since).toBeNull();
  });

  test('groups what failed in the same way, with the number of pupils and a program as an example', async () => {
    const made = await school(['A', 'B', 'C']);
    await answer(made, 'A', 'print(7)');
    await answer(made, 'B', 'print(  7 )');
    await answer(made, 'C', 'x = 1\n  y = 2', { hints: 1 });
    const { groups } = await board(made);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ blokk_slug: exercise, pupils: 3, same: 2 });
    expect(['A', 'B']).toContain(groups[0].example.name);
    expect(groups[0].example.program).toMatch(/^print\(/);
    const pupil = (await board(made)).pupils.find(({ name }: { name: string }) => name === 'C');
    const attempts = await app.get(`klasse_elev_forsok?id=${made.id}&elev=${pupil.id}&doc_slug=${LESSON}`, made);
    expect(attempts.body.results).toMatchObject([{ error: 'IndentationError', line: 2, counts: false, hints: 1 }]);
  });

  test('stores how an answer failed only for pupils in a class', async () => {
    const { access } = await app.signedIn('utenklasse');
    const own = { tokens: { Alene: access } };
    await answer(own, 'Alene', 'print(7)', { hints: 2 });
    const { body } = await app.get('user_data_export', { token: access });
    expect(body.answers).toMatchObject([{ failed_check: null, failed_got: null, hints: null }]);
  });

  test('opens on the lesson that the class works with', async () => {
    const made = await school(['Nora']);
    const asked = async () => (await app.get(`klasse_tavle?id=${made.id}`, { token: made.token })).body.doc_slug;
    expect(await asked()).toMatch(/^python-/);
    await answer(made, 'Nora', 'print(1)');
    expect(await asked()).toBe(LESSON);
  });
});

describe('the stream of the board', () => {
  test('tells of an answer that was given to another server, without being asked again', async () => {
    const place = await createTestDatabase();
    // Several processes share a database of either kind.
    const servers = [await startTestAppOn(place), await startTestAppOn(place)] as const;
    const [first, second] = servers;
    try {
      await loadContent(first.app.services.database);
      const made = await school(['Nora'], first);
      await first.app.http.listen({ port: 0, host: '127.0.0.1' });
      const address = first.app.http.server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const stop = new AbortController();
      const response = await fetch(`http://127.0.0.1:${port}/api/klasse_tavle_strom?id=${made.id}&doc_slug=${LESSON}`, {
        headers: { authorization: `Bearer ${made.token}` },
        signal: stop.signal,
      });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      const events = eventsOf(response);
      expect((await events.next()).value.pupils[0].cells[0].state).toBe('none');
      const draft = { doc_slug: LESSON, blokk_slug: exercise, human_lang: '_no', txt: 'a', base: 0 };
      await second.call('PUT', 'oppgave_utkast', draft, { token: made.tokens.Nora ?? '' });
      expect((await events.next()).value.pupils[0].cells[0].state).toBe('writing');
      stop.abort();
    } finally {
      for (const server of servers) await server.dispose();
      await place.dispose();
    }
  });
});

describe('an open board', () => {
  test('follows who joins, what they do and who leaves, and ends for a teacher who has left the class', async () => {
    const place = await createTestDatabase();
    const own = await startTestAppOn(place);
    const stop = new AbortController();
    try {
      await loadContent(own.app.services.database);
      const made = await school(['Nora'], own);
      const address = await own.app.http.listen({ port: 0, host: '127.0.0.1' });
      const path = `${address}/api/klasse_tavle_strom?id=${made.id}&doc_slug=${LESSON}`;
      const headers = { authorization: `Bearer ${made.token}` };
      const events = eventsOf(await fetch(path, { headers, signal: stop.signal }));
      const shown = async () =>
        Object.fromEntries(
          (await events.next()).value.pupils.map((pupil: { name: string; cells: { state: string }[] }) => [
            pupil.name,
            pupil.cells[0]?.state,
          ]),
        );
      expect(await shown()).toEqual({ Nora: 'none' });
      const { access } = await own.signedIn(`elev${++number}`);
      await own.post('klasse_bli_med', { code: made.code, name: 'Ask' }, { token: access });
      expect(await shown()).toEqual({ Ask: 'none', Nora: 'none' });
      const draft = { doc_slug: LESSON, blokk_slug: exercise, human_lang: '_no', txt: 'a', base: 0 };
      await own.call('PUT', 'oppgave_utkast', draft, { token: access });
      expect(await shown()).toEqual({ Ask: 'writing', Nora: 'none' });
      await own.post('klasse_forlat', { id: made.id }, { token: access });
      expect(await shown()).toEqual({ Nora: 'none' });
      const other = await own.signedInTeacher(`larer${++number}`);
      await own.post('klasse_larer', { id: made.id, username: other.username }, { token: made.token });
      const leaving = `klasse_larer?id=${made.id}&username=${made.teacher}`;
      await own.call('DELETE', leaving, undefined, { token: other.access });
      expect((await events.next()).done).toBe(true);
    } finally {
      stop.abort();
      await own.dispose();
      await place.dispose();
    }
  });
});

describe('a board that was open on a server that is stopped', () => {
  test('goes on at the other one, with what was answered meanwhile', async () => {
    const stop = new AbortController();
    const place = await createTestDatabase();
    const servers = [await startTestAppOn(place), await startTestAppOn(place)] as const;
    const [first, second] = servers;
    try {
      await loadContent(first.app.services.database);
      const made = await school(['Nora'], first);
      const open = async (on: TestApp) => {
        const address = await on.app.http.listen({ port: 0, host: '127.0.0.1' });
        const response = await fetch(`${address}/api/klasse_tavle_strom?id=${made.id}&doc_slug=${LESSON}`, {
          headers: { authorization: `Bearer ${made.token}` },
          signal: stop.signal,
        });
        return eventsOf(response);
      };
      const before = await open(second);
      expect((await before.next()).value.pupils[0].cells[0].state).toBe('none');
      const wrong = { doc_slug: LESSON, blokk_slug: exercise, human_lang: '_no', answer: 'print("feil")' };
      const answered = await first.post('oppgave_svar', wrong, { token: made.tokens.Nora ?? '' });
      expect(answered.body.passed).toBe(false);
      expect((await before.next()).value.pupils[0].cells[0]).toMatchObject({ state: 'tried' });
      // As the product stops: the stream ends with its server, and does not keep it from stopping.
      await closeInTime(second.app.http);
      expect((await before.next()).done).toBe(true);
      const lesson = await first.app.services.documents.sourceOf(LESSON);
      const next = lesson?.blocks.filter(({ type }) => type === 'exercise')[1]?.slug;
      const draft = { doc_slug: LESSON, blokk_slug: next, human_lang: '_no', txt: 'a', base: 0 };
      await first.call('PUT', 'oppgave_utkast', draft, { token: made.tokens.Nora ?? '' });
      const after = await open(first);
      const [tried, written] = (await after.next()).value.pupils[0].cells;
      expect([tried.state, written.state]).toEqual(['tried', 'writing']);
    } finally {
      stop.abort();
      for (const server of servers) await server.dispose();
      await place.dispose();
    }
  });
});
