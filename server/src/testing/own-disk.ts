import { closeSync, openSync, writeSync } from 'node:fs';

/** A disk of this size in place of the folder, for one process alone. Root may; others may inside a world of their own. */
export function onOwnDisk(folder: string, megabytes: number): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$0" && exec "$@"`;
  return ['unshare', process.getuid?.() === 0 ? '-m' : '-rm', 'sh', '-c', mount, folder];
}

/** Takes all the room that is left, to the last block. */
export function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let size = 1024 * 1024; size >= 512; size /= 2) {
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
