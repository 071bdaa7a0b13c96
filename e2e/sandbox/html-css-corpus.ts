import { answersFrom, LIMITS, type PageAnswers } from '@kodestien/sandbox/html-css/testing/answers';
import { CORPUS } from '@kodestien/sandbox/html-css/testing/corpus';
import { inputFrom } from '@kodestien/sandbox/html-css/testing/corpus/case';
import type { Page } from '@playwright/test';
import type { Sandbox } from './html-css-page.ts';

/** All pages of the corpus, asked in the browser through the sandbox's own frame. */
export async function askChromium(page: Page): Promise<Record<string, PageAnswers>> {
  const tasks = CORPUS.map(({ html, css, asks }) => ({ source: { html, css }, inputs: asks.map(inputFrom) }));
  const observations = await page.evaluate(
    async ({ tasks, limits }) => {
      const { observeInBrowser } = (window as unknown as { sandbox: Sandbox }).sandbox;
      const all = [];
      for (const { source, inputs } of tasks) all.push(await observeInBrowser(source, inputs, limits));
      return all;
    },
    { tasks, limits: LIMITS },
  );
  return Object.fromEntries(CORPUS.map(({ name }, index) => [name, answersFrom(observations[index] ?? [])]));
}
