import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';
import { both, lesson } from '../testing/lesson.ts';

let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp();
});
afterAll(() => admin.dispose());

const call = (id: string, hidden: boolean, n: number) => ({
  id,
  name: both(id),
  ...(hidden && { hidden: true, clue: both('et annet tall') }),
  kind: 'call',
  function: 'gratis',
  args: [n],
});
const exercise = (numbers: readonly number[]) => ({
  slug: 'oppgave',
  type: 'exercise',
  language: 'javascript',
  tittel: both('Gratis'),
  poeng: 1,
  task: both('Skriv `gratis(alder)`.'),
  starter: both('// her'),
  solution: both('function gratis(alder) {\n  return alder < 6;\n}'),
  checks: numbers.map((n, index) => call(`c${n}`, index > 0, n)),
});
const measure = (blocks: unknown[], blokk_slug = 'oppgave', human_lang = '_no') =>
  admin.post('admin_strength', { json: JSON.stringify(lesson('prove', blocks)), blokk_slug, human_lang });

describe('the strength of an exercise that is being written', () => {
  test('is the share of wrong programs that its checks stop, with those that pass', async () => {
    const weak = await measure([exercise([40])]);
    expect(weak.status).toBe(200);
    expect(weak.body).toMatchObject({ is_whole: true });
    expect(weak.body.percent).toBeLessThan(100);
    expect(weak.body.stopped + weak.body.survivors.length).toBe(weak.body.wrong);
    expect(weak.body.survivors).toContainEqual({ line: 2, was: '<', now: '<=', seen_by: expect.any(String) });
    const strong = await measure([exercise([40, 5, 6, 7])]);
    expect(strong.body).toMatchObject({ percent: 100, survivors: [] });
  });

  test('is not there for what is no exercise, and a document that cannot be read is refused', async () => {
    expect((await measure([exercise([40])], 'ingen')).body.code).toBe('not_found');
    expect((await measure([{ slug: 'a', type: 'text', txt: both('Hei') }], 'a')).body.code).toBe('not_found');
    const refused = await admin.post('admin_strength', { json: '{', blokk_slug: 'a', human_lang: '_no' });
    expect(refused.body.code).toBe('document_invalid');
    expect((await measure([exercise([40])], 'oppgave', 'sv')).status).toBe(400);
  });
});
