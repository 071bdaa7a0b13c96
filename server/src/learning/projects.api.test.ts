import { projectDrafts } from '@kodestien/contract/document/projects';
import { ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../document/load.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await loadContent(app.app.services.database);
});
afterAll(() => app.dispose());

const save = (token: string, blokk_slug: string, txt: string) =>
  app.call('PUT', 'oppgave_utkast', { doc_slug: 'mal', blokk_slug, human_lang: '_no', txt, base: 0 }, { token });

test('program, page, plan and notes of a project are drafts of their own, and only their owner sees them', async () => {
  const { access } = await app.signedIn('lager');
  for (const name of projectDrafts('project')) expect((await save(access, name, `my ${name}`)).status).toBe(200);
  const { results } = (await app.get('oppgave_utkast?doc_slug=mal', { token: access })).body;
  const texts = results.map(({ txt }: { txt: string }) => txt).sort();
  expect(texts).toEqual(['my project', 'my project-notes', 'my project-page', 'my project-plan']);
  const { access: other } = await app.signedIn('annen');
  expect((await app.get('oppgave_utkast?doc_slug=mal', { token: other })).body.results).toEqual([]);
});

test('nothing else of a document has a draft, and a draft has the length of an answer', async () => {
  const { access } = await app.signedIn('prover');
  for (const name of ['project-else', 'exercise-plan', 'text', 'run-notes']) {
    expect([name, (await save(access, name, 'x')).status]).toEqual([name, 404]);
  }
  expect((await save(access, 'project-plan', 'x'.repeat(ANSWER_MAX + 1))).status).toBe(400);
});

test('a project is no task: it cannot be answered, earns nothing, and is not asked for in the progress', async () => {
  const { access } = await app.signedIn('svarer');
  const place = { doc_slug: 'mal', blokk_slug: 'project', human_lang: '_no' };
  expect((await app.post('oppgave_svar', { ...place, answer: 'print(1)' }, { token: access })).status).toBe(404);
  expect((await app.post('quiz_svar', { ...place, answer: ['x'] }, { token: access })).status).toBe(404);
  await save(access, 'project', 'print(1)');
  expect((await app.get('fremgang', { token: access })).body.poeng).toBe(0);
});
