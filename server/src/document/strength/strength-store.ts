import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Strength } from './strength.ts';

/** What was measured before, by hash: only what changed is measured again. */
export type StrengthStore = {
  find(hash: string): Strength | undefined;
  add(hash: string, strength: Strength): void;
};

export function strengthsInMemory(): StrengthStore {
  const cached = new Map<string, Strength>();
  return { find: (hash) => cached.get(hash), add: (hash, strength) => void cached.set(hash, strength) };
}

const FILE = fileURLToPath(new URL('../../../../node_modules/.cache/kodestien/strength.json', import.meta.url));

/** On an author's machine. After a whole run, what was not used goes. */
export async function strengthsInFile(): Promise<StrengthStore & { save(isWhole: boolean): Promise<void> }> {
  const stored: unknown = await readFile(FILE, 'utf8').then(JSON.parse, () => ({}));
  const cached = new Map<string, Strength>(Object.entries(stored as Record<string, Strength>));
  const used = new Map<string, Strength>();
  return {
    find(hash) {
      const found = cached.get(hash);
      if (found) used.set(hash, found);
      return found;
    },
    add: (hash, strength) => void used.set(hash, strength),
    async save(isWhole) {
      await mkdir(dirname(FILE), { recursive: true });
      await writeFile(FILE, JSON.stringify(Object.fromEntries([...(isWhole ? [] : cached), ...used])));
    },
  };
}
