import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type RunningProcess = {
  /** What it has printed that matches, once it has; the first group of the pattern. */
  printed(pattern: RegExp, milliseconds: number): Promise<string>;
  end(): Promise<void>;
};

const END_MS = 5_000;

/** A program that runs until it is ended, with what it has started itself. */
export function startProcess(path: string, args: string[], environment: Record<string, string>): RunningProcess {
  const child = spawn(path, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the processes of a browser end with it.
    detached: true,
  });
  let output = '';
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  const exited = once(child, 'exit');
  exited.catch(() => {});
  const signal = (name: 'SIGTERM' | 'SIGKILL') => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It has ended by itself.
    }
  };
  const atExit = () => signal('SIGKILL');
  process.on('exit', atExit);
  return {
    async printed(pattern, milliseconds) {
      for (const deadline = Date.now() + milliseconds; Date.now() < deadline; ) {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) return found;
        if (failure || child.exitCode !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${path} does not start: ${failure?.message ?? output}`);
    },
    async end() {
      signal('SIGTERM');
      const late = new Promise((resolve) => setTimeout(resolve, END_MS, 'late').unref());
      if (child.exitCode === null && child.signalCode === null && !failure) await Promise.race([exited, late]);
      signal('SIGKILL');
      process.off('exit', atExit);
    },
  };
}
