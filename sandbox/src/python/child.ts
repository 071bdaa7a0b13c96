import { runChild } from '../server/child-loop.ts';
import { loadEngine } from './node.ts';
import { type ChildTask, serveTask } from './watched.ts';

await runChild<ChildTask>(() => {
  const engine = loadEngine();
  return (receive, follower) => serveTask(engine, receive, follower);
});
