import { spawn } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { pathTo, readJson } from './project.mjs';

const COMPILED = pathTo('node_modules', '.cache', 'kodestien', 'compiled');

/** The Node that package.json pins, whatever the machine has. */
export function pinnedNode() {
  return pathTo('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Runs a module on the pinned Node: in this process if it is that Node already (as npm arranges once the packages
 * are installed), else in a child that shares terminal, signals and exit code with us.
 * @param {string} entry
 * @param {string[]} [args]
 */
export async function runOnPinnedNode(entry, args = []) {
  const { version } = readJson(pathTo('node_modules', 'node', 'package.json'));
  if (process.version === `v${version}`) {
    // What was read and compiled once need not be again: a second start is faster by a quarter.
    // Not imported by name: this file is also read by the machine's own Node, which may be too old to have it.
    module.enableCompileCache(COMPILED);
    process.argv = [process.execPath, entry, ...args];
    await import(pathToFileURL(entry).href);
  } else {
    process.exitCode = await runInChild(entry, args);
  }
}

/**
 * @param {string} entry
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runInChild(entry, args) {
  const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env };
  const child = spawn(pinnedNode(), [entry, ...args], { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
