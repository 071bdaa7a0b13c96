import { runChild } from '../server/child-loop.ts';
import { loadEngine } from './node.ts';
import { observeTask, type Task } from './observe.ts';

await runChild<Task>(() => {
  const engine = loadEngine();
  return (receive, follower) => observeTask(engine, receive, follower);
});
