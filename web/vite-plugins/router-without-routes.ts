import type { Plugin } from 'vite';

/**
 * The router wraps a component of its own as it loads, and names its contexts for the developer tools: both keep things in
 * the bundle that nothing uses. Marked as free of effects and without the names, all of its matching is left out: 4 kB of
 * every first visit.
 */
export function routerWithoutRoutes(): Plugin {
  return {
    name: 'router-without-routes',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/(?:components|context)\.(m?)js$/ },
      handler: (code) =>
        code
          .replaceAll(/= (React\S*\.memo\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+Context\.displayName = .*$/gm, ''),
    },
  };
}
