import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS, OLDEST_READERS } from '../../vite-plugins/oldest-browsers.ts';
import { plainMediaQueries } from '../../vite-plugins/plain-media-queries.ts';

const pathTo = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const tokens = pathTo('tokens.css');

/** A file of styles as a browser gets it, built like the web app. */
async function built(file: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainMediaQueries()],
    build: { write: false, target: OLDEST_BROWSERS, cssTarget: OLDEST_READERS, rolldownOptions: { input: file } },
  })) as Rolldown.RolldownOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}

test('a browser that does not know light-dark() has every colour all the same, in both themes', async () => {
  const css = await built(tokens);
  const names = [...readFileSync(tokens, 'utf8').matchAll(/(--[\w-]+):[^;]*light-dark\(/g)].map(
    ([, name = '']) => name,
  );
  expect(names).toContain('--paper');
  expect(css).not.toContain('light-dark(');
  const withBoth = names.filter((name) =>
    new RegExp(`${name}:[^;]*var\\(--lightningcss-light,[^;]+var\\(--lightningcss-dark,`).test(css),
  );
  expect(withBoth).toEqual(names);
  // Which of the two holds: by the system, and by what a reader has chosen.
  expect(css).toMatch(
    /@media \(prefers-color-scheme:dark\)\{:root\{--lightningcss-light: ;--lightningcss-dark:initial/,
  );
  expect(css).toMatch(/:root\[data-theme=dark\]\{--lightningcss-light: ;--lightningcss-dark:initial/);
});

test('the width of a window is asked for in words that older browsers understand', async () => {
  const css = await built(pathTo('../loading/at-layout.module.css'));
  const queries = [...css.matchAll(/@media([^{]*)\{/g)].map(([, query = '']) => query.trim());
  expect(queries).toEqual([
    '(max-width:701px)',
    '(min-width:701.02px) and (max-width:1024px)',
    '(min-width:1024.02px)',
  ]);
});
