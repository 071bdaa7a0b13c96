import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createGrader, DEFAULT_LIMITS } from '@kodestien/sandbox/server/grader';
import { byTurns, median, type Row } from '../table.ts';
import { TASKS } from './tasks.ts';

const VERDICTS = 25;
const WARM_UP_VERDICTS = 15;
const THROUGHPUT_SECONDS = 5;
const ROUNDS = 3;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const CORES = availableParallelism();
const LATENCY_MAX = { python: 40, javascript: 10, html: 10 } as const;

/** Verdicts of the server's pools, one at a time and as many as it can. */
export async function measure(): Promise<Row[]> {
  const latencies: Row[] = [];
  for (const language of ['python', 'javascript', 'html'] as const) {
    latencies.push({
      what: `server: verdict, ${language === 'html' ? 'HTML and CSS' : language}, p50`,
      unit: 'ms',
      ours: await latency(language),
      bar: { atMost: LATENCY_MAX[language] },
    });
  }
  const rates = await byTurns(ROUNDS, { ours: throughput, baseline: bareThroughput });
  return [
    ...latencies,
    {
      what: `server: Python verdicts on ${CORES} cores`,
      unit: '/s',
      ...rates,
      bar: { atLeast: 0.8 },
    },
  ];
}

async function latency(language: keyof typeof TASKS): Promise<number> {
  const grader = createGrader({ size: 1 });
  const times: number[] = [];
  for (let count = 0; count < VERDICTS + 5; count++) {
    const started = performance.now();
    await grader.observe({ language, ...TASKS[language], key: 'someone' });
    // The first ones still start and compile.
    if (count >= 5) times.push(performance.now() - started);
    // Time to boot the spare: this is the verdict of someone who hands in now and then.
    await pause(400);
  }
  grader.close();
  return median(times);
}

async function throughput(): Promise<number> {
  const grader = createGrader({ size: CORES });
  let done = 0;
  let isOver = false;
  const hand = async (key: string) => {
    while (!isOver) {
      await grader.observe({ language: 'python', ...TASKS.python, limits: DEFAULT_LIMITS, key });
      done++;
    }
  };
  const hands = Array.from({ length: CORES * 3 }, (_, index) => hand(String(index)));
  while (done < CORES * WARM_UP_VERDICTS) await pause(50);
  const before = done;
  await pause(THROUGHPUT_SECONDS * 1000);
  const rate = (done - before) / THROUGHPUT_SECONDS;
  isOver = true;
  await Promise.allSettled(hands);
  grader.close();
  return rate;
}

/** The bare engine in as many processes: a fresh interpreter for each verdict, and nothing around it. */
async function bareThroughput(): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: CORES }, () => {
      const path = fileURLToPath(new URL('./bare-process.ts', import.meta.url));
      const child = fork(path, [String(WARM_UP_VERDICTS), String(THROUGHPUT_SECONDS * 1000)], {
        execArgv: ['--no-warnings'],
      });
      return new Promise<number>((resolve, reject) => {
        child.on('message', (count) => resolve(Number(count)));
        child.on('error', reject);
      });
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / THROUGHPUT_SECONDS;
}
