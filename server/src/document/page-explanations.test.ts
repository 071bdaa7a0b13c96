import { explain } from '@kodestien/sandbox/html-css/explain';
import { findProblems } from '@kodestien/sandbox/html-css/problems';
import { beforeAll, expect, test } from 'vitest';
import { type ReadContent, readContent } from './files/content-folder.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';

let content: ReadContent;
beforeAll(async () => {
  content = await readContent(CONTENT_FOLDER);
});

/** Pages of ours that are meant to be mended: what is said about them is true. */
const TO_MEND = ['describe-it'];

test('nothing is explained in the pages and style sheets of our own lessons that work', () => {
  const explained: string[] = [];
  let count = 0;
  for (const { document } of content.documents) {
    for (const block of document.blocks) {
      if (block.type !== 'exercise' && block.type !== 'run') continue;
      const { language } = block;
      if (language !== 'html' && language !== 'css') continue;
      for (const lang of ['_no', '_eng'] as const) {
        const page = block.page?.[lang] ?? '';
        const right = block.type === 'exercise' ? (block.right ?? []) : [];
        const starter = block.type === 'exercise' && !TO_MEND.includes(block.slug) ? [block.starter[lang]] : [];
        const programs =
          block.type === 'exercise'
            ? [block.solution[lang], ...starter, ...right.map(({ code }) => code[lang])]
            : [block.code[lang]];
        for (const code of programs) {
          count++;
          const problems = findProblems(language === 'css' ? { html: page, css: code } : { html: code });
          const own = problems.filter(({ part }) => part === language);
          explained.push(...own.map((problem) => `${document.slug}/${block.slug}: ${explain(problem)?.what._eng}`));
        }
      }
    }
  }
  expect(explained).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
