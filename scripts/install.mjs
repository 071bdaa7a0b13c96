import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { installedPackagesMatchLock } from './installed-packages.mjs';
import { runNpm } from './npm.mjs';
import { pathTo, workspaces } from './project.mjs';
import { pinnedNode } from './runtime.mjs';
import { fail, say } from './terminal.mjs';

const stamp = pathTo('node_modules', '.kodestien-installed');

/** Installs the packages unless node_modules already holds what package-lock.json asks for. */
export function ensureInstalled() {
  const expected = expectedPackages();
  if (isInstalled(expected)) return;
  if (existsSync(pinnedNode()) && installedPackagesMatchLock()) return writeFileSync(stamp, expected);

  say('Installing packages (npm ci) …');
  // NODE_ENV=production would leave out what builds the web app.
  const issue = runNpm(['ci', '--include=dev', '--prefix', pathTo()]);
  if (issue) fail(`The packages could not be installed: ${issue}. What npm said is above.`);
  if (!existsSync(pinnedNode())) {
    fail(
      'The packages are installed, but the Node that Kodestien runs on is missing. It comes from the npm package "node",\n' +
        'whose install script did not run. Check that npm allows it: "npm config get ignore-scripts" should say false.',
    );
  }
  writeFileSync(stamp, expected);
}

/** @param {string} expected */
function isInstalled(expected) {
  return existsSync(stamp) && existsSync(pinnedNode()) && readFileSync(stamp, 'utf8') === expected;
}

function expectedPackages() {
  const manifests = ['package.json', ...workspaces().map((folder) => `${folder}/package.json`)];
  return fingerprint(pathTo(), ['package-lock.json', ...manifests]);
}
