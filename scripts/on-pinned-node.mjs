import { readEnvironmentFile } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { pathTo } from './project.mjs';
import { runOnPinnedNode } from './runtime.mjs';

/** node scripts/on-pinned-node.mjs FILE [ARGUMENTS]: any module of the project, with what it needs installed. */
const [entry = '', ...args] = process.argv.slice(2);
ensureInstalled();
readEnvironmentFile();
await runOnPinnedNode(pathTo(entry), args);
