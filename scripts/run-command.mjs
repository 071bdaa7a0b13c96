import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { pathTo } from './project.mjs';
import { pinnedNode } from './runtime.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let interrupted = false;

export function isInterrupted() {
  return interrupted;
}

/** On Ctrl-C the tool that runs cleans up after itself first; we stay until it has. */
export function letChildrenHandleSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interrupted = true;
      for (const child of running) child.kill(signal);
    });
  }
}

/**
 * Runs a script of an installed package (or of ours) on the pinned Node, from the project folder.
 * @param {string[]} command path of the script under the project folder, then its arguments
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runScript([script = '', ...args], environment = {}) {
  const PATH = [dirname(pinnedNode()), process.env.PATH].join(delimiter);
  const child = spawn(pinnedNode(), [pathTo(script), ...args], {
    cwd: pathTo(),
    stdio: 'inherit',
    env: { ...process.env, PATH, ...environment },
  });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}
