import type { Plugin } from 'vite';

/**
 * Says `(width > 701px)` so that browsers from before 2022 understand it: the minifier writes `not (max-width:701px)`,
 * which is as new as what it replaces. No window is so wide that the difference of a fiftieth of a pixel shows.
 */
export function plainMediaQueries(): Plugin {
  return {
    name: 'kodestien-plain-media-queries',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = plain(String(file.source));
        }
      },
    },
  };
}

function plain(css: string): string {
  const queries = /@media[^{]*\{/g;
  return css.replaceAll(queries, (query) =>
    query
      .replaceAll(/\((not \([^()]*\))\)/g, '$1')
      .replaceAll(/not \(max-width:(\d+)px\)/g, '(min-width:$1.02px)')
      .replaceAll(/not \(min-width:(\d+)px\)/g, (_found, width: string) => `(max-width:${Number(width) - 0.02}px)`),
  );
}
