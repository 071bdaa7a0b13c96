import { setTimeout as pause } from 'node:timers/promises';
import type { Board } from '@kodestien/contract/classes/board';
import type { SchoolClass, Slip } from '@kodestien/contract/classes/class';
import { eventsOf } from '../../server/src/testing/events-of.ts';
import { percentile, type Row } from '../table.ts';
import { type Caller, createCaller } from './calls.ts';
import type { Course, Exercise, Exercises } from './exercises.ts';
import { judgeEach, learn, type Plan } from './learner.ts';
import { mainThreadSeconds } from './processors.ts';
import type { Setup } from './setups.ts';
import { inTurns, PASSWORD, signUp } from './sign-up.ts';

const LESSONS: Readonly<Record<Course, string>> = {
  Python: 'python-choices',
  JavaScript: 'javascript-choices',
  'HTML and CSS': 'css-box',
};
/** Nine hundred pupils who each check an answer about once a minute are what two cores can judge. */
const PACE = 3;
/** Boards are closed, open, closed, open: what changes with time meets both alike. */
const ROUNDS = 2;
const SETTLE_MS = 3000;

export type Boards = { classes: number; pupilsEach: number; seconds: number };
type OpenClass = { id: string; teacher: string; doc_slug: string; shown: Shown };

/** What boards cost the thread that answers requests, and how long after an answer its teacher's board shows it. */
export async function holdBoards(setup: Setup, exercises: Exercises, options: Boards): Promise<Row[]> {
  const caller = createCaller(setup.address);
  const { classes, plans } = await openClasses(setup, caller, exercises, options);
  await Promise.all(Object.keys(LESSONS).map((course) => judgeEach(plans.filter((plan) => plan.course === course))));
  caller.calls.length = 0;

  const used = { closed: 0, open: 0 };
  const thread = () => setup.processes.servers.reduce((sum, id) => sum + mainThreadSeconds(id), 0);
  const work = Promise.all(
    plans.map((plan) => learn(plan, performance.now() + 2 * ROUNDS * (options.seconds * 1000 + SETTLE_MS))),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const state of ['closed', 'open'] as const) {
      const boards = state === 'open' ? classes.map((one) => openBoard(setup.address, one)) : [];
      await pause(SETTLE_MS);
      const before = thread();
      await pause(options.seconds * 1000);
      used[state] += thread() - before;
      for (const board of boards) board.close();
    }
  }
  await work;
  const failed = caller.calls.filter(({ issue }) => issue);
  if (failed.length > 0) throw new Error(`${failed.length} calls failed, such as: ${failed[0]?.issue}`);
  const delays = classes.flatMap(({ shown }) => shown.delays);
  const seconds = ROUNDS * options.seconds;
  const people = `${classes.length} boards of ${options.pupilsEach} pupils each`;
  console.log(`${people}: ${caller.calls.length} calls of the lesson, ${delays.length} answers seen on the boards`);
  return [
    {
      what: `school: main thread in a second with ${people}, beside without`,
      unit: 'ms',
      ours: (used.open / seconds) * 1000,
      baseline: (used.closed / seconds) * 1000,
      bar: { atMost: 1.1 },
    },
    {
      what: 'school: from the verdict to the board, p95',
      unit: 'ms',
      ours: percentile(delays, 0.95),
      bar: { atMost: 1000 },
    },
  ];
}

