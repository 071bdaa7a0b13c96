import type { ReplayedWorld } from '../browser/replay.ts';
import type { World } from './running.ts';

/** Time and chance of a program that is run again with one line more. `beforeSleep`: shows what was printed until then. */
export function replayedWorld(world: ReplayedWorld, beforeSleep: () => void = () => {}): World {
  const began = world.now();
  return {
    now() {
      const time = world.now();
      return { wall: time, monotonic: time - began };
    },
    sleep(milliseconds) {
      beforeSleep();
      world.sleep(milliseconds);
    },
    random: (bytes) => world.random(bytes),
  };
}
