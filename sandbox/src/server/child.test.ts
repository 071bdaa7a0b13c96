import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Observation } from '../judge/observation.ts';
import { startChild } from './child.ts';
import { type Engine, PREPARING } from './languages.ts';
import type { Task } from './task.ts';

const GRADER = fileURLToPath(new URL('./grader.ts', import.meta.url));
/** What a server does that is killed while it judges. */
const PARENT = `
  import { createGrader } from ${JSON.stringify(GRADER)};
  const inputs = [{ kind: 'stdin', stdin: '' }];
  const limits = { milliseconds: 60_000, outputCharacters: 1_000, memoryMegabytes: 128 };
  await createGrader().observe({ language: 'python', source: 'while True: pass', inputs, limits, key: 'ada' });
`;

test('a child in an endless loop ends with the server that started it, however that ends', {
  timeout: 120_000,
}, async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT], { stdio: 'inherit' });
  const busyChildren = () => processes().filter(({ parentId, seconds }) => parentId === parent.pid && seconds >= 2);
  await expect.poll(() => busyChildren().length, { timeout: 100_000, interval: 200 }).toBe(1);
  const [child] = busyChildren();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  const isThere = () => processes().some(({ id, state }) => id === child?.id && !state.startsWith('Z'));
  try {
    await expect.poll(isThere, { timeout: 10_000 }).toBe(false);
  } finally {
    if (child && isThere()) process.kill(child.id, 'SIGKILL');
  }
});

test.runIf(process.platform === 'linux')(
  'a child starts as fast as the server may, and every thread of it yields to the server once it runs programs',
  { timeout: 120_000 },
  async () => {
    const { promise: ready, resolve: noteReady } = Promise.withResolvers<void>();
    const { promise: gone, resolve: noteGone } = Promise.withResolvers<void>();
    const child = startChild('javascript', { message: ({ kind }) => kind === 'ready' && noteReady(), gone: noteGone });
    const priorities = () => [...new Set(threadsOf(child.pid ?? 0).map((thread) => getPriority(thread)))];
    try {
      expect(priorities()).toEqual([getPriority()]);
      await ready;
      expect(priorities()).toEqual([Math.min(getPriority() + 5, 19)]);
    } finally {
      child.kill();
      await gone;
    }
  },
);

const DEPTH =
  'let n = 0; const deeper = () => { n++; deeper(); }; try { deeper(); } catch (e) { console.log(e.name, n); }';
/** What a program finds of the interpreter that it runs in, and a part of what it prints. */
const FOUND: readonly { engine: Engine; source: Task['source']; output: string }[] = [
  {
    engine: 'python',
    source: 'import sys\nprint(set("kodestien"), id(object()), sorted(sys.modules))',
    output: "'sys'",
  },
  {
    engine: 'javascript',
    source: `${DEPTH} console.log(Object.getOwnPropertyNames(globalThis).join(), Math.random());`,
    output: 'RangeError',
  },
  {
    engine: 'page-script',
    source: {
      html: '<!doctype html><html lang="nb"><body><p id="a">fjell</p></body></html>',
      javascript: `${DEPTH} console.log(document.querySelector("#a").textContent, Object.getOwnPropertyNames(window).join());`,
    },
    output: 'fjell',
  },
];

test('every engine whose first child prepares something is among these', () => {
  expect(new Set(FOUND.map(({ engine }) => engine))).toEqual(PREPARING);
});

test.each(FOUND)(
  'a child that begins with what an earlier one has prepared gives the same, also after one that ended too soon: $engine',
  {
    timeout: 120_000,
  },
  async ({ engine, source, output }) => {
    const inputs = [{ kind: 'stdin', stdin: '' }] as const;
    const limits = { milliseconds: 20_000, outputCharacters: 10_000, memoryMegabytes: 128 };
    const observe = async () => {
      const { promise, resolve, reject } = Promise.withResolvers<Observation>();
      const child = startChild(engine, {
        message(message) {
          if (message.kind === 'ready') child.send({ source, inputs, limits } as Task);
          if (message.kind === 'observed') resolve(message.observation);
          if (message.kind === 'failed') reject(new Error(message.reason));
        },
        gone: () => reject(new Error('gone')),
      });
      return promise.finally(() => child.kill());
    };
    const first = await observe();
    expect(first.output).toContain(output);
    expect(await observe()).toEqual(first);
    const { promise: gone, resolve: noteGone } = Promise.withResolvers<void>();
    startChild(engine, { message() {}, gone: noteGone }).kill();
    await gone;
    // The next one prepares it again, and those after it begin with that.
    expect(await observe()).toEqual(first);
    expect(await observe()).toEqual(first);
  },
);

function threadsOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map(Number);
}

function processes() {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,stat=,cputime='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [parentId, id, state = '', time = ''] = line.trim().split(/\s+/);
    // [hours:]minutes:seconds
    const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return { parentId: Number(parentId), id: Number(id), state, seconds };
  });
}
