import type { Plugin } from 'vite';

/**
 * The router wraps a component of its own as it loads, which keeps its routes in the bundle though nothing uses them. Marked
 * as free of effects, they are left out: 4 kB of every first visit.
 */
export function routerWithoutRoutes(): Plugin {
  return {
    name: 'router-without-routes',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/components\.(m?)js$/ },
      handler: (code) => code.replaceAll(/= (React\S*\.memo\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
