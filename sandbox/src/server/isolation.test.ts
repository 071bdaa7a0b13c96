import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startChild } from './child.ts';
import { permissionModelHole, withoutNetwork } from './isolation.ts';

test.each(['20.20.0', '22.22.3', '24.16.9', '25.9.0', '26.3.0'])('programs do not run on Node %s', (version) => {
  expect(permissionModelHole(version)).toMatch(version);
});

test.each(['22.23.0', '24.17.0', '24.21.0', '26.3.1', '27.0.0', process.versions.node])(
  'programs run on Node %s',
  (version) => {
    expect(permissionModelHole(version)).toBeNull();
  },
);

test.runIf(process.platform === 'linux' && withoutNetwork().length > 0)(
  'a child process has no network but a loopback that is switched off',
  async () => {
    const ready = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const child = startChild('javascript', { message: () => ready.resolve(), gone: gone.resolve });
    await ready.promise;
    const interfaces = readFileSync(`/proc/${child.pid}/net/dev`, 'utf8').trim().split('\n').slice(2);
    expect(interfaces.map((line) => line.trim().split(/\s+/, 2))).toEqual([['lo:', '0']]);
    expect(readFileSync(`/proc/${child.pid}/net/route`, 'utf8').trim().split('\n')).toHaveLength(1);
    child.kill();
    await gone.promise;
  },
);
