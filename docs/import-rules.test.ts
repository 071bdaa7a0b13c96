import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LEVELS } from '../.dependency-cruiser.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The drawings of ARCHITECTURE.md: names of folders, then what they are. */
const drawings = [...readFileSync(`${ROOT}ARCHITECTURE.md`, 'utf8').matchAll(/```\n([^`]+)```/g)].map(
  ([, drawing = '']) =>
    drawing
      .trim()
      .split('\n')
      .map((line) => (line.split('  ', 1)[0] ?? '').split(' ')),
);

test.each(Object.entries(LEVELS))(
  'every folder of %s is in its order, and ARCHITECTURE.md draws the same',
  (root, levels) => {
    const folders = readdirSync(`${ROOT}${root}/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(
      folders
        .map(({ name }) => name)
        .filter((name) => name !== 'testing')
        .toSorted(),
    ).toEqual(levels.flat().toSorted());
    expect(drawings).toContainEqual(levels);
  },
);
