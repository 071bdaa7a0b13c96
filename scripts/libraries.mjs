import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathTo, readJson } from './project.mjs';
import { say } from './terminal.mjs';

/** Of the server's libraries those with hundreds of files: finding and reading those was a third of a start. */
const LIBRARIES = ['kysely', 'typebox'];

const FOLDER = pathTo('node_modules', '.cache', 'kodestien', 'libraries');
const INDEX = join(FOLDER, 'index.json');

/** Writes each of them as one file, unless that has been done. server/src/bundled-libraries.ts uses what it finds there. */
export async function ensureLibrariesBundled() {
  await bundleLibraries().catch((error) => say(`Starts are slower than they could be: ${error.message}`));
}

async function bundleLibraries() {
  const expected = Object.fromEntries(
    LIBRARIES.map((name) => [name, readJson(pathTo('node_modules', name, 'package.json')).version]),
  );
  const index = JSON.stringify(expected);
  if (existsSync(INDEX) && readFileSync(INDEX, 'utf8') === index) return;
  const { rolldown } = await import('rolldown');
  mkdirSync(FOLDER, { recursive: true });
  for (const name of LIBRARIES) {
    const bundle = await rolldown({ input: name, cwd: pathTo('server'), platform: 'node', logLevel: 'silent' });
    await bundle.write({ file: join(FOLDER, `${name}-${expected[name]}.mjs`), format: 'esm' });
    await bundle.close();
  }
  // Last, and in one step: a server that starts meanwhile finds all of them or none.
  writeFileSync(`${INDEX}.${process.pid}`, index);
  renameSync(`${INDEX}.${process.pid}`, INDEX);
}
