import { ClassId } from '@kodestien/contract/classes/class';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../server/src/testing/test-app.ts';
import { CLASS_CALLERS, CLASS_TABLE, type ClassCaller, type ClassCell } from './callers/class-table.ts';
import { LONG_TEST } from './scale.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000000' });
});
afterAll(() => app.dispose());

const YEAR = { school_year: '2026/27', courses: [] };
const OF_NOBODY = 'AAAAAAAAAAAA';
const REFUSED: Record<string, ClassCell> = {
  not_signed_in: 401,
  session_ended: 401,
  forbidden: 403,
  class_not_found: 404,
};
let number = 0;
const newName = (kind: string) => `${kind.replaceAll('_', '').slice(0, 9)}${++number}`;

/** A class with one of each kind of caller. */
async function school() {
  const tokens = new Map<ClassCaller, string | undefined>([['visitor', undefined]]);
  const teacher = await app.signedInTeacher(newName('teacher'));
  const other = await app.signedInTeacher(newName('other'));
  const colleague = await app.signedInTeacher(newName('colleague'));
  const own = (await app.post('klasse', { name: 'Vår', ...YEAR }, { token: teacher.access })).body;
  const another = (await app.post('klasse', { name: 'Deres', ...YEAR }, { token: other.access })).body;
  tokens.set('teacher', teacher.access);
  tokens.set('another_teacher', other.access);
  tokens.set('superuser', (await app.signedInSuperuser(newName('superuser'))).access);
  for (const [kind, code] of [
    ['pupil', own.code],
    ['former_pupil', own.code],
    ['pupil_of_another', another.code],
  ] as const) {
    const { access } = await app.signedIn(newName(kind));
    expect((await app.post('klasse_bli_med', { code, name: kind }, { token: access })).status).toBe(200);
    if (kind === 'former_pupil') await app.post('klasse_forlat', { id: own.id }, { token: access });
    tokens.set(kind, access);
  }
  const made = await app.post('klasse_elev', { id: own.id, names: ['Ola'] }, { token: teacher.access });
  const id = own.id as string;
  return { id, elev: made.body.slips[0].id as number, colleague: colleague.username, tokens, ...(await filled(id)) };
}

/** A hand-in, a question and a project that is shown, written straight into the database: what they are about is of no matter here. */
async function filled(klasse_id: string) {
  const { connection } = app;
  const handIn = await connection
    .insertInto('innlevering')
    .values({ klasse_id, title: 'Prøve', opens_at: 1, due_at: 2, late_ok: 1, help_off: 0, created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pupil = await connection
    .selectFrom('klasse_elev')
    .select('player_id')
    .where('klasse_id', '=', klasse_id)
    .where('name', '=', 'pupil')
    .executeTakeFirstOrThrow();
  const place = { doc_slug: 'mal', blokk_slug: 'exercise', human_lang: '_no' } as const;
  const question = await connection
    .insertInto('klasse_sporsmal')
    .values({ klasse_id, ...pupil, ...place, program: 'print(1)', line: 1, txt: 'Hva?', at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const copy = { doc_slug: 'mal', blokk_slug: 'project', language: 'python', title: 'Spillet' } as const;
  const showing = await connection
    .insertInto('klasse_framvisning')
    .values({ klasse_id, ...pupil, ...copy, program: 'print(1)', named: 1, at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    innlevering: Number(handIn.id),
    sporsmal: Number(question.id),
    framvisning: Number(showing.id),
  };
}

function make(call: string, input: Record<string, unknown>, token: string | undefined) {
  const [method = '', path = ''] = call.split(' ');
  const isInAddress = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]));
  return app.call(method, isInAddress ? `${path}?${query}` : path, isInAddress ? undefined : input, {
    ...(token && { token }),
  });
}

test('every call that names a class has a line in the table of classes', () => {
  const named = app.app.registered
    .filter(({ operation: { body, query } }) => {
      const fields = { ...(body as { properties?: object })?.properties, ...query?.properties };
      const id = (fields as { id?: { pattern?: string } }).id;
      return id?.pattern === (ClassId as { pattern?: string }).pattern;
    })
    .map(({ operation: { method, path } }) => `${method} ${path}`);
  expect(Object.keys(CLASS_TABLE).toSorted()).toEqual(named.toSorted());
});

test('every call about a class ends as the table says, by whom it is made', LONG_TEST, async () => {
  const wrong: string[] = [];
  const place = await school();
  for (const [call, { row, input }] of Object.entries(CLASS_TABLE)) {
    // Those who get nowhere first: what the others do changes the class.
    for (const caller of CLASS_CALLERS.toSorted((a, b) => Number(row[a] === 'in') - Number(row[b] === 'in'))) {
      const token = place.tokens.get(caller);
      const answer = await make(call, input(place), token);
      const cell = REFUSED[answer.body?.code] ?? 'in';
      if (cell !== row[caller] || answer.status >= 500) {
        wrong.push(`${call} by ${caller}: ${answer.status} ${answer.body?.code}, and not ${row[caller]}`);
      }
      if (cell !== 404) continue;
      const nowhere = await make(call, input({ ...place, id: OF_NOBODY }), token);
      expect([nowhere.status, nowhere.body]).toEqual([answer.status, answer.body]);
    }
  }
  expect(wrong).toEqual([]);
});

test('an archived class can be read, copied and deleted by its teachers, and not changed', LONG_TEST, async () => {
  const place = await school();
  const token = place.tokens.get('teacher') ?? '';
  expect((await app.call('PATCH', 'klasse', { id: place.id, archived: true }, { token })).status).toBe(200);
  for (const [call, { row, input, archived }] of Object.entries(CLASS_TABLE)) {
    const caller = row.teacher === 'in' ? token : place.tokens.get('pupil');
    const { body } = await make(call, input(place), caller);
    expect([call, body.code === 'class_archived' ? 'refused' : 'done']).toEqual([call, archived]);
  }
});
