import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Observation } from '../judge/observation.ts';
import type { ChildEvents } from './child.ts';
import { Pool, type PoolOptions } from './pool.ts';
import type { Task } from './task.ts';
import { Unavailable } from './unavailable.ts';

/** A child that does what the test says; the processes are tried in grader.test.ts. */
class ScriptedChild {
  tasks: Task[] = [];
  isKilled = false;
  processor = 0;
  #events: ChildEvents;
  constructor(events: ChildEvents) {
    this.#events = events;
  }
  pid = 1;
  send(task: Task): void {
    this.tasks.push(task);
  }
  kill(): void {
    if (this.isKilled) return;
    this.isKilled = true;
    queueMicrotask(() => this.#events.gone());
  }
  processorTime(): number {
    return this.processor;
  }
  ready = () => this.#events.message({ kind: 'ready' });
  start = (index: number) => this.#events.message({ kind: 'started', index });
  observe = (index: number, output: string) =>
    this.#events.message({ kind: 'observed', index, observation: { output, transcript: [] } });
  /** As an engine with a clock of its own does. */
  observeTimeout = (index: number) =>
    this.#events.message({ kind: 'observed', index, observation: { output: '', transcript: [], stopped: 'time' } });
  done = () => this.#events.message({ kind: 'done' });
  die = () => this.#events.gone();
  /** Does all that it was asked last. */
  work(): void {
    const inputs = this.tasks.at(-1)?.inputs ?? [];
    for (const [index, input] of inputs.entries()) {
      this.start(index);
      this.observe(index, 'stdin' in input ? `${input.stdin}` : '');
    }
    this.done();
    this.ready();
  }
}

const LIMITS = { milliseconds: 1_000, outputCharacters: 1_000, memoryMegabytes: 128 };
/** Of processor time, when no engine has ended the program by itself. */
const SPENT = LIMITS.milliseconds + 60;
const task = (...stdins: string[]): Task => ({
  source: '',
  inputs: stdins.map((stdin) => ({ kind: 'stdin', stdin })),
  limits: LIMITS,
});
const outputs = (observations: readonly Observation[]) => observations.map(({ output, stopped }) => stopped ?? output);

let children: ScriptedChild[];
beforeEach(() => {
  vi.useFakeTimers();
  children = [];
});
afterEach(() => {
  vi.useRealTimers();
});
const child = (index: number) => children[index] as ScriptedChild;
const createPool = (options: Partial<PoolOptions> = {}, engine: ConstructorParameters<typeof Pool>[0] = 'python') =>
  new Pool(engine, {
    size: 1,
    queueMax: 10,
    queueMaxEach: 5,
    eachMax: 3,
    surplusIdleMilliseconds: 10_000,
    idleMilliseconds: 60_000,
    start: (_engine, events) => {
      const started = new ScriptedChild(events);
      children.push(started);
      return started;
    },
    ...options,
  });

describe('a pool', () => {
  test('starts a child when the first task comes, and keeps it for the next', async () => {
    const pool = createPool();
    expect(children).toHaveLength(0);
    const first = pool.observe(task('a', 'b'), 'ada');
    child(0).ready();
    child(0).work();
    expect(outputs(await first)).toEqual(['a', 'b']);
    const second = pool.observe(task('c'), 'ada');
    child(0).work();
    expect(outputs(await second)).toEqual(['c']);
    expect(children).toHaveLength(1);
  });

  test('has no more children than its size, and gives turns', async () => {
    const pool = createPool({ size: 2 });
    const order: string[] = [];
    const ask = (key: string) => pool.observe(task(key), key).then(() => order.push(key));
    const all = Promise.all([ask('ada'), ask('ada'), ask('ada'), ask('bo')]);
    expect(children).toHaveLength(2);
    child(0).ready();
    child(1).ready();
    expect(children.map(({ tasks }) => tasks[0]?.inputs[0])).toEqual([
      { kind: 'stdin', stdin: 'ada' },
      { kind: 'stdin', stdin: 'bo' },
    ]);
    for (let round = 0; round < 3; round++) {
      child(0).work();
      await vi.advanceTimersByTimeAsync(0);
    }
    child(1).work();
    await all;
    expect(order.toSorted()).toEqual(['ada', 'ada', 'ada', 'bo']);
  });

  test('tells how many wait and work, and how many children died', async () => {
    const pool = createPool();
    const first = pool.observe(task('a'), 'ada');
    const second = pool.observe(task('b'), 'bo');
    child(0).ready();
    expect(pool.state).toEqual({ engine: 'python', waiting: 1, busy: 1, children: 1, started: 1, lost: 0 });
    child(0).die();
    child(1).ready();
    child(1).work();
    child(1).work();
    await Promise.all([first, second]);
    expect(pool.state).toEqual({ engine: 'python', waiting: 0, busy: 0, children: 1, started: 2, lost: 1 });
    pool.close();
    expect(pool.state).toMatchObject({ children: 0, lost: 1 });
  });

  test('that is full says so, and when to come back', async () => {
    const pool = createPool({ queueMax: 2 });
    void pool.observe(task('a'), 'ada').catch(() => {});
    void pool.observe(task('a'), 'bo').catch(() => {});
    const refused = await pool.observe(task('a'), 'cy').catch((issue: unknown) => issue);
    expect(refused).toBeInstanceOf(Unavailable);
    expect(refused).toMatchObject({ reason: 'full' });
    expect((refused as Unavailable).retryAfter).toBeGreaterThanOrEqual(1);
    pool.close();
  });

  test('refuses someone who asks for too much at once, and nobody else', async () => {
    const pool = createPool({ queueMax: 100, queueMaxEach: 2 });
    const ask = (key: string) => pool.observe(task('a'), key).then(String, (issue: Unavailable) => issue.reason);
    void ask('ada');
    void ask('ada');
    expect(await ask('ada')).toBe('full');
    const other = ask('bo');
    pool.close();
    expect(await other).toBe('closed');
  });

  test('replaces a child that has worked for very long, before the system ends it', async () => {
    const pool = createPool();
    const first = pool.observe(task('a'), 'ada');
    child(0).ready();
    child(0).processor = 400_000;
    child(0).work();
    expect(outputs(await first)).toEqual(['a']);
    expect(child(0).isKilled).toBe(true);
    child(1).ready();
    const second = pool.observe(task('b'), 'ada');
    child(1).work();
    expect(outputs(await second)).toEqual(['b']);
  });

  test('lets its children go when nobody needs them, the last one much later', async () => {
    const pool = createPool({ size: 2 });
    const both = Promise.all([pool.observe(task('a'), 'ada'), pool.observe(task('b'), 'bo')]);
    for (const one of children) one.ready();
    for (const one of children) one.work();
    await both;
    await vi.advanceTimersByTimeAsync(11_000);
    expect(pool.state.children).toBe(1);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(pool.state.children).toBe(0);
    expect(children.every(({ isKilled }) => isKilled)).toBe(true);
  });

  test('that is closed refuses what waits and ends its children', async () => {
    const pool = createPool();
    const waiting = pool.observe(task('a'), 'ada').catch((issue: Unavailable) => issue.reason);
    pool.close();
    expect(await waiting).toBe('closed');
    expect(child(0).isKilled).toBe(true);
    await expect(pool.observe(task('a'), 'ada')).rejects.toThrow(Unavailable);
  });
});

describe('someone whose programs do not end', () => {
  const lastInput = (index: number) => child(index).tasks.at(-1)?.inputs[0];
  const endless = async (index: number) => {
    child(index).start(0);
    child(index).processor = SPENT;
    await vi.advanceTimersByTimeAsync(SPENT);
  };

  test('does not come before others who wait: the rest of the work waits for its turn', async () => {
    const pool = createPool();
    const own = pool.observe(task('loop', 'rest'), 'ada');
    const other = pool.observe(task('bo'), 'bo');
    child(0).ready();
    await endless(0);
    child(1).ready();
    expect(lastInput(1)).toEqual({ kind: 'stdin', stdin: 'bo' });
    child(1).work();
    expect(outputs(await other)).toEqual(['bo']);
    child(1).work();
    expect(outputs(await own)).toEqual(['time', 'rest']);
  });

  test('nor after a program that killed its child', async () => {
    const pool = createPool();
    const own = pool.observe(task('ada'), 'ada');
    const other = pool.observe(task('bo'), 'bo');
    child(0).ready();
    child(0).start(0);
    child(0).die();
    child(1).ready();
    expect(lastInput(1)).toEqual({ kind: 'stdin', stdin: 'bo' });
    child(1).work();
    child(1).work();
    expect(outputs(await other)).toEqual(['bo']);
    expect(outputs(await own)).toEqual(['ada']);
  });

  test('leaves a child free for someone else, however many programs wait', async () => {
    const pool = createPool({ size: 2, eachMax: 1 });
    for (let count = 0; count < 3; count++) void pool.observe(task('loop'), 'ada').catch(() => {});
    child(0).ready();
    child(1).ready();
    expect(pool.state).toMatchObject({ busy: 1, waiting: 2 });
    const other = pool.observe(task('bo'), 'bo');
    expect(lastInput(1)).toEqual({ kind: 'stdin', stdin: 'bo' });
    child(1).work();
    expect(outputs(await other)).toEqual(['bo']);
    pool.close();
  });

  test('waits for the child that takes the place of the lost one, and leaves the ready one to others', async () => {
    const pool = createPool({ size: 2, eachMax: 1 });
    for (let count = 0; count < 3; count++) void pool.observe(task('loop'), 'ada').catch(() => {});
    child(0).ready();
    child(1).ready();
    await endless(0);
    expect(child(0).isKilled).toBe(true);
    expect(children).toHaveLength(3);
    expect(child(1).tasks).toEqual([]);
    const other = pool.observe(task('bo'), 'bo');
    expect(lastInput(1)).toEqual({ kind: 'stdin', stdin: 'bo' });
    child(1).work();
    expect(outputs(await other)).toEqual(['bo']);
    child(2).ready();
    expect(pool.state).toMatchObject({ busy: 1, waiting: 1, children: 2 });
    pool.close();
  });

  test('gives up all children but one when others wait, and the work that was begun is done later', async () => {
    const pool = createPool({ size: 3, eachMax: 2 });
    const own = Promise.all([pool.observe(task('a1'), 'ada'), pool.observe(task('a2', 'a3'), 'ada')]);
    for (const one of children) one.ready();
    child(1).start(0);
    child(1).observe(0, 'a2');
    const bo = pool.observe(task('bo'), 'bo');
    child(2).ready();
    expect(lastInput(2)).toEqual({ kind: 'stdin', stdin: 'bo' });
    const cy = pool.observe(task('cy'), 'cy');
    expect(children.map(({ isKilled }) => isKilled)).toEqual([false, true, false, false]);
    child(3).ready();
    expect(lastInput(3)).toEqual({ kind: 'stdin', stdin: 'cy' });
    child(3).work();
    child(2).work();
    expect(outputs(await cy)).toEqual(['cy']);
    expect(outputs(await bo)).toEqual(['bo']);
    child(0).work();
    const last = children.findLast(({ tasks }) => JSON.stringify(tasks.at(-1)?.inputs).includes('a3'));
    expect(last?.tasks.at(-1)?.inputs).toEqual([{ kind: 'stdin', stdin: 'a3' }]);
    last?.work();
    expect((await own).map(outputs)).toEqual([['a1'], ['a2', 'a3']]);
  });

  test('in JavaScript, where the engine ends a program by itself, cost no child', async () => {
    const pool = createPool({}, 'javascript');
    const observed = pool.observe(task('a', 'b', 'c'), 'ada');
    child(0).ready();
    child(0).start(0);
    for (const index of [0, 1, 2]) child(0).observeTimeout(index);
    child(0).done();
    expect(outputs(await observed)).toEqual(['time', 'time', 'time']);
    child(0).ready();
    const next = pool.observe(task('d'), 'bo');
    child(0).work();
    expect(outputs(await next)).toEqual(['d']);
    expect(children.map(({ isKilled }) => isKilled)).toEqual([false]);
  });
});

test('who asks is told when each input begins and the processor time that it took', async () => {
  const pool = createPool();
  const said: unknown[] = [];
  const times = {
    started: (index: number) => said.push(`${index} starts`),
    ended: (index: number, milliseconds: number | null) => said.push(`${index} took ${milliseconds}`),
  };
  const observed = pool.observe(task('a', 'loop'), 'ada', times);
  child(0).ready();
  child(0).start(0);
  child(0).processor = 30;
  child(0).observe(0, 'a');
  child(0).start(1);
  child(0).processor = 30 + SPENT;
  await vi.advanceTimersByTimeAsync(SPENT);
  await observed;
  expect(said).toEqual(['0 starts', '0 took 30', '1 starts', `1 took ${SPENT}`]);
});

describe('a program that does not end', () => {
  test('is ended, and its other inputs go on in another child', async () => {
    const pool = createPool();
    const observed = pool.observe(task('a', 'b', 'c'), 'ada');
    child(0).ready();
    child(0).start(0);
    child(0).observe(0, 'a');
    child(0).start(1);
    child(0).processor = SPENT;
    await vi.advanceTimersByTimeAsync(SPENT);
    expect(child(0).isKilled).toBe(true);
    child(1).ready();
    expect(child(1).tasks[0]?.inputs).toEqual([{ kind: 'stdin', stdin: 'c' }]);
    child(1).work();
    expect(outputs(await observed)).toEqual(['a', 'time', 'c']);
  });

  test('for one input after the other uses up the time of all', async () => {
    const pool = createPool();
    const observed = pool.observe(task('a', 'b', 'c', 'd'), 'ada');
    for (const round of [0, 1]) {
      child(round).ready();
      child(round).start(0);
      child(round).processor = SPENT;
      await vi.advanceTimersByTimeAsync(SPENT);
    }
    expect(outputs(await observed)).toEqual(['time', 'time', 'time', 'time']);
  });

  test('is ended by its engine first, where that has a clock, and its child goes on', async () => {
    const pool = createPool();
    const observed = pool.observe(task('a', 'b'), 'ada');
    child(0).ready();
    child(0).start(0);
    child(0).processor = LIMITS.milliseconds;
    await vi.advanceTimersByTimeAsync(LIMITS.milliseconds);
    expect(child(0).isKilled).toBe(false);
    child(0).observe(0, 'ended');
    child(0).start(1);
    child(0).observe(1, 'b');
    child(0).done();
    expect(outputs(await observed)).toEqual(['ended', 'b']);
  });

  test('is not confused with a machine that is busy with something else', async () => {
    const pool = createPool();
    const observed = pool.observe(task('a'), 'ada');
    child(0).ready();
    child(0).start(0);
    child(0).processor = 300;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(child(0).isKilled).toBe(false);
    child(0).observe(0, 'a');
    child(0).done();
    expect(outputs(await observed)).toEqual(['a']);
  });

  test('because it never gets any processor time is nobody’s wrong answer', async () => {
    const pool = createPool();
    const refused = pool.observe(task('a'), 'ada').catch((issue: Unavailable) => issue.reason);
    child(0).ready();
    child(0).start(0);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await refused).toBe('broken');
  });
});

