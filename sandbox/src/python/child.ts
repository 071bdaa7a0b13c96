import { deserialize, serialize } from 'node:v8';
import { runChild, sharePrepared } from '../server/child-loop.ts';
import { loadEngine } from './node.ts';
import { currentSnapshot } from './run-interpreter.ts';
import type { Snapshot } from './snapshot.ts';
import { type ChildTask, serveTask } from './watched.ts';

await runChild<ChildTask>(async () => {
  const engine = loadEngine();
  const given = await sharePrepared(() => serialize(currentSnapshot(engine)));
  if (given) engine.snapshot = { parts: 0, taken: deserialize(given) as Snapshot };
  // The engine's file and the memory of the interpreter that has booted: as much again as what is kept.
  globalThis.gc?.();
  return (receive, follower) => serveTask(engine, receive, follower);
});
