import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the file if it is not there, and lets nobody but its owner look into it, whatever its folder allows. */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  keepPrivate(file);
}

/** For a file that may be there from earlier. */
export function keepPrivate(file: string): void {
  try {
    if (existsSync(file)) chmodSync(file, 0o600);
  } catch {
    // It belongs to someone else, or the disk knows no rights: that is for anyone who runs the machine to decide.
  }
}