describe('a child that dies', () => {
  test('is replaced, and its task is done again', async () => {
    const pool = createPool();
    const observed = pool.observe(task('a'), 'ada');
    child(0).ready();
    child(0).start(0);
    child(0).die();
    child(1).ready();
    child(1).work();
    expect(outputs(await observed)).toEqual(['a']);
  });

  test('twice at the same input was killed by the program; the inputs after it are still run', async () => {
    const pool = createPool();
    const observed = pool.observe(task('a', 'b'), 'ada');
    for (const round of [0, 1]) {
      child(round).ready();
      child(round).start(0);
      child(round).die();
    }
    child(2).ready();
    child(2).work();
    expect(outputs(await observed)).toEqual(['crash', 'b']);
  });

  test('again and again at its start gives no verdict at all', async () => {
    const pool = createPool();
    const refused = pool.observe(task('a'), 'ada').catch((issue: Unavailable) => issue.reason);
    for (const round of [0, 1, 2]) child(round).die();
    expect(await refused).toBe('broken');
  });

  test('while it waits is replaced when the next task comes', async () => {
    const pool = createPool();
    pool.warm();
    child(0).ready();
    child(0).die();
    const observed = pool.observe(task('a'), 'ada');
    child(1).ready();
    child(1).work();
    expect(outputs(await observed)).toEqual(['a']);
  });

  test('or says that it is done too early, gives no verdict', async () => {
    const pool = createPool();
    const refused = pool.observe(task('a', 'b'), 'ada').catch((issue: Unavailable) => issue.reason);
    child(0).ready();
    child(0).start(0);
    child(0).observe(0, 'a');
    child(0).done();
    expect(await refused).toBe('broken');
  });
});
