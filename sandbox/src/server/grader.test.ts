import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { ProgramInput } from '../judge/inputs.ts';
import { startChild } from './child.ts';
import { createGrader } from './grader.ts';

const grader = createGrader({ size: 1 });
afterAll(() => grader.close());
const stdin = (text = ''): ProgramInput => ({ kind: 'stdin', stdin: text });

describe('the grader', () => {
  test('observes a Python program in a child process', async () => {
    const observations = await grader.observe({
      language: 'python',
      source: 'def double(n): return n * 2\nprint("Hei")',
      inputs: [stdin(), { kind: 'call', function: 'double', args: [21] }],
      key: 'ada',
    });
    expect(observations).toMatchObject([{ output: 'Hei\n' }, { value: { type: 'int', text: '42' } }]);
  });

  test('ends an endless loop and still answers for the other inputs', async () => {
    const observations = await grader.observe({
      language: 'python',
      source: 'if input() == "loop":\n    while True: pass\nprint("done")',
      inputs: [stdin('a'), stdin('loop'), stdin('b')],
      limits: { milliseconds: 300, outputCharacters: 1_000, memoryMegabytes: 128 },
      key: 'ada',
    });
    expect(observations).toMatchObject([{ output: 'done\n' }, { stopped: 'time' }, { output: 'done\n' }]);
  });
});

test('what an author wrote never runs in a process that has run a learner’s program, and its own soon goes', async () => {
  vi.useFakeTimers();
  const started: { tasks: string[]; ready(): void; work(): void; isKilled: boolean }[] = [];
  const graded = createGrader({
    size: 2,
    start: (_engine, { message, gone }) => {
      const fake = {
        tasks: [] as string[],
        isKilled: false,
        ready: () => message({ kind: 'ready' }),
        work: () => {
          message({ kind: 'started', index: 0 });
          message({ kind: 'observed', index: 0, observation: { output: '', transcript: [] } });
          message({ kind: 'done' });
          message({ kind: 'ready' });
        },
      };
      started.push(fake);
      return {
        pid: 1,
        send: ({ source }) => fake.tasks.push(String(source)),
        kill: () => {
          fake.isKilled = true;
          queueMicrotask(gone);
        },
        processorTime: () => 0,
      };
    },
  });
  const run = async (source: string, trust: 'author' | 'learner') => {
    const done = graded.observe({ language: 'python', source, inputs: [stdin()], key: source, trust });
    for (const one of started) if (one.tasks.length === 0) one.ready();
    for (const one of started) if (one.tasks.at(-1) === source) one.work();
    await done;
  };
  await run('hostile', 'learner');
  await run('reference', 'author');
  await run('answer', 'learner');
  await run('proof', 'author');
  expect(started.map(({ tasks }) => tasks)).toEqual([
    ['hostile', 'answer'],
    ['reference', 'proof'],
  ]);
  expect(graded.state().map(({ trust, children }) => [trust, children])).toEqual([
    ['learner', 1],
    ['author', 1],
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(graded.state().map(({ trust, children }) => [trust, children])).toEqual([
    ['learner', 1],
    ['author', 0],
  ]);
  graded.close();
  expect(started.every(({ isKilled }) => isKilled)).toBe(true);
  vi.useRealTimers();
});

test.runIf(process.platform === 'linux').each(['python', 'javascript', 'page-script', 'html-css'] as const)(
  'a child process of %s has no rights, no environment and no descriptors but its own channel',
  async (engine) => {
    const ready = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const child = startChild(engine, {
      message: (message) => (message.kind === 'ready' ? ready.resolve() : ready.reject(new Error(message.kind))),
      gone: gone.resolve,
    });
    await ready.promise;
    const about = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8');
    const command = about('cmdline').split('\0');
    expect(command).toContain('--permission');
    expect(command).toContain('--wasm-max-mem-pages=2048');
    expect(command).toContain('--disallow-code-generation-from-strings');
    expect(command.some((flag) => flag.startsWith('--allow') && !flag.startsWith('--allow-fs-read='))).toBe(false);
    expect(about('limits')).toMatch(/Max file size +0 +0/);
    const mayBecomeNobody = process.getuid?.() === 0;
    if (mayBecomeNobody) {
      // That for what children prepare for those after them is closed before a program comes.
      const open = readdirSync(`/proc/${child.pid}/fd`).map((fd) => readlinkSync(`/proc/${child.pid}/fd/${fd}`));
      expect(open.filter((target) => target.startsWith('socket:'))).toHaveLength(1);
      expect(about('status')).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m);
      expect(about('status')).toMatch(/^Gid:\t65534\t65534\t65534\t65534$/m);
      expect(
        about('environ')
          .split('\0')
          .filter((entry) => entry !== '' && !/^(PWD|SHLVL|_|OLDPWD|MALLOC_ARENA_MAX)=/.test(entry)),
      ).toEqual([]);
    }
    child.kill();
    await gone.promise;
  },
);
