import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection } from '../database/connect.ts';
import type { BlockFault } from '../document/blocks/kind.ts';
import type { ProofStore } from './prove.ts';

/** Proofs of a server: all servers on one database share them. */
export function proofsInDatabase(connection: Connection, now: () => number): ProofStore {
  return {
    async get(hash) {
      const row = await connection
        .selectFrom('block_proof')
        .select('errors')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row && (JSON.parse(row.errors) as BlockFault[]);
    },
    async set(hash, found) {
      await connection
        .insertInto('block_proof')
        .values({ hash, errors: JSON.stringify(found), made_at: now() })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
  };
}

const FILE = fileURLToPath(new URL('../../../node_modules/.cache/kodestien/proofs.json', import.meta.url));

/** Proofs of an author's machine, for the command that touches no database. After a whole run, what was not used goes. */
export async function proofsInFile(): Promise<ProofStore & { save(isWhole: boolean): Promise<void> }> {
  const stored: [string, BlockFault[]][] = await readFile(FILE, 'utf8').then(JSON.parse, () => []);
  const known = new Map(stored);
  const used = new Map<string, BlockFault[]>();
  return {
    async get(hash) {
      const found = known.get(hash);
      if (found) used.set(hash, found);
      return found;
    },
    async set(hash, found) {
      used.set(hash, [...found]);
    },
    async save(isWhole) {
      await mkdir(dirname(FILE), { recursive: true });
      await writeFile(FILE, JSON.stringify([...new Map([...(isWhole ? [] : known), ...used])]));
    },
  };
}
