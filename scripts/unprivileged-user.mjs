import { execFileSync } from 'node:child_process';

/**
 * PostgreSQL refuses to run as root, as it should. When we are root it runs as one of these instead.
 * @returns {{ uid: number, gid: number } | undefined} nothing when we are an ordinary user
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })));
      if (uid && gid) return { uid, gid };
    } catch {
      // No user of that name: try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody"');
}
