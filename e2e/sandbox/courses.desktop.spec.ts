import { fileURLToPath } from 'node:url';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { pythonEngine } from '@kodestien/sandbox/python/vite-plugin';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { readContent } from '../../server/src/document/files/content-folder.ts';
import { proveIn } from '../../server/src/document/proof/prove-block.ts';
import { CONTENT_FOLDER } from '../../server/src/document/source/content-root.ts';
import { sandboxTest } from '../fixtures/sandbox-page.ts';
import type { CoursesPage } from './courses-page.ts';

const entry = fileURLToPath(new URL('./courses-page.ts', import.meta.url));
const { test, expect } = sandboxTest(entry, [pythonEngine()]);

declare const window: Window & CoursesPage;

for (const course of ['python', 'javascript', 'html', 'css', 'mathematics']) {
  // The server's own proof of them, in both languages, is a step of its own. Here it is the engines in the page that are
  // proved, with every solution and every recorded wrong attempt: every second exercise in English.
  test(`every exercise of the ${course} course is judged in the page as on the server`, async ({ page }) => {
    test.setTimeout(20 * 60_000);
    // Pages name pictures that are only there in the task.
    const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.fulfill(picture) : route.continue(),
    );
    const grader: Grader = {
      async observe({ language, source, inputs }) {
        const asked = JSON.stringify([language, source, inputs]);
        const seen: Observation[] | null = JSON.parse(
          await page.evaluate(async (json) => {
            const [name, written, all] = JSON.parse(json);
            return JSON.stringify(await window.observe(name, written, all));
          }, asked),
        );
        if (!seen) throw new Error('The page gave no observations.');
        return seen;
      },
      warm() {},
      state: () => [],
      close() {},
    };
    const { documents } = await readContent(CONTENT_FOLDER);
    const lessons = documents.filter(({ document }) => document.parent === course);
    const exercises = lessons.flatMap(({ document: { slug, blocks } }) =>
      blocks.flatMap((block) => (block.type === 'exercise' ? [{ slug, block }] : [])),
    );
    expect(exercises.length).toBeGreaterThan(20);
    const issues: string[] = [];
    for (const [index, { slug, block }] of exercises.entries()) {
      const found = await proveIn(HUMAN_LANGS[index % 2] ?? '_no', block, grader);
      issues.push(...found.map(({ reason }) => `${slug}#${block.slug}: ${reason._eng}`));
    }
    expect(issues).toEqual([]);
  });
}
