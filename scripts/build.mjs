import { ensureInstalled } from './install.mjs';
import { ensureLibrariesBundled } from './libraries.mjs';
import { fail, say } from './terminal.mjs';
import { ensureWebBuilt } from './web-build.mjs';

ensureInstalled();
if (!ensureWebBuilt()) fail('The web app could not be built. What the build said is above.');
await ensureLibrariesBundled();
say('web/dist is up to date');
