import type { Plugin } from 'vite';

/**
 * V8 compiles a file with this first line whole, in another thread while it comes, and not each function when it is first
 * called. Other engines read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** What a lesson, which has most code, begins with; and its editor. Elsewhere much is never called. */
const BEGUN_WITH = new Set(['index', 'common', 'reading', 'learning', 'doc-screen', 'blocks', 'editor-view']);
const EDITOR = '/node_modules/@codemirror/view/';

export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      // After what Vite itself puts first.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const isBegunWith = BEGUN_WITH.has(file.name) || file.moduleIds.some((id) => id.includes(EDITOR));
          if (isBegunWith) file.code = HINT + file.code;
        }
      },
    },
  };
}
