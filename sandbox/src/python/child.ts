import { runChild } from '../server/child-loop.ts';
import { loadEngine } from './node.ts';
import { currentSnapshot } from './run-interpreter.ts';
import { type ChildTask, serveTask } from './watched.ts';

await runChild<ChildTask>(() => {
  const engine = loadEngine();
  currentSnapshot(engine);
  // The engine's file and the memory of the interpreter that has booted: as much again as what is kept.
  globalThis.gc?.();
  return (receive, follower) => serveTask(engine, receive, follower);
});
