import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kodestien-fingerprint-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src', 'a.ts'), 'one');
});
afterEach(() => rm(folder, { recursive: true }));

test('a file that was only touched is not a change', async () => {
  const before = fingerprint(folder, ['src']);
  await utimes(join(folder, 'src', 'a.ts'), 1, 1);
  expect(fingerprint(folder, ['src'])).toBe(before);
});

test('new contents, a new name and a new file are changes', async () => {
  const prints = new Set([fingerprint(folder, ['src'])]);
  await writeFile(join(folder, 'src', 'a.ts'), 'two');
  prints.add(fingerprint(folder, ['src']));
  await writeFile(join(folder, 'src', 'b.ts'), '');
  prints.add(fingerprint(folder, ['src']));
  await rm(join(folder, 'src', 'a.ts'));
  prints.add(fingerprint(folder, ['src']));
  expect(prints.size).toBe(4);
});

test('what is left out may change freely, and what does not exist is no issue', async () => {
  const isTest = (name: string) => name.endsWith('.test.ts');
  const before = fingerprint(folder, ['src', 'nowhere'], isTest);
  await writeFile(join(folder, 'src', 'a.test.ts'), 'test');
  expect(fingerprint(folder, ['src', 'nowhere'], isTest)).toBe(before);
});
