import { createHash } from 'node:crypto';

const fileOf = new Map<string, string>();

/** A class of a CSS module: its name and three signs for its file. The usual ones are twice as long, in every page. */
export function scopedClassName(name: string, path: string): string {
  const file = path.replace(/^.*\/src\//, '').replace(/\?.*$/, '');
  const scoped = `${name}-${createHash('sha1').update(file).digest('base64url').slice(0, 3)}`;
  if ((fileOf.get(scoped) ?? file) !== file) {
    throw new Error(
      `.${name} is called the same in ${file} and in ${fileOf.get(scoped)}: give one of them another name`,
    );
  }
  fileOf.set(scoped, file);
  return scoped;
}
