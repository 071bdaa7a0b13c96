import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endedWith, solutionFails, wrongPasses } from '../../document/issue-reasons/programs.ts';
import { proofsInDatabase } from '../../document/proof/proof-stores.ts';
import { Prover } from '../../document/proof/prover.ts';
import { countingGrader, unavailableGrader } from '../../learning/testing/graders.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';

let admin: AdminApp;
let colleague: string;
beforeAll(async () => {
  admin = await startAdminApp();
  colleague = (await admin.app.signedInSuperuser('kollega')).access;
});
afterAll(() => admin.dispose());

const services = () => admin.app.app.services;
type AnyGrader = ConstructorParameters<typeof Prover>[0];
function proveWith<G extends AnyGrader>(grader: G, trustsFiles = true): G {
  const store = proofsInDatabase(admin.app.connection, Date.now, { trustsFiles });
  Object.assign(services(), { proofs: new Prover(grader, store) });
  return grader;
}
beforeEach(async () => {
  await admin.app.connection.deleteFrom('stage').execute();
  proveWith(services().grader);
});

const both = (text: string) => ({ _no: text, _eng: text });
let names = 0;
/** An exercise that no test before has proved. */
function exercise(changes: object = {}) {
  names += 1;
  return {
    slug: `oppgave-${names}`,
    type: 'exercise',
    language: 'python',
    tittel: both(`Oppgave ${names}`),
    poeng: 1,
    task: both('Skriv ut summen.'),
    starter: both('# her'),
    solution: both(`print(${names} + 2)`),
    checks: [{ id: 'sum', name: both('Summen'), kind: 'stdin', stdin: '' }],
    wrong: [{ id: 'glemt', check: 'sum', reason: 'nothing', code: both('sum = 3') }],
    ...changes,
  };
}
let orders = 500;
/** No two lessons of a course have the same place. */
const nextOrder = () => {
  orders += 1;
  return orders;
};
const lesson = (slug: string, ...blocks: object[]) => ({
  slug,
  tittel: both('Prøve'),
  ingress: { _no: 'En prøve.', _eng: 'A trial.' },
  icon: 'cairn',
  page: `/doc/${slug}`,
  parent: 'python',
  order: nextOrder(),
  in_menu: true,
  ch_arr: [],
  blocks,
});
const push = (body: object = {}, token?: string) => admin.post('admin_json_back_push', body, token);
const isLive = async (slug: string) => (await admin.app.get(`get_doc_slug?slug=${slug}`)).status === 200;
const stage = async (document: object, token?: string) => expect((await admin.stage(document, token)).status).toBe(200);

describe('a push runs the programs of what it publishes', { timeout: 90_000 }, () => {
  test('and is refused with document, block and reason when a solution fails in one language', async () => {
    const solution = { _no: 'print(3)', _eng: 'print(total)' };
    await stage(lesson('gal-fasit', exercise(), exercise({ solution })));
    const answer = await push();
    expect([answer.status, answer.body.code]).toEqual([400, 'content_invalid']);
    const why = endedWith("NameError: name 'total' is not defined", 1);
    expect(answer.body.issues).toMatchObject([
      { slug: 'gal-fasit', path: 'blocks.1.solution._eng', reason: solutionFails('_eng', 'sum', why) },
    ]);
    expect(await isLive('gal-fasit')).toBe(false);
    const shown = await push({ dry_run: true });
    expect(shown.body).toMatchObject({ publishable: false, issues: answer.body.issues });
    expect((await admin.get('admin_json_back')).body.staged).toHaveLength(1);
  });

  test('and is refused when a wrong attempt passes, or a program fails that says nothing of it', async () => {
    const passing = [{ id: 'rett', check: 'sum', reason: 'different', code: both('print(1 + 2)') }];
    const run = { slug: 'kjor', type: 'run', language: 'javascript', code: both('console.log(a)') };
    await stage(lesson('gale', exercise({ solution: both('print(3)'), wrong: passing }), run));
    const { issues } = (await push()).body;
    expect(issues.map(({ path }: { path: string }) => path)).toEqual([
      'blocks.0.wrong.0.code._no',
      'blocks.0.wrong.0.code._eng',
      'blocks.1.code._no',
      'blocks.1.code._eng',
    ]);
    expect(issues[0].reason).toEqual(wrongPasses('_no', 'rett'));
    expect(await isLive('gale')).toBe(false);
  });

  test('but only of blocks that have changed', async () => {
    const [unchanged, changed] = [exercise(), exercise()];
    await stage(lesson('to-oppgaver', unchanged, changed));
    expect((await push()).status).toBe(200);
    const grader = proveWith(countingGrader(services().grader));
    await stage(lesson('to-oppgaver', unchanged, { ...changed, solution: both('print(99)') }));
    expect((await push()).status).toBe(200);
    expect(new Set(grader.ran)).toEqual(new Set(['print(99)', '# her', 'sum = 3']));
    grader.ran.length = 0;
    // A lesson that came with the files, with another title: its programs are those that were shipped.
    await admin.retitle('python-variables', 'Navn på verdier');
    expect((await push()).status).toBe(200);
    expect(grader.ran).toEqual([]);
  });

  test('not at all when something else is in the way', async () => {
    const grader = proveWith(countingGrader(services().grader));
    const text = { slug: 'lenke', type: 'text', txt: both('[x](/doc/nowhere)') };
    await stage(lesson('med-lenke', text, exercise()));
    expect((await push()).body.issues).toHaveLength(2);
    expect(grader.ran).toEqual([]);
  });
});

