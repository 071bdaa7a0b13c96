import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Backup } from '@kodestien/contract/admin/database-tools';
import type { Connection } from '../../database/connect.ts';
import { readFilesHash } from '../../document/queries.ts';
import type { Caller } from '../../http/caller.ts';
import { forgetOldBackups } from './backup-queries.ts';
import { type Content, type DocumentState, sha256Of } from './content.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Counted up when the file's shape changes. */
const FORMAT = 1;

type BackupFile = {
  format: number;
  files_hash: string;
  documents: { document: unknown; source: string | null; edited: boolean }[];
};

export type PackedBackup = { documents: number; sha256: string; data: Uint8Array };

export async function packBackup(connection: Connection, content: Content): Promise<PackedBackup> {
  // Put together as text: reading and writing all documents would hold up everybody for a tenth of a second.
  const documents = [...content.values()].map(
    ({ json, source, edited }) =>
      `{"document":${json},"source":${JSON.stringify(source)},"edited":${JSON.stringify(edited === 1)}}`,
  );
  const filesHash = JSON.stringify(await readFilesHash(connection));
  const data = await compress(`{"format":${FORMAT},"files_hash":${filesHash},"documents":[${documents.join(',')}]}`);
  return { documents: content.size, sha256: sha256Of(data), data };
}

export async function unpackBackup(
  data: Uint8Array,
): Promise<{ after: Map<string, DocumentState>; filesHash: string }> {
  const file = JSON.parse((await expand(data)).toString()) as BackupFile;
  if (file.format !== FORMAT) throw new Error(`A backup of format ${file.format} cannot be read.`);
  const after = new Map<string, DocumentState>();
  for (const { document, source, edited } of file.documents) {
    const { slug } = document as { slug: string };
    after.set(slug, { json: JSON.stringify(document), source, edited: edited ? 1 : 0 });
  }
  return { after, filesHash: file.files_hash };
}

/** In the transaction that replaces the documents: it holds exactly what that one takes away. */
export async function insertBackup(
  transaction: Connection,
  { player }: Caller,
  reason: string,
  { documents, sha256, data }: PackedBackup,
  created_at: number,
): Promise<Backup> {
  const bytes = data.byteLength;
  const { id } = await transaction
    .insertInto('backup')
    .values({ created_at, actor_id: player.id, reason, documents, bytes, sha256, data })
    .returning('id')
    .executeTakeFirstOrThrow();
  await forgetOldBackups(transaction);
  return {
    id,
    created_at,
    by: player.username,
    reason,
    documents,
    bytes,
    sha256,
    file: backupFileName(id, created_at),
  };
}

export function backupFileName(id: number, createdAt: number): string {
  const time = new Date(createdAt).toISOString().slice(0, 19).replaceAll(':', '-');
  return `documents-${time}-${id}.json.gz`;
}
