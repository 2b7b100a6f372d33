/**
 * Who may import whom. Each room lists what it may import besides itself; everything else of ours is an error.
 * @see boundaries.test.ts, which shows for each rule that it can fail.
 */
const srcRooms = {
  domain: [],
  content: ['domain'],
  data: ['domain'],
  i18n: ['domain'],
  ui: [],
  state: ['domain', 'data'],
  features: ['domain', 'data', 'state', 'i18n', 'ui'],
  templates: ['domain', 'state', 'i18n', 'ui', 'features'],
  pages: ['domain', 'state', 'i18n', 'ui', 'features'],
  app: ['domain', 'data', 'state', 'i18n', 'ui', 'features'],
};

const netlifyRooms = {
  functions: ['routes', 'database', 'platform'],
  'edge-functions': ['platform'],
  routes: ['services', 'platform'],
  services: ['database', 'platform'],
  database: ['platform'],
  platform: [],
  local: ['functions', 'edge-functions', 'routes', 'services', 'database', 'platform'],
};

const why = {
  domain: 'The business rules run in the browser, on the server and at build time: they stand on nothing of ours.',
  content: 'Content is read at build time; what it needs of the rules is in domain.',
  data: 'Browser effects know the contracts alone, so that any state or feature may call them.',
  i18n: 'Words are drawn everywhere, so they depend on nothing that draws.',
  ui: 'Primitives know no feature and no rule: strings and values arrive as props.',
  state: 'State shared by features stands under them: it may not know one.',
  features: 'A feature composes what stands under it; templates and the shell compose features.',
  templates: 'A page composes features; effects belong to features and state, and content arrives as page context.',
  pages: 'The error pages are templates with a fixed address.',
  app: 'The shell wraps every page, so it may know none.',
  functions: 'A function is a thin entry: it opens the database and hands the request to a router.',
  'edge-functions': 'The edge runtime has neither the database nor the services.',
  routes: 'A router parses, calls a service and maps errors; SQL belongs to services.',
  services: 'A service is a verb over the database; it knows no HTTP.',
  database: 'Tables and clients stand under the services.',
  platform: 'Settings and gateways are used by every layer of the server, so they stand under all of them.',
  local: 'The local server serves the same functions as production; of its own it has the editor of content files.',
};

// Tests may reach for fixtures, the embedded database and test libraries; nothing that ships may reach for a test.
const test = ['^tests/', '[.]test[.]tsx?$'];
const ours = '^(src|netlify|content|static)/|^gatsby-';
const authoring = '^src/content/authoring/';
const pglite = 'node_modules/(@electric-sql/pglite/|drizzle-orm/pglite/)';
const embedded = '^netlify/database/embedded[.]ts$';

const roomRules = (base, rooms, alsoAllowed) =>
  Object.entries(rooms).map(([room, allowed]) => ({
    name: `${base}-${room}`,
    severity: 'error',
    comment: why[room],
    from: { path: `^${base}/${room}/`, pathNot: test },
    to: {
      path: ours,
      pathNot: [room, ...allowed]
        .map((name) => `^${base}/${name}/`)
        .concat(alsoAllowed[room] ?? alsoAllowed.every ?? []),
    },
  }));

// What draws a page may name the types of the page's context; content-at-build-time keeps it to the types.
const types = ['^src/content/'];
const srcExtras = { features: types, templates: types, pages: types, app: types, content: ['^content/'] };
// The local server's editor checks what it writes as the build does.
const netlifyExtras = { every: ['^src/domain/'], local: ['^src/domain/', '^src/content/'] };

const namedOnce = {
  mail: 'nodemailer',
  blobs: '@netlify/blobs',
  'blob-files': 'unstorage',
  billing: 'stripe',
  maps: 'leaflet',
  'google-maps': '(@googlemaps/js-api-loader|@react-google-maps/api)',
  'error-reporting': '@sentry/[^/]+',
  'content-editor': 'decap-cms-core',
  log: 'pino',
  metrics: 'prom-client',
  archives: 'tar',
  push: 'web-push',
};

module.exports = {
  forbidden: [
    ...roomRules('src', srcRooms, srcExtras),
    ...roomRules('netlify', netlifyRooms, netlifyExtras),
    {
      name: 'unlisted-room',
      severity: 'error',
      comment: 'A folder without a row in the tables above has no boundary: give it a row or put the file in a room.',
      from: {
        path: '^(src|netlify)/',
        pathNot: [
          `^src/(${Object.keys(srcRooms).join('|')})/`,
          `^netlify/(${Object.keys(netlifyRooms).join('|')})/`,
          ...test,
        ],
      },
      to: {},
    },
    {
      name: 'root-is-thin',
      severity: 'error',
      comment: 'The Gatsby files at the root call src/content (build) or src/app (shell); what they do stands there.',
      from: { path: '^gatsby-(config|node|browser|ssr)[.]tsx?$' },
      to: { path: ours, pathNot: ['^src/content/', '^src/app/', '^src/domain/'] },
    },
    {
      name: 'content-at-build-time',
      severity: 'error',
      comment:
        'src/content reads files with Node: in a page, even one function of it would pull the build into the bundle.',
      from: { path: '^(src/(features|templates|pages|app)/|gatsby-(browser|ssr)[.])', pathNot: test },
      to: { path: '^src/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'authoring-stands-alone',
      severity: 'error',
      comment: 'The tools that write demo content are run by hand; the site must build without them.',
      from: { pathNot: [authoring, ...test] },
      to: { path: authoring },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files in a cycle can only be understood, tested and loaded together.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-sibling-features',
      severity: 'error',
      comment: 'What two features share belongs to state, ui or domain; a template joins features.',
      from: { path: '^src/features/([^/]+)/', pathNot: test },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-takes-zod-alone',
      severity: 'error',
      comment:
        'No React, no clock library, no Node: a rule must give the same answer in the browser and on the server.',
      from: { path: '^src/domain/', pathNot: test },
      to: { pathNot: ['^src/domain/', 'node_modules/zod/', ours] },
    },
    {
      name: 'nothing-ships-with-tests',
      severity: 'error',
      comment: 'Fixtures and mocks carry test libraries, which are not installed in production.',
      from: { path: '^(src|netlify)/|^gatsby-', pathNot: test },
      to: { path: test },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere escapes every rule above.',
      from: {},
      // virtual modules of the runtimes are no files
      to: { couldNotResolve: true, pathNot: '^(netlify:|gatsby$|~gatsby/)' },
    },
    {
      name: 'pglite-in-one-file',
      severity: 'error',
      comment: 'The embedded database is a choice of the local server; code that names it cannot run on Postgres.',
      from: { path: '^(src|netlify)/|^gatsby-', pathNot: [embedded, ...test] },
      to: { path: pglite },
    },
    {
      name: 'pglite-stays-local',
      severity: 'error',
      comment: 'Reached from a function, the embedded database (23 MB) would be bundled and deployed with it.',
      from: { path: '^(src|netlify)/|^gatsby-', pathNot: [embedded, '^netlify/local/', ...test] },
      to: { path: embedded, reachable: true },
    },
    ...Object.entries(namedOnce).map(([part, name]) => ({
      name: `one-file-for-${part}`,
      severity: 'error',
      comment: 'Each outside service is named in one file, so that exchanging it is a change of that file.',
      module: { path: `node_modules/${name}/`, numberOfDependentsMoreThan: 1 },
      from: { path: '^(src|netlify)/|^gatsby-', pathNot: test },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(public|[.]cache|dist)/' },
    // sees `import type` too: a type is knowledge of a room
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'types', 'default', 'require'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
