import { readEnvironmentFile } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { pathTo } from './project.mjs';
import { runOnPinnedNode } from './runtime.mjs';

ensureInstalled();
readEnvironmentFile();
await runOnPinnedNode(pathTo('server', 'src', 'superuser.ts'), process.argv.slice(2));
