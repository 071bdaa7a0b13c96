import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/kodestien/compiled-for-tests', import.meta.url));
/** For tests that start a whole server, some of them several times: on a busy machine each start takes its time. */
export const PROCESS_TEST = { timeout: 120_000 };

/** A real server process, as an operator would start it. */
export class ServerProcess {
  output = '';
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;

  constructor(
    environment: Record<string, string | undefined>,
    script = '../main.ts',
    args: string[] = [],
    /** A command that sets something up and then becomes the command that it is given. */
    within: string[] = [],
  ) {
    const path = fileURLToPath(new URL(script, import.meta.url));
    const [command = '', ...rest] = [...within, process.execPath, path, ...args];
    this.child = spawn(command, rest, {
      // As npm start does: what was compiled for one start need not be for the next.
      env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: COMPILED, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    this.exited = once(this.child, 'exit').then(([code]) => code);
  }

  /** The address that it prints when it is ready. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /is ready on (\S+)/.exec(this.output)?.[1];
      if (address) return address;
      if (this.child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.exited;
  }
}

/** The processes that this one has started and that still run. */
export function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([parent]) => parent === pid).map(([, child = 0]) => child);
}
