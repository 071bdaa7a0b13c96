import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTENT_FOLDER } from '../source/content-root.ts';

/** A folder of content that tests may spoil: the real pages and courses, and whatever the test puts in. */
export class ContentFixture {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true });
    await writeFile(join(this.folder, path), text);
  }

  remove(path: string): Promise<void> {
    return rm(join(this.folder, path), { recursive: true });
  }

  dispose(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

export async function contentFixture(): Promise<ContentFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'kodestien-content-'));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
  return new ContentFixture(folder);
}

/** A lesson of the Python course, with the given blocks. */
export function lessonFile(slug: string, order: number, blocks: string): string {
  return `---
slug: ${slug}
tittel:
  _no: Prøve
  _eng: Trial
ingress:
  _no: En prøve.
  _eng: A trial.
icon: cairn
parent: python
order: ${order}
---
${blocks}`;
}
