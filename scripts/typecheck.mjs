import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { pathTo, workspaces } from './project.mjs';
import { pinnedNode } from './runtime.mjs';

const tsc = pathTo('node_modules', 'typescript', 'bin', 'tsc');
// Before the types are looked at: the keys of messages that are new.
const keys = `import(${JSON.stringify(pathToFileURL(pathTo('web/vite-plugins/messages.ts')))}).then((it) => it.writeMessageKeys())`;
spawnSync(pinnedNode(), ['--input-type=module', '--eval', keys], { stdio: 'inherit' });
const invalid = [...workspaces(), 'scripts', 'bench', 'reliability'].filter(
  (folder) => spawnSync(pinnedNode(), [tsc, '-p', pathTo(folder)], { cwd: pathTo(), stdio: 'inherit' }).status !== 0,
);
if (invalid.length > 0) process.exitCode = 1;
