/** From what needs all the others down to what needs none. A test compares them with ARCHITECTURE.md. */
export const LEVELS = {
  server: [
    ['authoring', 'backup', 'demo'],
    ['admin', 'page', 'privacy'],
    ['classes'],
    ['profile'],
    ['learning'],
    ['account', 'document'],
    ['metrics'],
    ['mail', 'player'],
    ['http'],
    ['database', 'thread'],
  ],
  web: [
    ['app'],
    ['screens'],
    ['layout'],
    ['lesson'],
    ['account'],
    ['editor', 'picture'],
    ['loading'],
    ['i18n', 'theme'],
    ['api-client', 'store', 'ui'],
  ],
};

/** Who may import whom: the only place that says so. `npm run lint` enforces it. ARCHITECTURE.md explains it. */
export const forbidden = [
  rule('no-circle', 'No file imports itself through others.', {}, { circular: true }),
  {
    ...rule(
      'no-circle-of-folders',
      'No two folders import each other, not even through others.',
      {},
      { circular: true },
    ),
    scope: /** @type {const} */ ('folder'),
  },
  rule(
    'resolvable',
    'What is imported exists.',
    {},
    { couldNotResolve: true, pathNot: ['^(?:messages|virtual):', '\\?(?:url|bytes)$'] },
  ),
  rule(
    'contract-alone',
    'The contract imports nothing but the schema library.',
    { path: '^contract/src/' },
    { pathNot: ['^contract/src/', '^node_modules/typebox/'] },
  ),
  rule(
    'sandbox-alone',
    'The sandbox imports nothing of the product.',
    { path: '^sandbox/src/' },
    { path: ['^(?:contract|server|web)/', '^node_modules/(?:react|react-dom|fastify)/'] },
  ),
  rule(
    'server-without-web',
    'The server never imports the web app.',
    { path: '^server/src/' },
    { path: ['^web/', '^node_modules/(?:react|react-dom)/'] },
  ),
  ...directions('server', LEVELS.server),
  rule(
    'routes-for-the-app',
    'Handlers are imported by app.ts only: what others need of them is in a file of its own.',
    { path: '^server/src/', pathNot: '^server/src/app\\.ts$' },
    { path: '^server/src/.*[/-]routes\\.ts$' },
  ),
  rule(
    'web-without-server',
    'The web app never imports the server, and of the contract only types of schemas.',
    { path: '^web/src/' },
    { path: ['^server/', '^node_modules/typebox/'] },
  ),
  rule('web-without-node', 'The web app runs in browsers.', { path: '^web/src/' }, { dependencyTypes: ['core'] }),
  ...directions('web', LEVELS.web),
  rule(
    'ui-alone',
    'ui has neither store nor texts: it imports nothing of the web app but itself.',
    { path: '^web/src/ui/' },
    { path: '^web/src/', pathNot: '^web/src/ui/' },
  ),
  rule(
    'screens-apart',
    'No screen imports another screen.',
    { path: '^web/src/screens/([^/]+)/' },
    { path: '^web/src/screens/', pathNot: '^web/src/screens/$1/' },
  ),
];

export const options = {
  // TypeScript 7 has no API yet that tools can parse with.
  parser: /** @type {const} */ ('swc'),
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['\\.test\\.tsx?$', '/testing/'] },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
};

export default { forbidden, options };

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 */
function rule(name, comment, from, to) {
  return { name, comment, severity: /** @type {const} */ ('error'), from, to };
}

/**
 * A folder imports only from the lines below its own. Beside that, `no-circle-of-folders` looks at the folders inside these.
 *
 * @param {string} root
 * @param {readonly (readonly string[])[]} levels
 */
function directions(root, levels) {
  return levels.flatMap((folders, level) =>
    folders.map((folder) => {
      const others = levels
        .slice(0, level + 1)
        .flat()
        .filter((other) => other !== folder);
      return rule(
        `${root}-${folder}`,
        `${root}/src/${folder} imports only from the lines below its own (ARCHITECTURE.md).`,
        { path: `^${root}/src/${folder}/` },
        { path: `^${root}/src/(?:${others.join('|') || '-'})/`, pathNot: `^${root}/src/${folder}/` },
      );
    }),
  );
}
