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
  const wanted = wantedPackages();
  if (isInstalled(wanted)) return;
  if (existsSync(pinnedNode()) && installedPackagesMatchLock()) return writeFileSync(stamp, wanted);

  say('Installing packages (npm ci) …');
  // NODE_ENV=production would leave out what builds the web app.
  const fault = runNpm(['ci', '--include=dev', '--prefix', pathTo()]);
  if (fault) fail(`The packages could not be installed: ${fault}. What npm said stands above.`);
  if (!existsSync(pinnedNode())) {
    fail(
      'The packages are installed, but the Node that Kodestien runs on is missing. It comes from the npm package "node",\n' +
        'whose install script did not run. Check that npm allows it: "npm config get ignore-scripts" should say false.',
    );
  }
  writeFileSync(stamp, wanted);
}

/** @param {string} wanted */
function isInstalled(wanted) {
  return existsSync(stamp) && existsSync(pinnedNode()) && readFileSync(stamp, 'utf8') === wanted;
}

function wantedPackages() {
  const manifests = ['package.json', ...workspaces().map((folder) => `${folder}/package.json`)];
  return fingerprint(pathTo(), ['package-lock.json', ...manifests]);
}
