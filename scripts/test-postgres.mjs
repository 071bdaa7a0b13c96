/**
 * A PostgreSQL server for the tests: prints one line of JSON ({url, version} or {issue}) and lives until its
 * standard input closes. So it ends, and its folder goes, however its parent ends: also by a crash or SIGKILL.
 * Given `down` or `up` on a line, it does so and repeats the word. With --durable it writes as one that must survive.
 */
import { createInterface } from 'node:readline';
import { embeddedBinaries, localBinaries } from './postgres-binaries.mjs';
import { startPostgres, versionOf } from './postgres-server.mjs';

const parentIsGone = new Promise((resolve) => process.stdin.once('close', resolve));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.stdin.destroy());
process.stdout.on('error', () => process.stdin.destroy());

try {
  const server = await openServer();
  process.stdout.write(`${JSON.stringify({ url: server.url, version: server.version })}\n`);
  const commands = createInterface(process.stdin).on('line', async (command) => {
    if (command === 'down') await server.down();
    if (command === 'up') await server.up();
    process.stdout.write(`${command}\n`);
  });
  await parentIsGone;
  commands.close();
  await server.stop();
} catch (error) {
  process.stdout.write(`${JSON.stringify({ issue: error instanceof Error ? error.message : String(error) })}\n`);
  process.exitCode = 1;
}

async function openServer() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const leave = async () => {};
    return { url: given, version: await versionOf(given), down: leave, up: leave, stop: leave };
  }
  const issues = [];
  for (const chooseBinaries of [...localBinaries().map((folder) => () => folder), embeddedBinaries]) {
    try {
      return await startPostgres(chooseBinaries, process.argv.includes('--durable'));
    } catch (error) {
      issues.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(issues.join('; '));
}