describe('a grader that cannot run anything', { timeout: 90_000 }, () => {
  test.each([
    ['full', 429, 'grader_busy'],
    ['broken', 503, 'grader_broken'],
    ['closed', 503, 'grader_broken'],
  ] as const)('because it is %s stops a push, changes nothing and blames nobody', async (reason, status, code) => {
    const slug = `uten-dommer-${reason}`;
    await stage(lesson(slug, exercise()));
    proveWith(unavailableGrader(reason));
    for (const body of [{ dry_run: true }, {}]) {
      const answer = await push(body);
      expect([answer.status, answer.body.code, answer.body.issues]).toEqual([status, code, undefined]);
      expect(answer.headers['retry-after']).toBe('7');
    }
    expect(await isLive(slug)).toBe(false);
    expect((await admin.get('admin_json_back')).body.staged).toHaveLength(1);
    proveWith(services().grader);
    expect((await push()).status).toBe(200);
    expect(await isLive(slug)).toBe(true);
  });
});

describe('while programs are run', { timeout: 90_000 }, () => {
  const slow = (name: string) => ({
    slug: name,
    type: 'run',
    language: 'python',
    code: both(`for number in range(1_000_000):\n    pass\n# ${name}`),
  });

  test('everybody else is answered', async () => {
    await stage(lesson('treg', slow('a'), slow('b')));
    let isOver = false;
    const pushed = push().finally(() => {
      isOver = true;
    });
    let answered = 0;
    for (; !isOver; answered++) {
      expect((await admin.app.get('get_doc_header')).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect((await pushed).status).toBe(200);
    expect(answered).toBeGreaterThan(20);
  });

  test('two pushes of different documents are both published, each whole', async () => {
    await stage(lesson('min', slow('c'), exercise()));
    await stage(lesson('din', slow('d'), exercise()), colleague);
    const answers = await Promise.all([push(), push({}, colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.changes.map(({ slug }: { slug: string }) => slug))).toEqual([
      ['min'],
      ['din'],
    ]);
    expect([await isLive('min'), await isLive('din')]).toEqual([true, true]);
  });

  test('what is staged meanwhile is not published with it', async () => {
    const block = slow('e');
    await stage(lesson('under-arbeid', block));
    const pushed = push();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await stage({ ...lesson('under-arbeid', block), tittel: both('Ny tittel') });
    expect((await pushed).status).toBe(200);
    const title = await admin.title('under-arbeid');
    const staged = (await admin.get('admin_json_back')).body.staged;
    // Whichever came first: what readers see is what was proved, and the newer text is still there to publish.
    expect(title === 'Ny tittel' ? staged.length === 0 : title === 'Prøve' && staged.length === 1).toBe(true);
  });
});

test('db_load and db_cycle stop when there is something to prove and it cannot be run', {
  timeout: 90_000,
}, async () => {
  proveWith(unavailableGrader('broken'), false);
  const ofLists = admin.app.connection.updateTable('document').where('slug', '=', 'python-lists');
  await ofLists.set({ json: '{}' }).execute();
  for (const [tool, body] of [
    ['db_load', { dry_run: true }],
    ['db_cycle', { confirm: 'db_cycle' }],
  ] as const) {
    const answer = await admin.post(tool, body);
    expect([answer.status, answer.body.code]).toEqual([503, 'grader_broken']);
  }
  const { json } = await admin.app.connection
    .selectFrom('document')
    .select('json')
    .where('slug', '=', 'python-lists')
    .executeTakeFirstOrThrow();
  expect(json).toBe('{}');
  // What the start loaded from the files counts for a server: nothing has to be run.
  proveWith(unavailableGrader('broken'));
  expect((await admin.post('db_cycle', { confirm: 'db_cycle' })).status).toBe(200);
  expect(await isLive('python-lists')).toBe(true);
});
