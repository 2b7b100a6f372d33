import { existsSync, readFileSync } from 'node:fs';

/** A row of docs/reaches.md. */
export interface Reach {
  section: string;
  places: string[];
  reliesOn: string;
  provedBy: string[];
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);

export function readReaches(document: string): Reach[] {
  let section = '';
  return document.split('\n').flatMap((line) => {
    section = /^## (.+)/.exec(line)?.[1] ?? section;
    if (!line.startsWith('| `')) return [];
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return [{ section, places: quoted(cells[1]!), reliesOn: cells[2]!, provedBy: quoted(cells[5] ?? '') }];
  });
}

/** The names that give a reach away. For a new reach, add an entry. */
interface Giveaway {
  /** Part of the row's column "relies on". */
  of: string;
  names: RegExp;
}

const giveaways: readonly Giveaway[] = [
  { of: '`window.___loader`', names: /___loader|\bgatsbyLoader\(|\bloadPageSync\b|\bloadPage as\b/ },
  { of: '`___chunkMapping`', names: /___webpackCompilationHash|___chunkMapping|\bmissingPagePath = / },
  { of: 'page data', names: /\bpage-data\b|\bapp-data\b|(?<!_)\bwebpackCompilationHash\b|\bcomponentChunkName\b/ },
  { of: '`gatsby-announcer`', names: /gatsby-announcer/ },
  { of: '`window.___navigate`', names: /___navigate|requestAnimationFrame = / },
  { of: 'scroll position', names: /new Event\('scroll'\)/ },
  { of: '`Node.prototype`', names: /\bNode\.prototype\b.*/ },
  { of: '`load` or `error` event', names: /dispatchEvent\(new Event\(isLost/ },
  { of: 'boundary that suspends', names: /\buse\(latch\b/ },
  { of: 'hydrates a field', names: /\bfirst\.report\(/ },
  { of: 'throw a promise', names: /\bthrow messages\b|\bTrackedPromise\b/ },
  { of: 'Leaflet', names: /\bleaflet-\w+/ },
  { of: 'entries `app`', names: /\bentry\.app\b|~gatsby\/production-app/ },
  { of: 'no page needs', names: /gatsby-script|partytown/ },
  { of: 'chunk groups', names: /\bchunkGroups\b|\bblocksIterable\b|\breadChunkGroups\b/ },
  { of: 'render-page.js', names: /\bpage-ssr\b|\bloadRenderer\b/ },
  { of: '`webpack.stats.json`', names: /webpack\.stats/ },
  { of: 'fontkit', names: /\b_transformedGlyphs\b|\b_variationProcessor\b/ },
  {
    of: 'Redux store',
    names:
      /decap-cms-core\/dist\/esm\/(?:redux|actions\/entries|routing\/history)\b|\bentryDraft\.get\(|\bDRAFT_[A-Z_]+/,
  },
  { of: 'localForage', names: /'backup\.'|\['backup', |\blocalForage\.\w+ = / },
  { of: '`focus` of the list', names: /\.focus\?\.\(below|\bgetValidateValue\b/ },
  { of: 'Addresses such as', names: /#\/collections\// },
  { of: 'order of its elements', names: /#nc-root \w+[[: {,+.]|\bSplitPane\b|\bcms\.right-pane\b/ },
  {
    of: 'Drizzle uses only',
    names: /\bas unknown as PoolClient\b|\bbuild\(database\)\.prepare\b|\basync function together\b/,
  },
  { of: '`stream` of pg', names: /\bextends Duplex\b|\bstream: \(\) => / },
  { of: '`c.req.raw`', names: /\breq\.raw = |\breq\.bodyCache\b/ },
  { of: '`netlify.migrations`', names: /\bnetlify\.migrations\b/ },
  { of: '`@netlify/redirect-parser`', names: /@netlify\/(?:redirect|headers)-parser/ },
];

export interface Source {
  path: string;
  text: string;
}

const patchable = 'requestAnimationFrame|setTimeout|fetch|XMLHttpRequest|pushState|replaceState|addEventListener';

/** Signs of a reach into any package. What they find must be one of the names of a row that lists the file. */
const signs: readonly { kind: string; pattern: RegExp }[] = [
  // React documents `__html`, Netlify the files `_headers` and `_redirects`, and DKIM the domain `_domainkey`.
  {
    kind: 'a private member',
    pattern: /(?:\.|[{,] |\[['"])((?!__html\b|_headers\b|_redirects\b|_domainkey\b)_+[a-zA-Z]\w*)/g,
  },
  // Gatsby documents the id `___gatsby`.
  { kind: 'a private name', pattern: /\b((?!___gatsby\b)(?:___|__(?:react|REACT|SECRET|CLIENT|DEV))\w+)/g },
  { kind: 'a changed prototype', pattern: /\b([A-Z]\w*\.prototype(?:\.\w+ = |[,)]).*)/g },
  {
    kind: 'a changed function',
    pattern: new RegExp(`\\b(?:window|globalThis|self|history)\\.((?:${patchable}) = )`, 'g'),
  },
  { kind: 'reflection', pattern: /\b(Reflect\.(?:get|set|ownKeys|deleteProperty)\(.*)/g },
  { kind: 'a cast to other members', pattern: /\b(as unknown as \{.*)/g },
  {
    kind: 'a generated class',
    pattern: /(data-styled\b.*|\[class[*^$|~]?=.*|\.(?:css|sc)-\w+|\.(?:gm-style|pac-container)\b)/g,
  },
];

interface Found {
  kind: string;
  name: string;
}

interface Manifest {
  exports?: Record<string, unknown> | string;
  bin?: Record<string, string> | string;
}

const manifests = new Map<string, Manifest | null>();

function manifestOf(name: string): Manifest | null {
  const file = `node_modules/${name}/package.json`;
  if (!manifests.has(name))
    manifests.set(name, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null);
  return manifests.get(name)!;
}

const isInside = /(?:^|\/)(?:dist|lib|esm|cjs|src|internals?|build|cache-dir)\//;

/** True unless the package exports the file by its name, or by a pattern that leads to no folder of its own code. */
function isDeep(name: string, file: string): boolean {
  const { exports = {}, bin = {} } = manifestOf(name) ?? { exports: { [`./${file}`]: file } };
  if (file === 'package.json' || Object.values(bin).includes(`./${file}`)) return false;
  if (typeof exports === 'string') return true;
  if (`./${file}` in exports) return false;
  const isExported = Object.keys(exports).some(
    (key) => key.includes('*') && `./${file}`.startsWith(key.split('*')[0]!),
  );
  return !isExported || isInside.test(file);
}

/** Any text that is a path into an installed package: 'gatsby/dist/utils/flags', 'node_modules/pg/lib/client.js'. */
const packageFile = /(?<=['"`])((?:@[\w-]+\/)?[a-z][\w.-]*)\/([\w./-]+)(?=['"`?])/g;

const deepImports = (text: string): Found[] =>
  [...text.replace(/(?<=['"`])[\w./-]*node_modules\//g, '').matchAll(packageFile)].flatMap(([path, name, file]) =>
    isDeep(name!, file!) ? [{ kind: 'a file inside a package', name: path }] : [],
  );

const imported = /^import (?:type )?(?:(\w+)|\* as (\w+))?(?:, )?(?:\{([^}]*)\})? from '(?![./])[^']+'/gm;

/** Assignments to a member of what a package exports: `localForage.setItem = …`. */
function changedExports(text: string): Found[] {
  const names = [...text.matchAll(imported)].flatMap(([, whole, all, some = '']) => [
    ...[whole, all].filter((name) => name !== undefined),
    ...some.split(',').flatMap((name) => /(\w+)\s*$/.exec(name)?.[1] ?? []),
  ]);
  if (!names.length) return [];
  const assignment = new RegExp(`(?<![.\\w])(?:${names.join('|')})(?:\\.\\w+)+ = `, 'g');
  return [...text.matchAll(assignment)].map(([name]) => ({ kind: 'a changed export', name }));
}

const withoutComments = (text: string): string => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** Returns what shows that a file reaches into some package. */
export function findSigns({ text }: Source): Found[] {
  const code = withoutComments(text);
  const found = signs.flatMap(({ kind, pattern }) =>
    [...code.matchAll(pattern)].map(([, name]) => ({ kind, name: name! })),
  );
  return [...found, ...deepImports(code), ...changedExports(code)];
}

const rowOf = (reaches: readonly Reach[], { of }: Giveaway): Reach | undefined =>
  reaches.find(({ reliesOn }) => reliesOn.includes(of));

/** Finds files with a name of some reach, or with a sign of one, that no row lists. */
export function unlistedReaches(sources: readonly Source[], reaches: readonly Reach[]): string[] {
  return sources.flatMap((source) => {
    const code = withoutComments(source.text);
    const lists = (giveaway: Giveaway) => rowOf(reaches, giveaway)?.places.includes(source.path);
    const named = giveaways
      .filter((giveaway) => !lists(giveaway) && giveaway.names.test(code))
      .map(({ of, names }) => `${source.path} has ${names.exec(code)![0]}, but is not in the row of ${of}`);
    const signed = findSigns(source)
      .filter(({ name }) => !giveaways.some((giveaway) => lists(giveaway) && giveaway.names.test(name)))
      .map(({ kind, name }) => `${source.path} has ${kind}, ${name.trim()}, and is in no row`);
    return [...named, ...signed];
  });
}

/** Finds places without a name of their row, and names without a row. */
export function staleRows(sources: readonly Source[], reaches: readonly Reach[]): string[] {
  const textOf = new Map(sources.map(({ path, text }) => [path, withoutComments(text)]));
  const orphans = giveaways.filter((giveaway) => !rowOf(reaches, giveaway)).map(({ of }) => `no row relies on ${of}`);
  const stale = reaches.flatMap((reach) => {
    const own = giveaways.filter((giveaway) => rowOf(reaches, giveaway) === reach);
    return reach.places
      .filter((path) => !own.some(({ names }) => names.test(textOf.get(path) ?? '')))
      .map((path) => `${path} has no name of the row “${reach.reliesOn}”`);
  });
  return [...orphans, ...stale];
}
