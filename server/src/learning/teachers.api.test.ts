import { AIMS } from '@kodestien/contract/document/lk20';
import type { CoursePlan, LessonAnswers, LessonPlan } from '@kodestien/contract/learning/teachers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContentAtStart } from '../document/at-start.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  await loadContentAtStart(app.app.services.database, () => {});
});
afterAll(() => app.dispose());

describe('the plan for teachers', () => {
  test('has every lesson of every course with its time, its exercises and its curricula, for anyone', async () => {
    const { status, body } = await app.get('larer_oversikt');
    expect(status).toBe(200);
    const header = (await app.get('get_doc_header')).body as { slug: string; children: { slug: string }[] }[];
    const shown = header.filter(({ children }) => children.length > 0);
    expect(body.courses.map(({ slug }: CoursePlan) => slug)).toEqual(shown.map(({ slug }) => slug));
    for (const [index, course] of (body.courses as CoursePlan[]).entries()) {
      expect(course.lessons.map(({ slug }) => slug)).toEqual(shown[index]?.children.map(({ slug }) => slug));
      const add = (count: (lesson: LessonPlan) => number) =>
        course.lessons.reduce((sum, lesson) => sum + count(lesson), 0);
      expect(course.minutes).toBe(add(({ minutes }) => minutes));
      expect(course.school_hours).toBe(add(({ school_hours }) => school_hours));
      // What a reader of the course is told of its lessons is the same.
      const reader = (await app.get(`get_doc_slug?slug=${course.slug}`)).body;
      for (const [place, lesson] of course.lessons.entries()) {
        const { minutes, exercises } = reader.course.lessons[place];
        expect([lesson.minutes, lesson.exercises.length]).toEqual([minutes, exercises]);
        expect(lesson.lk20.length, lesson.slug).toBeGreaterThan(0);
        for (const tag of lesson.lk20) {
          expect(course.lk20).toContain(tag);
          const ofIt = AIMS.filter((aim) => aim.tag === tag && lesson.aims.includes(aim.id));
          expect(ofIt.length, `${lesson.slug} says what it trains of ${tag}`).toBeGreaterThan(0);
        }
      }
    }
  });

  test('is not sent again to anyone who has it', async () => {
    const first = await app.get('larer_oversikt');
    const again = await app.get('larer_oversikt', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
  });

  test('holds no solution, right answer or check, for anyone who asks', async () => {
    const { access } = await app.signedInSuperuser('planlegger');
    for (const options of [{}, { token: access }]) {
      const text = JSON.stringify((await app.get('larer_oversikt', options)).body);
      expect(text).not.toMatch(/"solution|"checks"|"wrong"|"correct"|"answers"/);
    }
  });
});

describe('the answers of a lesson', () => {
  test('are for teachers and superusers alone', async () => {
    const { access } = await app.signedIn('nysgjerrig');
    const { api_tok } = (await app.post('get_player', {}, { token: access })).body;
    const path = 'larer_fasit?doc_slug=python-loops';
    expect(await app.get(path)).toMatchObject({ status: 401 });
    for (const options of [{ token: access }, { headers: { authorization: `Token ${api_tok}` } }]) {
      const refused = await app.get(path, options);
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(JSON.stringify(refused.body)).not.toContain('range');
    }
  });

  test('are the very solutions that earn the points, in both languages, and the answers that are right', async () => {
    const admin = await app.signedInSuperuser('lektor');
    const lesson = 'python-first-steps';
    const { status, body } = await app.get(`larer_fasit?doc_slug=${lesson}`, { token: admin.access });
    expect(status).toBe(200);
    const { exercises, questions } = body as LessonAnswers;
    expect(exercises.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeGreaterThanOrEqual(1);
    const pupil = await app.signedIn('eleven');
    const [{ blokk_slug, solution } = { blokk_slug: '', solution: { _no: '', _eng: '' } }] = exercises;
    for (const human_lang of ['_no', '_eng'] as const) {
      const answer = { doc_slug: lesson, blokk_slug, human_lang, answer: solution[human_lang] };
      expect((await app.post('oppgave_svar', answer, { token: pupil.access })).body).toMatchObject({ passed: true });
    }
    for (const { answers } of questions) {
      expect(answers._no.length).toBeGreaterThan(0);
      expect(answers._eng.length).toBe(answers._no.length);
    }
  });

  test('include what a program prints when the question is to predict it', async () => {
    const admin = await app.signedInSuperuser('spaadom');
    const { body } = await app.get('larer_fasit?doc_slug=python-loops', { token: admin.access });
    const asked = (await app.get('get_doc_slug?slug=python-loops')).body.blocks;
    const predict = asked.find((block: { type: string; kind?: string }) => block.kind === 'predict');
    const right = (body as LessonAnswers).questions.find(({ blokk_slug }) => blokk_slug === predict.slug);
    const answer = { doc_slug: 'python-loops', blokk_slug: predict.slug, human_lang: '_no' };
    const verdict = await app.post('quiz_svar', { ...answer, answer: [right?.answers._no.join('\n')] });
    expect(verdict.body).toMatchObject({ passed: true });
  });

  test('of a lesson that does not exist are not found; a slug that cannot be one is refused', async () => {
    const { access } = await app.signedInSuperuser('leter');
    expect((await app.get('larer_fasit?doc_slug=nowhere', { token: access })).status).toBe(404);
    expect((await app.get('larer_fasit', { token: access })).status).toBe(400);
    expect((await app.get('larer_fasit?doc_slug=../x', { token: access })).status).toBe(400);
  });
});

test('no call that others may make gives away what only superusers see', async () => {
  const { access } = await app.signedInSuperuser('vokter');
  const lesson = 'python-functions';
  const { body } = await app.get(`larer_fasit?doc_slug=${lesson}`, { token: access });
  const reader = await app.get(`get_doc_slug?slug=${lesson}`);
  const places = (body as LessonAnswers).exercises.map(
    ({ blokk_slug }) => `blokk?doc_slug=${lesson}&blokk_slug=${blokk_slug}`,
  );
  const open = ['get_doc_header', 'larer_oversikt', `get_doc_slug?slug=${lesson}`, ...places, `/doc/${lesson}`];
  const blocks: { slug: string; starter?: { _no: string } }[] = reader.body.blocks;
  for (const path of open) {
    const answer = await app.get(path);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    for (const { blokk_slug, solution } of (body as LessonAnswers).exercises) {
      const given = blocks.find(({ slug }) => slug === blokk_slug)?.starter?._no.split('\n') ?? [];
      const own = solution._no.split('\n').filter((line) => line.length > 25 && !given.includes(line));
      for (const line of own) expect(text.includes(JSON.stringify(line).slice(1, -1)), `${path}: ${line}`).toBe(false);
    }
  }
});
