import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * A class of a CSS module is an export as well as a part of the default one. Where a file only ever asks for classes by
 * their names, it is given the exports: the bundler writes them where they are used and leaves the others out, instead of
 * sending a table for each style sheet.
 */
export function inlinedClassNames(): Plugin[] {
  return [
    {
      name: 'inlined-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: '.module.css' },
        handler: (code) =>
          code.replace(IMPORT, (line, styles: string, path: string) =>
            isAlwaysNamed(code, styles) ? `import * as ${styles} from ${path};` : line,
          ),
      },
    },
    {
      // What is left of such a module is nothing; its rules belong to the page all the same.
      name: 'inlined-class-names:keep-rules',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

/** Also false when the word is part of something else: then the file keeps the table. */
function isAlwaysNamed(code: string, styles: string): boolean {
  const uses = code.match(new RegExp(`\\b${styles}\\b`, 'g'))?.length ?? 0;
  const named = code.match(new RegExp(`(?<![\\w.])${styles}\\.\\w`, 'g'))?.length ?? 0;
  return uses === named + 1;
}
