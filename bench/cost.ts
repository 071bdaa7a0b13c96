import { createCaller } from './school/calls.ts';
import { type Course, type Exercise, readExercises } from './school/exercises.ts';
import { watchProcessors } from './school/processors.ts';
import { oneServer, type Setup, twoServers } from './school/setups.ts';
import { PASSWORD, signUp } from './school/sign-up.ts';

/**
 * npm run bench:cost: the processor time that one call of each kind takes, of the server, its sandboxes and PostgreSQL,
 * and so how many of them one core does in a second. Processor time and not waiting: other work on the machine changes
 * it little. docs/scaling.md calculates with it.
 *
 *   npm run bench:cost -- one two     (one server on SQLite; two on PostgreSQL)
 */
const LEARNERS = 8;
/** The calls come faster than people make them: limits as for so many. */
const LIMITS_FOR = 100_000;
const NAME_WIDTH = 28;

type Step = { name: string; times: number; run: (learner: number, round: number) => Promise<unknown> };

const exercises = await readExercises();
const expected = process.argv.slice(2);
for (const [name, open] of Object.entries({ one: oneServer, two: twoServers })) {
  if (expected.length > 0 && !expected.includes(name)) continue;
  const setup = await open(LIMITS_FOR);
  try {
    await measure(setup);
  } finally {
    await setup.close();
  }
}

async function measure(setup: Setup): Promise<void> {
  const { call, calls } = createCaller(setup.address);
  const post = (path: string, body: object, access?: string) =>
    call<Record<string, string>>(path, { method: 'POST', path: `/api/${path}`, body, access });
  const names = await signUp(setup, LEARNERS);
  const signIn = (index: number) => post('token/', { username: names[index], password: PASSWORD });
  const access: string[] = [];
  const get = (path: string, learner?: number) =>
    call(path, { path, ...(learner !== undefined && { access: access[learner] }) });
  const verdict = (course: Course) => async (learner: number, round: number) => {
    const { doc_slug, blokk_slug, right } = pick(exercises[course], round);
    await post('oppgave_svar', { doc_slug, blokk_slug, answer: right, human_lang: '_no' }, access[learner]);
  };
  const [first] = exercises.Python;
  const steps: Step[] = [
    { name: 'page of a lesson', times: 250, run: () => get('/doc/python-variables') },
    { name: 'get_doc_slug', times: 250, run: () => get('/api/get_doc_slug?slug=python-variables') },
    { name: 'get_player', times: 150, run: (learner) => post('get_player', {}, access[learner]) },
    { name: 'fremgang', times: 100, run: (learner) => get('/api/fremgang', learner) },
    {
      name: 'oppgave_utkast, saved',
      times: 60,
      run: (learner, round) =>
        call('draft', {
          method: 'PUT',
          path: '/api/oppgave_utkast',
          body: {
            doc_slug: first?.doc_slug,
            blokk_slug: first?.blokk_slug,
            human_lang: '_no',
            txt: `${round}`,
            base: round,
          },
          access: access[learner],
        }),
    },
    { name: 'token (Argon2id)', times: 8, run: signIn },
    { name: 'verdict, HTML and CSS', times: 25, run: verdict('HTML and CSS') },
    { name: 'verdict, JavaScript', times: 25, run: verdict('JavaScript') },
    { name: 'verdict, Python', times: 12, run: verdict('Python') },
  ];
  console.log(`\n${setup.name}, processor time of one call`);
  console.log(row('', ['server', 'sandbox', 'PostgreSQL', 'all', 'per core']));
  for (const step of steps) {
    // On a busy machine a step may take longer than a token lives.
    for (const index of names.keys()) access[index] = (await signIn(index))?.access ?? '';
    // What is made once (a page, a result of a reference solution, a sandbox) is made before.
    await repeat({ ...step, times: Math.ceil(step.times / 2) });
    const stop = watchProcessors(setup.processes);
    await repeat(step);
    const { by } = stop();
    const count = step.times * LEARNERS;
    const of = (matches: (group: string) => boolean) =>
      [...by].reduce((sum, [group, seconds]) => sum + (matches(group) ? seconds : 0), 0) / count;
    const parts = [
      of((group) => group === 'server'),
      of((group) => group.startsWith('grader')),
      of((group) => group === 'PostgreSQL'),
    ];
    const all = parts.reduce((sum, part) => sum + part, 0);
    console.log(row(step.name, [...parts, all].map(milliseconds).concat(`${perSecond(1 / all)}/s`)));
  }
  const issue = calls.find((one) => one.issue);
  if (issue) throw new Error(`A call failed, so the table is worth nothing: ${issue.name}: ${issue.issue}`);
}

/** Every learner does it so many times, one after the other, all learners at once. */
async function repeat({ times, run }: Step): Promise<void> {
  await Promise.all(
    Array.from({ length: LEARNERS }, async (_, learner) => {
      for (let round = 0; round < times; round++) await run(learner, round);
    }),
  );
}

function pick(items: readonly Exercise[], round: number): Exercise {
  return items[round % items.length] as Exercise;
}

function row(name: string, cells: readonly string[]): string {
  return `  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(12)).join('')}`;
}

function milliseconds(seconds: number): string {
  return `${(seconds * 1000).toFixed(2)} ms`;
}

function perSecond(rate: number): string {
  return rate < 100 ? rate.toFixed(1) : String(Math.round(rate));
}
