import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Connection } from '../database/connect.ts';
import { fileFor } from './files/write-document.ts';
import { filesOf } from './files/write-teaching.ts';
import { picturesShown } from './pictures-shown.ts';
import { listDocuments } from './queries.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';
import { listFiles } from './source/list-files.ts';

export type ExportOutcome = {
  files: string[];
  /** Document files in the folder that no document of the database represents. They are left alone. */
  unknown: string[];
};

/** Writes the database's documents as the files that they could have been loaded from, pictures included. */
export async function exportContent(
  connection: Connection,
  folder: string,
  pictures = CONTENT_FOLDER,
): Promise<ExportOutcome> {
  const files: string[] = [];
  for (const { document, source } of await listDocuments(connection)) {
    for (const [path, text] of filesOf(document, source ?? fileFor(document))) {
      await writeInto(folder, path, text);
      files.push(path);
    }
    if (resolve(folder) !== resolve(pictures)) await copyPictures(document, pictures, folder);
  }
  const present = (await listFiles(folder)).filter((path) => path.endsWith('.md') && path !== 'README.md');
  return { files, unknown: present.filter((path) => !files.includes(path)) };
}

async function copyPictures(document: SourceDocument, from: string, to: string): Promise<void> {
  for (const path of picturesOf(document)) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
}

/** The pictures of its blocks, and those that its programs and pages show. */
function picturesOf({ blocks }: SourceDocument): Set<string> {
  const named = JSON.stringify(blocks).matchAll(/\/content\/([a-z0-9/_-]+\.(?:svg|png|jpg|webp))/g);
  return new Set([...picturesShown(blocks), ...[...named].flatMap(([, path]) => path ?? [])]);
}

async function writeInto(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}
