import { setTimeout as pause } from 'node:timers/promises';
import { createGrader, type Grader, type Unavailable } from '@kodestien/sandbox/server/grader';
import { byTurns, percentile, type Row } from '../table.ts';
import { TASKS } from './tasks.ts';

const LOOPS = 30;
const VERDICTS = 40;
const WARM_UP_VERDICTS = 5;
const ROUNDS = 3;
const LOOPS_START_MS = 1_500;
const BETWEEN_MS = 100;
const MORE_MAX_MS = 500;

type Language = 'python' | 'javascript';

/** How long a verdict takes while one account has thirty endless programs under way, beside the same alone. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of ['python', 'javascript'] as const) {
    const times = await byTurns(ROUNDS, {
      ours: () => verdictsIn(language, startLoops),
      baseline: () => verdictsIn(language, () => {}),
    });
    const what = `server: verdict, ${language}, beside ${LOOPS} endless loops of one account, p95`;
    rows.push({ what, unit: 'ms', ...times, bar: { atMostMore: MORE_MAX_MS } });
  }
  return rows;
}

/** Of a grader as the product has it: its size is that of the machine. Closing it ends what is still under way. */
async function verdictsIn(language: Language, begin: (grader: Grader, language: Language) => void): Promise<number> {
  const grader = createGrader();
  const verdict = async () => {
    const started = performance.now();
    await grader.observe({ language, ...TASKS[language], key: 'another learner' });
    return performance.now() - started;
  };
  for (let count = 0; count < WARM_UP_VERDICTS; count++) await verdict();
  begin(grader, language);
  await pause(LOOPS_START_MS);
  const times: number[] = [];
  for (let count = 0; count < VERDICTS; count++) {
    times.push(await verdict());
    await pause(BETWEEN_MS);
  }
  grader.close();
  return percentile(times, 0.95);
}

const ENDLESS = { python: 'while True: pass', javascript: 'for (;;);' } as const;

/** One account that always has as many programs under way, until the grader is closed. */
function startLoops(grader: Grader, language: Language): void {
  const inputs = ['', 'a', 'b'].map((stdin) => ({ kind: 'stdin' as const, stdin }));
  const loop = async () => {
    for (;;) {
      const asked = grader.observe({ language, source: ENDLESS[language], inputs, key: 'one account' });
      const refused = await asked.then(
        () => undefined,
        (error: Unavailable) => error.reason,
      );
      if (refused === 'closed') return;
      // Too many wait already: it asks again, as a script would.
      if (refused) await pause(BETWEEN_MS);
    }
  };
  for (let count = 0; count < LOOPS; count++) void loop();
}
