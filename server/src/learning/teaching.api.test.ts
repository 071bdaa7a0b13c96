import type { LessonTeaching, LessonTest } from '@kodestien/contract/learning/teachers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContentAtStart } from '../document/at-start.ts';
import { contentFixture, lessonFile } from '../document/testing/content-fixture.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const LESSON = 'python-variables';
/** Words of the test and of its answers that are nowhere else. */
const OF_TEST = ['spiller2', 'beste_tid', '{navn} har {antall} mål.'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  const files = await contentFixture();
  await files.write('python/99-trial.md', lessonFile('trial', 99, '\n::: text hello\n[_no]\nHei\n[_eng]\nHi\n'));
  await loadContentAtStart(app.app.services.database, () => {}, { folder: files.folder });
  await files.dispose();
});
afterAll(() => app.dispose());

async function teacher(name: string): Promise<string> {
  const { access } = await app.signedIn(name);
  await app.connection.updateTable('player').set({ is_teacher: 1 }).where('username', '=', name).execute();
  return access;
}

describe('what a lesson has for its teacher', () => {
  test('is for anyone to read: aims, words, minutes, what goes wrong and an idea', async () => {
    const { status, body } = await app.get(`larer_opplegg?doc_slug=${LESSON}`);
    expect(status).toBe(200);
    const { slug, course, lk20, aims, terms, material } = body as LessonTeaching;
    expect({ slug, course: course.slug }).toEqual({ slug: LESSON, course: 'python' });
    expect(lk20).toContain('PRG01-02');
    expect(aims).toContain('prg-principles');
    expect(terms).toContainEqual({ slug: 'variable', tittel: { _no: 'Variabel', _eng: 'Variable' } });
    expect(material?.minutes.whole).toBeGreaterThan(0);
    expect(material?.goals_html._no).toContain('<li>');
    expect(material?.goes_wrong_html._eng).toContain('<em>Ask:</em>');
    expect(material?.unplugged_html._no).not.toBe(material?.unplugged_html._eng);
  });

  test('is nothing yet for a lesson without a file, which has its minutes and no test', async () => {
    const { body } = await app.get('larer_opplegg?doc_slug=trial');
    expect(body).toMatchObject({ slug: 'trial', counted_minutes: 1, material: null, terms: [] });
    const { access } = await app.signedInSuperuser('tom');
    expect((await app.get('larer_prove?doc_slug=trial', { token: access })).body).toEqual({ questions: [] });
    const plan = (await app.get('larer_oversikt')).body.courses[0].lessons as { slug: string; has_test: boolean }[];
    const hasTest = Object.fromEntries(plan.map((lesson) => [lesson.slug, lesson.has_test]));
    expect(hasTest).toMatchObject({ [LESSON]: true, trial: false });
  });

  test('is not there for what is no lesson', async () => {
    for (const slug of ['python', 'glossary', 'nowhere']) {
      expect((await app.get(`larer_opplegg?doc_slug=${slug}`)).status).toBe(404);
    }
    expect((await app.get('larer_opplegg?doc_slug=../x')).status).toBe(400);
    const { access } = await app.signedInSuperuser('leter');
    expect((await app.get('larer_prove?doc_slug=nowhere', { token: access })).status).toBe(404);
  });
});

describe('the test of a lesson', () => {
  test('is for teachers and superusers, with five questions and their answers in both languages', async () => {
    const superuser = await app.signedInSuperuser('rektor');
    for (const token of [await teacher('lektor'), superuser.access]) {
      const { status, body } = await app.get(`larer_prove?doc_slug=${LESSON}`, { token });
      expect(status).toBe(200);
      const { questions } = body as LessonTest;
      expect(questions).toHaveLength(5);
      for (const { question_html, output, answer_html } of questions) {
        expect(question_html._no).not.toBe('');
        expect(output ?? answer_html).not.toBeNull();
      }
      for (const words of OF_TEST) expect(JSON.stringify(body)).toContain(words);
    }
  });

  test('is for no one else', async () => {
    const { access } = await app.signedIn('elev');
    const { api_tok } = (await app.post('get_player', {}, { token: access })).body;
    const path = `larer_prove?doc_slug=${LESSON}`;
    expect(await app.get(path)).toMatchObject({ status: 401 });
    for (const options of [{ token: access }, { headers: { authorization: `Token ${api_tok}` } }]) {
      expect(await app.get(path, options)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  test('is in nothing that others are sent: the lesson, its page, its teachers’ page, the plan, the search or their own data', async () => {
    const { access } = await app.signedIn('nysgjerrig');
    const calls = [
      `get_doc_slug?slug=${LESSON}`,
      'get_doc_slug?slug=python',
      'get_doc_header',
      `larer_opplegg?doc_slug=${LESSON}`,
      'larer_oversikt',
      'user_data_export',
    ];
    for (const path of calls) {
      const text = JSON.stringify((await app.get(path, { token: access })).body);
      expect(text.length, path).toBeGreaterThan(2);
      for (const words of OF_TEST) expect(text, path).not.toContain(words);
      expect(text, path).not.toContain('"teaching"');
    }
    for (const words of OF_TEST) {
      const found = await app.get(`sok?q=${encodeURIComponent(words)}`);
      expect(JSON.stringify(found.body), words).not.toContain(words);
    }
    const file = `/content/python/teachers/${LESSON}.md`;
    for (const page of [`/doc/${LESSON}`, `/larer/${LESSON}`, '/sitemap.xml', file]) {
      const { statusCode, body } = await app.app.http.inject({ method: 'GET', url: page });
      for (const words of OF_TEST) expect(body, page).not.toContain(words);
      if (page === file) expect(statusCode).toBe(404);
    }
  });
});
