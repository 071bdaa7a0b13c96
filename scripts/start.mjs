import { readEnvironmentFile } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureLibrariesBundled } from './libraries.mjs';
import { endWithNpm } from './npm-shell.mjs';
import { pathTo } from './project.mjs';
import { runOnPinnedNode } from './runtime.mjs';
import { fail } from './terminal.mjs';
import { ensureWebBuilt } from './web-build.mjs';

endWithNpm();
ensureInstalled();
readEnvironmentFile();
if (!ensureWebBuilt()) fail('The web app could not be built. What the build said is above.');
await ensureLibrariesBundled();
await runOnPinnedNode(pathTo('server', 'src', 'main.ts'), process.argv.slice(2));