async function openClasses(setup: Setup, caller: Caller, exercises: Exercises, { classes, pupilsEach }: Boards) {
  const courses = Object.keys(LESSONS) as Course[];
  const teachers = await signUp(setup, classes, 'larer');
  const opened: OpenClass[] = [];
  const plans: Plan[] = [];
  await inTurns([...teachers.entries()], async ([index, username]) => {
    const course = courses[index % courses.length] ?? 'Python';
    const doc_slug = LESSONS[course];
    const teacher = await signIn(caller, username, PASSWORD);
    const post = <T>(path: string, body: object) =>
      caller.call<T>(path, { method: 'POST', path: `/api/${path}`, body, access: teacher });
    await post('larer_soknad', { school: 'Fjellet skole' });
    const made = await post<SchoolClass>('klasse', { name: `${index}B`, school_year: '2026/27', courses: [] });
    const names = Array.from({ length: pupilsEach }, (_, number) => `Elev ${number + 1}`);
    const added = await post<{ slips: Slip[] }>('klasse_elev', { id: made?.id, names });
    if (!made || !added) throw new Error(`No class: ${caller.calls.find(({ issue }) => issue)?.issue}`);
    const shown = new Shown();
    opened.push({ id: made.id, teacher, doc_slug, shown });
    const own = exercises[course].filter((one) => one.doc_slug === doc_slug && !one.isDrill);
    for (const slip of added.slips) {
      plans.push({
        caller,
        access: await signIn(caller, slip.username, slip.password),
        course,
        exercises: own,
        seed: plans.length + 1,
        pace: PACE,
        onAnswered: (exercise, passed) => shown.answered(slip.id, exercise, passed),
      });
    }
  });
  return { classes: opened, plans };
}

async function signIn(caller: Caller, username: string, password: string): Promise<string> {
  const body = { username, password };
  const tokens = await caller.call<{ access: string }>('sign in', { method: 'POST', path: '/api/token/', body });
  if (!tokens) throw new Error(`${username} cannot sign in: ${caller.calls.find(({ issue }) => issue)?.issue}`);
  return tokens.access;
}

/** Reads the stream of a board as the web app does. */
function openBoard(address: string, { id, teacher, doc_slug, shown }: OpenClass): { close(): void } {
  const closing = new AbortController();
  async function read() {
    const response = await fetch(`${address}/api/klasse_tavle_strom?id=${id}&doc_slug=${doc_slug}`, {
      headers: { authorization: `Bearer ${teacher}` },
      signal: closing.signal,
    });
    for await (const board of eventsOf(response)) shown.board(board);
  }
  read().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    close() {
      closing.abort();
      shown.close();
    },
  };
}

type Expected = { pupil: number; blokk_slug: string; tries: number; at: number };

/** What has been answered in a class, and when its board showed it. */
class Shown {
  readonly delays: number[] = [];
  readonly #failed = new Map<string, number>();
  readonly #solved = new Set<string>();
  #waiting: Expected[] = [];
  #isOpen = false;

  answered(pupil: number, { blokk_slug }: Exercise, passed: boolean): void {
    const key = `${pupil}/${blokk_slug}`;
    const tries = (this.#failed.get(key) ?? 0) + (passed ? 0 : 1);
    this.#failed.set(key, tries);
    const isNews = !passed || !this.#solved.has(key);
    if (passed) this.#solved.add(key);
    if (this.#isOpen && isNews) {
      this.#waiting.push({ pupil, blokk_slug, tries: passed ? Infinity : tries, at: performance.now() });
    }
  }

  board({ exercises, pupils }: Board): void {
    this.#isOpen = true;
    const now = performance.now();
    const cells = new Map(pupils.map(({ id, cells }) => [id, cells]));
    const columns = new Map(exercises.map(({ blokk_slug }, index) => [blokk_slug, index]));
    this.#waiting = this.#waiting.filter(({ pupil, blokk_slug, tries, at }) => {
      const cell = cells.get(pupil)?.[columns.get(blokk_slug) ?? -1];
      if (!cell) throw new Error(`The board has no cell for ${blokk_slug}.`);
      const isShown = tries === Infinity ? cell.state === 'solved' : cell.tries >= tries;
      if (isShown) this.delays.push(now - at);
      return !isShown;
    });
  }

  /** What was answered in the last second might not have come yet; what was answered before that should have. */
  close(): void {
    const now = performance.now();
    for (const { at } of this.#waiting) if (now - at > SETTLE_MS) this.delays.push(Infinity);
    this.#waiting = [];
    this.#isOpen = false;
  }
}
