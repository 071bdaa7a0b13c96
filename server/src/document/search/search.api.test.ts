import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdminApp, startAdminApp } from '../../admin/testing/admin-app.ts';
import { startTestAppOn } from '../../testing/test-app.ts';

type Hit = { slug: string; blokk_slug: string | null; tittel: string; snippet: string; marks: unknown[] };
let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp();
});
afterAll(() => admin.dispose());

const ask = (query: string, options = {}) => admin.app.get(`sok?${query}`, options);
const search = async (q: string, lang = '_no'): Promise<Hit[]> => {
  const { status, body } = await ask(`q=${encodeURIComponent(q)}&human_lang=${lang}`);
  expect(status).toBe(200);
  return body.results;
};
const both = (text: string) => ({ _no: text, _eng: text });
const lesson = (text: string, ...more: object[]) => ({
  slug: 'snurreprov',
  tittel: { _no: 'Snurrebass', _eng: 'Spinning top' },
  ingress: both('Om snurrebasser.'),
  icon: 'cairn',
  page: '/doc/snurreprov',
  parent: 'python',
  order: 990,
  in_menu: true,
  ch_arr: [],
  blocks: [{ slug: 'forst', type: 'text', txt: both(text) }, ...more],
});

describe('anyone who searches', { timeout: 120_000 }, () => {
  test('finds lessons by their title and blocks by what they say, best first, in the language asked for', async () => {
    const [first] = await search('variabler');
    expect(first).toMatchObject({ slug: 'python-variables', blokk_slug: null, page: '/doc/python-variables' });
    const english = await search('variables', '_eng');
    expect(english[0]).toMatchObject({ slug: 'python-variables', blokk_slug: null });
    expect(english.length).toBeLessThanOrEqual(20);
    expect(english.some(({ blokk_slug }) => blokk_slug !== null)).toBe(true);
    for (const { snippet, marks } of english) {
      for (const { start, end } of marks as { start: number; end: number }[]) {
        expect(snippet.slice(start, end).toLowerCase()).toMatch(/^variables/);
      }
    }
  });

  test.each([
    ['_no', 'variab', 'python-variables'],
    ['_no', 'varibler', 'python-variables'],
    ['_no', 'ordbker', 'python-dictionaries'],
    ['_no', 'løkkke', 'javascript-loops'],
    ['_eng', 'variab', 'python-variables'],
    ['_eng', 'varable', 'python-variables'],
    ['_eng', 'inheritnce', 'python-inheritance'],
  ])('finds in %s by the beginning of a word and in spite of a typo: %s', async (lang, typed, slug) => {
    expect((await search(typed, lang))[0]).toMatchObject({ slug, blokk_slug: null });
  });

  test('is answered in the language of the caller when none is asked for', async () => {
    const no = await ask('q=variabler', { lang: '_no' });
    const eng = await ask('q=variables', { lang: '_eng' });
    expect([no.body.results[0].slug, eng.body.results[0].slug]).toEqual(['python-variables', 'python-variables']);
    expect(no.body.results[0].tittel).not.toBe(eng.body.results[0].tittel);
  });

  test('never meets pages that only menus know, nor the template', async () => {
    const hits = await search('logg inn');
    expect(hits.map(({ slug }) => slug)).not.toContain('signin');
    expect((await search('mal')).map(({ slug }) => slug)).not.toContain('mal');
  });

  test.each(['', 'q=', `q=${'x'.repeat(101)}`, 'q=x&human_lang=_sv', 'q=x&mer=1'])(
    'is told what is wrong with %j',
    async (query) => {
      const { status, body } = await ask(query);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    },
  );

  test('may ask a hundred characters, and signs find nothing', async () => {
    expect(await search('x'.repeat(100))).toEqual([]);
    expect(await search('%_"<>')).toEqual([]);
  });
});

test('what is published is found at once, on every server, and what is gone is not', { timeout: 120_000 }, async () => {
  const other = await startTestAppOn(admin.place);
  const elsewhere = async (q: string) =>
    (await other.get(`sok?q=${q}`)).body.results.map(({ slug }: Hit) => slug) as string[];
  expect(await search('snurrebass')).toEqual([]);
  expect(await elsewhere('snurrebass')).toEqual([]);
  const exercise = {
    slug: 'oppgave',
    type: 'exercise',
    language: 'python',
    tittel: both('Tell opp'),
    poeng: 1,
    task: both('Skriv ut tallet.'),
    starter: both('# her'),
    solution: both('hemmeligfasit = 1\nprint(hemmeligfasit)'),
    checks: [{ id: 'skjultsjekk', name: both('Skjultsjekk'), hidden: true, kind: 'stdin', stdin: '' }],
  };
  await admin.stage(lesson('Den ligger på **hylla**.', exercise));
  expect((await admin.post('admin_json_back_push')).status).toBe(200);
  expect(await search('hyll')).toMatchObject([
    {
      slug: 'snurreprov',
      blokk_slug: 'forst',
      tittel: 'Snurrebass',
      course: 'Python',
      snippet: 'Den ligger på hylla.',
      marks: [{ start: 14, end: 19 }],
    },
  ]);
  expect((await search('spinning', '_eng'))[0]).toMatchObject({ slug: 'snurreprov', blokk_slug: null });
  expect((await search('tell opp snurrebass'))[0]).toMatchObject({ blokk_slug: 'oppgave' });
  expect([...(await search('hemmeligfasit')), ...(await search('skjultsjekk'))]).toEqual([]);
  await expect.poll(() => elsewhere('snurrebass'), { timeout: 30_000 }).toContain('snurreprov');
  await admin.post('admin_json_back_remove', { slug: 'snurreprov' });
  expect((await admin.post('admin_json_back_push')).status).toBe(200);
  expect(await search('snurrebass')).toEqual([]);
  await expect.poll(() => elsewhere('snurrebass'), { timeout: 30_000 }).toEqual([]);
  await other.dispose();
});

test('one address may search a lot, but not without end', async () => {
  const strict = await startTestAppOn(admin.place, { RATE_LIMIT_FACTOR: '0.01' });
  const statuses: number[] = [];
  for (let call = 0; call < 31; call++) statuses.push((await strict.get('sok?q=x', { address: '10.0.0.9' })).status);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
  expect(statuses[30]).toBe(429);
  await strict.dispose();
});
