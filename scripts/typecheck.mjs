import { spawnSync } from 'node:child_process';
import { pathTo, workspaces } from './project.mjs';
import { pinnedNode } from './runtime.mjs';

const tsc = pathTo('node_modules', 'typescript', 'bin', 'tsc');
const faulty = [...workspaces(), 'scripts'].filter(
  (folder) => spawnSync(pinnedNode(), [tsc, '-p', pathTo(folder)], { cwd: pathTo(), stdio: 'inherit' }).status !== 0,
);
if (faulty.length > 0) process.exitCode = 1;
