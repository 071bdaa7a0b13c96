import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Connection } from '../../database/connect.ts';
import { proofHash, provablesOf } from './prove-block.ts';

/** Which blocks have been proved, by their hash: only what changed is run again. */
export type ProofStore = {
  /** Those among the hashes that need no proof any more. */
  proved(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  add(hash: string): Promise<void>;
};

/** In place of the list of errors: the block was run and has none; or it came with the files and was not run here. */
const NO_ERRORS = '[]';
const TRUSTED = 'null';
/** Less than the parameters that a statement may have in either database. */
const AT_A_TIME = 300;

/**
 * Proofs of a server: all servers on one database share them. What a start loaded from the files counts only for who
 * trusts those (docs/decisions/018-proofs.md).
 */
export function proofsInDatabase(
  connection: Connection,
  now: () => number,
  { trustsFiles }: { trustsFiles: boolean },
): ProofStore {
  return {
    async proved(hashes) {
      const found = new Set<string>();
      for (const some of chunks(hashes)) {
        const rows = await connection
          .selectFrom('block_proof')
          .select('hash')
          .where('hash', 'in', some)
          .where('errors', 'in', trustsFiles ? [NO_ERRORS, TRUSTED] : [NO_ERRORS])
          .execute();
        for (const { hash } of rows) found.add(hash);
      }
      return found;
    },
    async add(hash) {
      const proof = { errors: NO_ERRORS, made_at: now() };
      await connection
        .insertInto('block_proof')
        .values({ hash, ...proof })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(proof))
        .execute();
    },
  };
}

/** Notes the blocks of documents that are loaded without being run. */
export async function trustBlocks(
  transaction: Connection,
  documents: readonly SourceDocument[],
  now: number,
): Promise<void> {
  const hashes = new Set(documents.flatMap(provablesOf).map(({ part }) => proofHash(part)));
  for (const some of chunks([...hashes])) {
    await transaction
      .insertInto('block_proof')
      .values(some.map((hash) => ({ hash, errors: TRUSTED, made_at: now })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
}

function chunks(hashes: readonly string[]): string[][] {
  const count = Math.ceil(hashes.length / AT_A_TIME);
  return Array.from({ length: count }, (_, index) => hashes.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME));
}

const FILE = fileURLToPath(new URL('../../../../node_modules/.cache/kodestien/proofs.json', import.meta.url));

/** Proofs of an author's machine, for the command that touches no database. After a whole run, what was not used goes. */
export async function proofsInFile(): Promise<ProofStore & { save(isWhole: boolean): Promise<void> }> {
  const existing = new Set<string>(await readHashes());
  const used = new Set<string>();
  return {
    async proved(hashes) {
      const found = hashes.filter((hash) => existing.has(hash));
      for (const hash of found) used.add(hash);
      return new Set(found);
    },
    async add(hash) {
      used.add(hash);
    },
    async save(isWhole) {
      await mkdir(dirname(FILE), { recursive: true });
      await writeFile(FILE, JSON.stringify([...new Set([...(isWhole ? [] : existing), ...used])]));
    },
  };
}

/** Nothing, when there is no such file or it is no list of hashes. */
async function readHashes(): Promise<string[]> {
  const stored: unknown = await readFile(FILE, 'utf8').then(JSON.parse, () => []);
  return Array.isArray(stored) ? stored.filter((hash) => typeof hash === 'string') : [];
}
