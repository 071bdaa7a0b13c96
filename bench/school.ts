import { parseArgs } from 'node:util';
import { holdBoards } from './school/boards.ts';
import { holdClass } from './school/class.ts';
import { readExercises } from './school/exercises.ts';
import { printReport } from './school/report.ts';
import { oneServer, twoServers } from './school/setups.ts';
import { printTable } from './table.ts';

/**
 * npm run bench:school: a class of learners at once, on one machine. Each thinks 5 to 10 seconds between two actions
 * and hands in a right answer every 30 to 60 seconds; the other actions are half reading, a third checking an answer
 * (right or wrong), the rest saving drafts and now and then a comment. First one server on SQLite, as `npm start` gives
 * it, then two servers on one PostgreSQL behind a balancer that gives each request to the next of them. Last, 30 classes of
 * 30 whose teachers have their boards open, and closed.
 *
 *   npm run bench:school -- --seconds=20 --learners=100 --setup=one|two|boards
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    learners: { type: 'string', default: '100' },
    setup: { type: 'string', default: 'one,two,boards' },
  },
});
const seconds = Number(values.seconds);
const learners = Number(values.learners);
/** Nobody refreshes a token here, and one lives for five minutes. */
const SECONDS_MAX = 240;
if (!(seconds >= 10 && seconds <= SECONDS_MAX)) throw new Error(`--seconds is from 10 to ${SECONDS_MAX}.`);
if (!(Number.isInteger(learners) && learners >= 1)) throw new Error('--learners is a whole number.');

/** Four times as long, with signing in before it: within the life of a token. */
const BOARDS = { classes: 30, pupilsEach: 30, seconds: 40 };

const exercises = await readExercises();
const setups = { one: oneServer, two: twoServers };
for (const [name, open] of Object.entries(setups)) {
  if (!values.setup.split(',').includes(name)) continue;
  const setup = await open(learners);
  try {
    const { calls, used } = await holdClass(setup, exercises, { learners, seconds });
    if (!printReport(setup, { learners, seconds }, calls, used)) process.exitCode = 1;
  } finally {
    await setup.close();
  }
}

if (values.setup.split(',').includes('boards')) {
  const setup = await oneServer(BOARDS.classes * BOARDS.pupilsEach, { TEACHER_SIGNUP: 'open' });
  try {
    if (!printTable(await holdBoards(setup, exercises, BOARDS))) process.exitCode = 1;
  } finally {
    await setup.close();
  }
}
