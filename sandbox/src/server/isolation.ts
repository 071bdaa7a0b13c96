import { spawnSync } from 'node:child_process';

/** The first releases without the holes that are known (the last ones: CVE-2026-48617 and CVE-2026-48935). */
const PERMISSION_MODEL_SINCE: Readonly<Record<number, readonly [minor: number, patch: number]>> = {
  22: [23, 0],
  24: [17, 0],
  26: [3, 1],
};

/** Why learners' programs must not run on this Node; null where its permission model holds. */
export function permissionModelHole(version: string): string | null {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const newest = Math.max(...Object.keys(PERMISSION_MODEL_SINCE).map(Number));
  const since = PERMISSION_MODEL_SINCE[major];
  const isSafe = major > newest || (since && (minor > since[0] || (minor === since[0] && patch >= since[1])));
  return isSafe ? null : `Node ${version} has known holes in its permission model: programs of learners are not run.`;
}

let prefix: readonly string[] | undefined;

/**
 * The command that starts another one without any network, which Node's permission model leaves open. Root needs no
 * namespace of users for it; everybody else keeps their own id in one.
 */
export function withoutNetwork(): readonly string[] {
  prefix ??= findPrefix();
  return prefix;
}

function findPrefix(): readonly string[] {
  if (process.platform === 'win32') return [];
  const candidates = [
    ['unshare', '--net'],
    ['unshare', '--user', '--map-current-user', '--net'],
    ['bwrap', '--unshare-net', '--bind', '/', '/', '--dev-bind', '/dev', '/dev', '--proc', '/proc'],
  ];
  const works = ([command = '', ...flags]: readonly string[]) =>
    spawnSync(command, [...flags, '/bin/sh', '-c', ':'], { stdio: 'ignore', timeout: 5_000 }).status === 0;
  const found = candidates.find(works);
  if (!found) console.warn('Programs of learners run without a network namespace: this system grants none.');
  return found ?? [];
}
