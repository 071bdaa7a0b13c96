import { expect, test } from 'vitest';
import { ContentError } from './issue.ts';
import { noDocument } from './issue-reasons/documents.ts';
import { BLOCK_HEADER } from './issue-reasons/files.ts';

test('the terminal is told every issue in English, as file:line: reason, in the order of the files', () => {
  const error = new ContentError([
    { file: 'b.md', line: 12, reason: BLOCK_HEADER },
    { file: 'b.md', line: 2, reason: noDocument('nowhere') },
    { file: '(in the database) css', line: 1, slug: 'css', reason: noDocument('nowhere') },
  ]);
  expect(error.message).toBe(`The courses have 3 errors; nothing was loaded.
  (in the database) css:1: there is no document "nowhere"
  b.md:2: there is no document "nowhere"
  b.md:12: a block starts with "::: type slug"`);
});

test('a text that someone wrote cannot forge a line of the terminal', () => {
  const error = new ContentError([{ file: 'a.md', line: 1, reason: noDocument('x"\n  b.md:1: all is well\u001b[1A') }]);
  expect(error.message.split('\n')).toHaveLength(2);
  expect(error.message).not.toContain('\u001b');
});
