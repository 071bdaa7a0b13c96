import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { inlinedClassNames } from './inlined-class-names.ts';

/** A component as a browser gets it, with its styles. */
async function built(file: string): Promise<{ code: string; css: string }> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inlinedClassNames()],
    css: { modules: { generateScopedName: '[local]-x' } },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/ui/${file}`, import.meta.url)),
        external: /^react/,
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.flatMap((one) => (one.type === 'chunk' ? one.code : []));
  const css = output.flatMap((one) => (one.type === 'asset' ? String(one.source) : []));
  return { code: code.join('\n'), css: css.join('\n') };
}

test('classes that a file names are written where they are used, and all rules stay', async () => {
  const { code, css } = await built('spinner.tsx');
  expect(code).toMatch(/className:[`"']spinner-x[`"']/);
  expect(code).not.toMatch(/spinner:[`"']spinner-x/);
  expect(css).toContain('.spinner-x');
  expect(css).toContain('.hidden-x');
});

test('a file that looks classes up keeps their table', async () => {
  const { code, css } = await built('heading.tsx');
  expect(code).toMatch(/display:[`"']display-x/);
  expect(css).toContain('.display-x');
});
