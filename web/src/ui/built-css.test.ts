import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS, OLDEST_READERS } from '../../vite-plugins/oldest-browsers.ts';

const tokens = fileURLToPath(new URL('tokens.css', import.meta.url));

/** The tokens as a browser gets them, built like the web app. */
async function builtTokens(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: OLDEST_BROWSERS, cssTarget: OLDEST_READERS, rolldownOptions: { input: tokens } },
  })) as Rolldown.RolldownOutput;
  const sheet = built.output.find(({ fileName }) => fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}

test('a browser that does not know light-dark() has every colour all the same, in both themes', async () => {
  const css = await builtTokens();
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
  const css = await builtTokens();
  expect(css).toMatch(/@media[^{]*\((?:max|min)-width/);
  expect(css).not.toMatch(/@media[^{]*[<>]/);
});
