import { setTimeout as pause } from 'node:timers/promises';
import { createGrader, type Grader } from '@kodestien/sandbox/server/grader';
import { byTurns, percentile, type Row } from '../table.ts';
import { TASKS } from './tasks.ts';

const LOOPS = 30;
const VERDICTS = 40;
const ROUNDS = 3;
const LOOPS_START_MS = 1_500;
const BETWEEN_MS = 100;
const MORE_MAX_MS = 500;

/** How long a verdict takes while one account has thirty endless programs under way, beside the same alone. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of ['python', 'javascript'] as const) {
    // The one of the product: its size is that of the machine.
    const grader = createGrader();
    const p95 = () => verdictsOf(grader, language);
    const besideLoops = async () => {
      const end = startLoops(grader, language);
      await pause(LOOPS_START_MS);
      const time = await p95();
      await end();
      return time;
    };
    const times = await byTurns(ROUNDS, { ours: besideLoops, baseline: p95 });
    grader.close();
    const what = `server: verdict, ${language}, beside ${LOOPS} endless loops of one account, p95`;
    rows.push({ what, unit: 'ms', ...times, bar: { atMostMore: MORE_MAX_MS } });
  }
  return rows;
}

async function verdictsOf(grader: Grader, language: 'python' | 'javascript'): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < VERDICTS; count++) {
    const started = performance.now();
    await grader.observe({ language, ...TASKS[language], key: 'another learner' });
    times.push(performance.now() - started);
    await pause(BETWEEN_MS);
  }
  return percentile(times, 0.95);
}

const ENDLESS = { python: 'while True: pass', javascript: 'for (;;);' } as const;

/** One account that always has as many programs under way, until the returned function is called. */
function startLoops(grader: Grader, language: 'python' | 'javascript'): () => Promise<void> {
  let isOver = false;
  const inputs = ['', 'a', 'b'].map((stdin) => ({ kind: 'stdin' as const, stdin }));
  const loops = Array.from({ length: LOOPS }, async () => {
    while (!isOver) {
      const observed = grader.observe({ language, source: ENDLESS[language], inputs, key: 'one account' });
      // Refused because too many wait already: it asks again, as a script would.
      await observed.catch(() => pause(BETWEEN_MS));
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}
