import type { Ending, Engine, Host } from './engine.ts';
import { createFiles, type Files } from './files.ts';
import { orderOfSets, runInterpreter } from './run-interpreter.ts';

/** What one interpreter is for: a host that gives it work, and what is to be done when it has ended. */
export type Session = { host: Omit<Host, 'files'>; ended(ending: Ending): void };

/**
 * Boots an interpreter, and only when it is ready asks what it is for. `begin` may wait: this is how a spare interpreter
 * waits for its program.
 */
export function runSession(engine: Engine, begin: (files: Files) => Session): void {
  const files = createFiles();
  let session: Session | undefined;
  const ending = runInterpreter(engine, {
    files,
    receive() {
      session ??= begin(files);
      return session.host.receive();
    },
    message: (text) => session?.host.message(text),
    write: (kind, bytes) => session?.host.write(kind, bytes),
    readLine: () => session?.host.readLine() ?? null,
    sleep: (milliseconds) => session?.host.sleep(milliseconds),
    now: () => session?.host.now() ?? { wall: Date.now(), monotonic: performance.now() },
    random: (bytes) => (session ? session.host.random(bytes) : orderOfSets(bytes)),
  });
  if (!session) throw new Error('The interpreter does not start.');
  session.ended(ending);
}
