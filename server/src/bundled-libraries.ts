import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const MODULES = new URL('../../node_modules/', import.meta.url);
const FOLDER = new URL('.cache/kodestien/libraries/', MODULES);

/**
 * From here on, libraries that scripts/libraries.mjs has written as one file each are read from there. Without those files,
 * or after another version was installed, they are read as they are: slower, and otherwise the same.
 */
export function preferBundledLibraries(): void {
  const bundled = new Map<string, string>();
  for (const [name, version] of Object.entries(readJson('index.json', FOLDER))) {
    const installed = readJson(`${name}/package.json`, MODULES).version;
    if (installed === version) bundled.set(name, new URL(`${name}-${version}.mjs`, FOLDER).href);
  }
  if (bundled.size === 0) return;
  registerHooks({
    resolve(specifier, context, next) {
      const url = bundled.get(specifier);
      return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
    },
  });
}

function readJson(path: string, base: URL): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(new URL(path, base), 'utf8'));
  } catch {
    return {};
  }
}
