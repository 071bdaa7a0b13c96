import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

/**
 * Runs npm with its output on this terminal: the npm that started us when there is one, else the one on PATH.
 * @param {string[]} args
 * @returns {string | undefined} why it failed
 */
export function runNpm(args) {
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  // What npm says goes to standard error: standard output may be read by a program.
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 2, 2]);
  const cli = process.env.npm_execpath;
  const isNpm = cli !== undefined && basename(cli) === 'npm-cli.js';
  const result = isNpm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args, ...quiet], { stdio })
    : spawnSync('npm', [...args, ...quiet], { stdio, shell: process.platform === 'win32' });
  if (result.error) return `npm could not be started (${result.error.message})`;
  if (result.status !== 0) return `"npm ${args[0]}" ended with ${result.signal ?? `code ${result.status}`}`;
  return undefined;
}
