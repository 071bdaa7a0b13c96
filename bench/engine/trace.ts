import { loadEngine } from '@kodestien/sandbox/python/node';
import { traceProgram } from '@kodestien/sandbox/python/tracing';
import { median, type Row } from '../table.ts';

const PROGRAMS: Readonly<Record<string, string>> = {
  'a loop': 'total = 0\nfor i in range(100_000):\n    total += i',
  sorting:
    'def sort(row):\n    for i in range(len(row)):\n        for j in range(len(row) - 1 - i):\n            if row[j] > row[j + 1]:\n                row[j], row[j + 1] = row[j + 1], row[j]\nwhile True: sort([(i * 37) % 60 for i in range(60)])',
  recursion: 'def fib(n):\n    if n < 2:\n        return n\n    return fib(n - 1) + fib(n - 2)\nfib(25)',
  'a table of lists':
    'rows = [[0] * 5 for _ in range(10)]\nfor k in range(10_000):\n    for i in range(10):\n        rows[i][k % 5] = k\n        print(k)',
};
const LIMITS = { milliseconds: 60_000, outputCharacters: 1_000_000, memoryMegabytes: 128 };

/** Ten thousand recorded steps: how long each takes, and how large they are together. */
export async function measure(): Promise<Row[]> {
  const engine = loadEngine();
  return Object.entries(PROGRAMS).flatMap(([name, source]): Row[] => {
    const record = () => traceProgram(engine, { source, input: { kind: 'stdin', stdin: '' }, limits: LIMITS });
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < 4; round++) {
      const before = process.cpuUsage();
      const { steps } = record();
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / steps.length);
      bytes = JSON.stringify(steps).length;
    }
    return [
      { what: `trace: a step of ${name}, boot included`, unit: 'µs', ours: median(times), bar: { atMost: 170 } },
      { what: `trace: 10,000 steps of ${name}`, unit: 'MB', ours: bytes / 1e6, bar: { atMost: 5 } },
    ];
  });
}
