import { ensureInstalled } from './install.mjs';
import { endWithNpm } from './npm-shell.mjs';
import { pathTo } from './project.mjs';
import { runOnPinnedNode } from './runtime.mjs';

endWithNpm();
ensureInstalled();
await runOnPinnedNode(pathTo('scripts', 'test-run.mjs'), process.argv.slice(2));
