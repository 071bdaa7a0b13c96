import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '../document/load.ts';
import { contentFixture, lessonFile } from '../document/testing/content-fixture.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// Programs run at low priority: beside other work a verdict takes a while.
vi.setConfig({ testTimeout: 120_000 });

const exercise = (slug: string, poeng: number, settings = '') => `
::: exercise ${slug}
tittel:
  _no: ${slug}
  _eng: ${slug}
poeng: ${poeng}
${settings}checks:
  - id: output
    name:
      _no: Skriver tallet
      _eng: Prints the number
    kind: stdin
    stdin: ""
[_no _eng]
Print 7.
[starter _no _eng]
\`\`\`python
# Here
\`\`\`
[solution _no _eng]
\`\`\`python
print(7)
\`\`\`
`;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  const files = await contentFixture();
  await files.write('trial/course.md', lessonFile('trial', 900, '').replace('parent: python\n', ''));
  const blocks = exercise('own', 10) + exercise('extra', 3, 'drill: more\n') + exercise('mixed', 3, 'drill: review\n');
  await files.write('trial/01.md', lessonFile('trial-one', 1, blocks).replace('parent: python', 'parent: trial'));
  await loadContent(app.app.services.database, { folder: files.folder });
  await app.app.services.documents.changed();
  await files.dispose();
  token = (await app.signedIn('drilleren')).access;
});
afterAll(() => app.dispose());

const solve = async (blokk_slug: string) =>
  (
    await app.post(
      'oppgave_svar',
      { doc_slug: 'trial-one', blokk_slug, human_lang: '_no', answer: 'print(7)' },
      { token },
    )
  ).body;
const courseOf = async () => {
  const { body } = await app.get('fremgang', { token });
  return body.courses.find(({ slug }: { slug: string }) => slug === 'trial');
};

test('a drill earns its points, and the lesson and the course are as far as before', async () => {
  expect(await solve('extra')).toMatchObject({ passed: true, poeng_earned: 3, poeng: 3 });
  expect(await courseOf()).toMatchObject({
    poeng: 0,
    poeng_all: 10,
    done: false,
    lessons: [{ exercises: 1, solved: 0, solved_blocks: ['extra'], begun: true }],
  });
  expect((await app.get('kursbevis?doc_slug=trial', { token })).body.code).toBe('course_not_finished');
});

test('a lesson is finished without its drills, and a drill that is solved later changes no certificate', async () => {
  expect(await solve('own')).toMatchObject({ poeng: 13 });
  expect(await courseOf()).toMatchObject({ poeng: 10, poeng_all: 10, done: true });
  const { body: certificate } = await app.get('kursbevis?doc_slug=trial', { token });
  app.pass(60_000);
  expect(await solve('mixed')).toMatchObject({ poeng_earned: 3, poeng: 16 });
  expect((await app.get('kursbevis?doc_slug=trial', { token })).body).toMatchObject({
    poeng: 10,
    issued_at: certificate.issued_at,
  });
});

test('readers are told how many exercises there are without the drills, and which blocks are drills', async () => {
  const { body } = await app.get('get_doc_slug?slug=trial-one');
  expect(body.exercises).toBe(1);
  expect(body.blocks.map(({ drill }: { drill: string | null }) => drill)).toEqual([null, 'more', 'review']);
});

test('teachers plan without the drills, and have the answers of all of them', async () => {
  const { body } = await app.get('larer_oversikt');
  const { lessons } = body.courses.find(({ slug }: { slug: string }) => slug === 'trial');
  expect(lessons).toMatchObject([{ exercises: [{ blokk_slug: 'own' }], drills: 2 }]);
  const { access } = await app.signedInSuperuser('fasiten');
  const answers = (await app.get('larer_fasit?doc_slug=trial-one', { token: access })).body;
  expect(answers.exercises.map(({ blokk_slug }: { blokk_slug: string }) => blokk_slug)).toEqual([
    'own',
    'extra',
    'mixed',
  ]);
});

test('the board of a class has no columns for drills, and tells of those who fail at one', async () => {
  const teacher = (await app.signedInTeacher('tavlelareren')).access;
  const made = (
    await app.post('klasse', { name: '9C', school_year: '2026/27', courses: ['trial'] }, { token: teacher })
  ).body;
  const pupil = (await app.signedIn('eleven')).access;
  await app.post('klasse_bli_med', { code: made.code, name: 'Nora' }, { token: pupil });
  const answer = { doc_slug: 'trial-one', blokk_slug: 'extra', human_lang: '_no', answer: 'print(8)' };
  await app.post('oppgave_svar', answer, { token: pupil });
  const board = (await app.get(`klasse_tavle?id=${made.id}&doc_slug=trial-one`, { token: teacher })).body;
  expect(board).toMatchObject({
    exercises: [{ blokk_slug: 'own' }],
    drills: [{ blokk_slug: 'extra' }, { blokk_slug: 'mixed' }],
    groups: [{ blokk_slug: 'extra', pupils: 1 }],
  });
  expect(board.pupils[0].cells).toEqual([{ state: 'none', tries: 0 }]);
});
