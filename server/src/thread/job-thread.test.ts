import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobThread, JobTooHeavy } from './job-thread.ts';

type TestJobs = {
  add: (numbers: { a: number; b: number }) => number;
  fail: (words: string) => never;
  hang: (place: string) => never;
  hoard: (place: string) => never;
  whichThread: (nothing: null) => number;
};

let folder: string;
let entry: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kodestien-thread-'));
  const serveJobs = new URL('./serve-jobs.ts', import.meta.url).href;
  await writeFile(
    join(folder, 'thread.mjs'),
    `import { threadId } from 'node:worker_threads';
    import { serveJobs } from ${JSON.stringify(serveJobs)};
    serveJobs({
      add: ({ a, b }) => a + b,
      fail: (words) => { throw new Error(words); },
      hang: (place, at) => { at('somewhere else'); at(place); for (;;); },
      hoard: (place, at) => { at(place); const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); },
      whichThread: () => threadId,
    });`,
  );
  entry = pathToFileURL(join(folder, 'thread.mjs'));
});
afterAll(() => rm(folder, { recursive: true }));

const LONG = 60_000;
const thread = (idleMs = LONG) => new JobThread<TestJobs>(entry, { idleMs });

test('jobs are done one after the other, in one thread, and errors come back as they are', async () => {
  const jobs = thread();
  const first = jobs.run('whichThread', null, LONG);
  await expect(jobs.run('fail', 'no', LONG)).rejects.toThrow('no');
  expect(await jobs.run('add', { a: 1, b: 2 }, LONG)).toBe(3);
  expect(await jobs.run('whichThread', null, LONG)).toBe(await first);
});

test('a job that never ends is ended, tells where it was, and does not stop the next', async () => {
  const jobs = thread();
  const hanging = jobs.run('hang', 'blocks.3', 50);
  const next = jobs.run('add', { a: 2, b: 2 }, LONG);
  await expect(hanging).rejects.toThrow(expect.objectContaining({ name: 'JobTooHeavy', place: 'blocks.3' }));
  await expect(hanging).rejects.toBeInstanceOf(JobTooHeavy);
  expect(await next).toBe(4);
});

test('the process goes on while a job is under way', async () => {
  const jobs = thread();
  await jobs.start();
  let isOver = false;
  jobs.run('hang', '', 200).catch(() => {
    isOver = true;
  });
  let turns = 0;
  for (; !isOver; turns++) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(turns).toBeGreaterThan(2);
});

test('a job that wants all the memory is ended like one that never ends', async () => {
  const jobs = thread();
  await expect(jobs.run('hoard', 'blocks.1', LONG)).rejects.toMatchObject({ name: 'JobTooHeavy', place: 'blocks.1' });
  expect(await jobs.run('add', { a: 3, b: 3 }, LONG)).toBe(6);
});

test('a thread that nobody needs is ended, and another one starts for the next job', async () => {
  const jobs = thread(0);
  const first = await jobs.run('whichThread', null, LONG);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await jobs.run('whichThread', null, LONG)).not.toBe(first);
});

test('a thread that cannot start says so, and is tried again', async () => {
  const jobs = new JobThread<TestJobs>(pathToFileURL(join(folder, 'missing.mjs')), { idleMs: LONG });
  await expect(jobs.run('add', { a: 1, b: 1 }, LONG)).rejects.toThrow(/missing/);
  await expect(jobs.run('add', { a: 1, b: 1 }, LONG)).rejects.toThrow(/missing/);
});
