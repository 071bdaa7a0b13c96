import { expect, test } from 'vitest';
import { newReplay, type Replay, ReplayedWorld } from './replay.ts';

const START: Replay = { seed: 7, lines: [], readings: [] };

function worldWith(replay: Replay, times: number[]) {
  const waited: number[] = [];
  const world = new ReplayedWorld(
    replay,
    () => times.shift() ?? 0,
    (milliseconds) => waited.push(milliseconds),
  );
  return { world, waited };
}

test('a program that is run again reads the same times and random numbers, then new ones', () => {
  const first = worldWith(START, [100, 105]).world;
  expect([first.now(), first.now()]).toEqual([100, 105]);
  expect(first.nextLine()).toBe('ask');
  const again = worldWith({ ...START, lines: ['Åse\n'], readings: first.readings }, [900]).world;
  expect([again.now(), again.now(), again.now()]).toEqual([100, 105, 900]);
  const bytes = (world: ReplayedWorld) => {
    const drawn = new Uint8Array(32);
    world.random(drawn);
    return [...drawn];
  };
  expect(bytes(again)).toEqual(bytes(first));
  expect(bytes(new ReplayedWorld({ ...START, seed: 8 }))).not.toEqual(bytes(new ReplayedWorld(START)));
  expect(newReplay().seed).not.toBe(newReplay().seed);
});

test('lines come in order, the end of the input too, and then it asks', () => {
  const { world } = worldWith({ ...START, lines: ['a\n', null, 'b\n'] }, []);
  expect([world.nextLine(), world.nextLine(), world.nextLine(), world.nextLine()]).toEqual([
    { line: 'a\n' },
    { line: null },
    { line: 'b\n' },
    'ask',
  ]);
});

test('what was slept through once is not slept through again', () => {
  const { world, waited } = worldWith({ ...START, lines: ['a\n'] }, []);
  world.sleep(1000);
  world.nextLine();
  world.sleep(20);
  expect(waited).toEqual([20]);
});

test('a program that looks at the clock without pause keeps a bounded list, and time goes on for it', () => {
  let time = 0;
  const world = new ReplayedWorld(START, () => ++time);
  for (let count = 0; count < 30_000; count++) world.now();
  expect(world.readings).toHaveLength(10_000);
  expect(world.now()).toBe(30_001);
});
