import { spawn } from 'node:child_process';
import { readEnvironmentFile } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { endWithNpm } from './npm-shell.mjs';
import { pathTo } from './project.mjs';
import { pinnedNode } from './runtime.mjs';
import { fail } from './terminal.mjs';
import { ensureWebBuilt } from './web-build.mjs';

endWithNpm();
ensureInstalled();
readEnvironmentFile();
// The server reads the built page at start, also when the page that you look at comes from Vite.
if (!ensureWebBuilt()) fail('The web app could not be built. What the build said is above.');

const server = spawn(pinnedNode(), ['--watch', pathTo('server', 'src', 'main.ts')], { stdio: 'inherit' });
const vite = spawn(pinnedNode(), [pathTo('node_modules', 'vite', 'bin', 'vite.js')], {
  cwd: pathTo('web'),
  stdio: 'inherit',
});

/** @type {(signal: NodeJS.Signals) => void} */
const stopBoth = (signal) => {
  server.kill(signal);
  vite.kill(signal);
};
process.on('SIGINT', () => stopBoth('SIGINT'));
process.on('SIGTERM', () => stopBoth('SIGTERM'));
for (const child of [server, vite]) child.on('exit', () => stopBoth('SIGTERM'));
