import type { Plugin } from 'vite';

/**
 * The router wraps a component of its own as it loads, which keeps all of its matching in the bundle though nothing uses
 * it. Marked as free of effects, it is left out: 4 kB of every first visit.
 */
export function routerWithoutRoutes(): Plugin {
  return {
    name: 'router-without-routes',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/components\.(m?)js$/ },
      handler: (code) => code.replaceAll(/= (React\S*\.memo\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
