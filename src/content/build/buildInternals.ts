import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HtmlBytes } from './htmlBytes';

/**
 * Everything that the build of this site uses of Gatsby, its webpack configuration and its pages beyond their
 * documentation. Each function fails if what it expects is missing. boot/internals.ts lists what the browser uses, and
 * names the versions that both were checked against.
 */

interface Minimizer {
  constructor: { name: string; swcMinify?: unknown };
  options: { minimizer?: { implementation: unknown; options: object } };
}

/** The parts of Gatsby's webpack configuration that this site changes. */
export interface GatsbyConfig {
  entry: Record<string, string>;
  resolve: { alias: Record<string, string> };
  devtool?: unknown;
  output: { hashDigestLength?: number; chunkFilename?: string };
  optimization: {
    splitChunks: { cacheGroups: Record<string, { name?: unknown } | undefined> };
    minimizer?: Minimizer[];
  };
}

const expected = (what: string): never => {
  throw new Error(`Expected ${what} in Gatsby's webpack configuration. See src/content/build/buildInternals.ts.`);
};

/** Starts the browser with a module of this site, which imports Gatsby's own entry as '~gatsby/production-app'. */
export function replaceEntry({ entry, resolve }: GatsbyConfig, file: string): void {
  resolve.alias['~gatsby/production-app'] = entry.app ?? expected('the entry "app"');
  entry.app = file;
}

/** The development server's connection to the page, imported as '~gatsby/develop-socket'. */
export const developAliases = (root: string): Record<string, string> => ({
  '~gatsby/develop-socket': join(root, '.cache', 'socketIo.js'),
});

/**
 * Gatsby names a shared chunk after the chunks that share it. Ours have no names, so unrelated modules would share one
 * file. And it counts lazy chunks too: once enough of them share React Query, every page would load it at startup.
 */
export function splitByUse({ optimization }: GatsbyConfig): void {
  const { cacheGroups } = optimization.splitChunks;
  delete (cacheGroups.shared ?? expected('the cache group "shared"')).name;
  if (!cacheGroups.commons) expected('the cache group "commons"');
  delete cacheGroups.commons;
}

/**
 * Minifies with SWC for the browsers in the package's list. Gatsby's Terser minifies for Internet Explorer 11, takes
 * half a minute longer, and writes larger scripts.
 */
export function minifyWithSwc({ optimization }: GatsbyConfig): void {
  const plugin = optimization.minimizer?.find(({ constructor }) => constructor.name === 'TerserPlugin');
  const implementation = plugin?.constructor.swcMinify ?? expected('a TerserPlugin with swcMinify');
  plugin!.options.minimizer = { implementation, options: { ecma: 2020, compress: { passes: 3 } } };
}

/**
 * Shortens the names of the lazy files, since the startup scripts list all of them: an id instead of the chunk's name,
 * and eight digits of the hash, which are enough to tell builds apart.
 */
export function shortenFileNames({ output }: GatsbyConfig): void {
  if (output.chunkFilename !== '[name]-[contenthash].js') expected('named files of lazy chunks');
  output.chunkFilename = '[id]-[contenthash].js';
  output.hashDigestLength = 8;
}

/** Writes source maps that no script names, because the host does not serve them. */
export function hideSourceMaps(config: GatsbyConfig): void {
  if (config.devtool !== 'source-map') expected('source maps');
  config.devtool = 'hidden-source-map';
}

/**
 * Modules that Gatsby adds to every page and this site does not use: its script component, manifests per language,
 * vendor prefix settings, and its service worker registration, which logs to the console (`watchWorker` registers the
 * worker instead).
 */
const unusedModules = [
  /gatsby-script/,
  /internal-plugins[\\/]partytown[\\/]gatsby-browser/,
  /gatsby-plugin-(?:manifest|styled-components)[\\/]gatsby-browser/,
  /register-service-worker/,
];

const emptyModule = 'data:text/javascript,';
/** styled-components adds vendor prefixes only when asked, so stylis's prefixer is dead weight. */
const prefixer: [RegExp, string] = [/\/Prefixer\.js$/, `${emptyModule}export const prefix=(value)=>value`];

/**
 * Checks for developers, as in Gatsby's router: React no longer reads property types, and a failed assertion would only
 * name a mistake in the code.
 */
const checks: [RegExp, string][] = [
  [/^prop-types$/, `${emptyModule}const type=new Proxy(()=>type,{get:()=>type});export default type`],
  [/^invariant$/, `${emptyModule}export default()=>{}`],
];

/** Modules of packages, and what the browser gets in their place. */
export const replacedModules: readonly [RegExp, string][] = [
  ...unusedModules.map((module): [RegExp, string] => [module, emptyModule]),
  prefixer,
  ...checks,
];

/** lucide's icon factory, whose options this site does not use. The server and the browser render the same icons. */
export const iconFactory = /[\\/]createLucideIcon\.mjs$/;

/** The script tags that Gatsby writes at the end of each page, and its script with the page's path. */
export const scriptTags =
  /<script src="[^"]+" async(?:="")?><\/script>|<script id="gatsby-script-loader">[^]*?<\/script>/g;

/** The text of the scripts that Gatsby writes into each page, the same in the whole build: chunk names, build hash. */
export const buildScript = /^\s*window\.___(?:chunkMapping|webpackCompilationHash)="(?:[^"\\]|\\.)*";\s*$/;

const chunkNames = /(window\.___chunkMapping=)("(?:[^"\\]|\\.)*")/;

/**
 * Replaces the chunk names that Gatsby writes into every page. Its loader looks up the page components that it
 * prefetches there, but Gatsby also lists all other chunks, and only files whose name begins with the chunk's.
 */
export function listComponentFiles(html: HtmlBytes, files: Record<string, string[]>): HtmlBytes {
  const [found, assignment] = chunkNames.exec(html) ?? [];
  if (!found) throw new Error('Expected the chunk names in a page of Gatsby. See src/content/build/buildInternals.ts.');
  return html.replace(found, () => assignment + JSON.stringify(JSON.stringify(files)));
}

/** The contents of a page's `pageDataFile`, as Gatsby writes it. */
export interface PageData {
  path: string;
  componentChunkName: string;
  result: { pageContext: object };
}

export function parsePageData(text: string): PageData {
  const data = JSON.parse(text) as Partial<PageData>;
  if (typeof data.path !== 'string' || !data.componentChunkName || !data.result?.pageContext)
    throw new Error('Expected the data of a page by Gatsby. See src/content/build/buildInternals.ts.');
  return data as PageData;
}

/** Gatsby's data of a page, with another path: the one that its router compares with the address. */
export const withPath = (pageData: string, path: string): string =>
  JSON.stringify({ ...parsePageData(pageData), path });

/** The arguments of Gatsby's compiled renderer. The lists of scripts are empty because `finishPages` adds the scripts. */
interface Rendering {
  pagePath: string;
  pageData: PageData;
  webpackCompilationHash: string;
  context: { isDuringBuild: true };
  staticQueryContext: Record<string, never>;
  scripts: never[];
  styles: never[];
  reversedScripts: never[];
  reversedStyles: never[];
}

/** The path of the page renderer that Gatsby's last build compiled. */
export const rendererFile = (root: string): string => join(root, '.cache', 'page-ssr', 'routes', 'render-page.js');

/** The part with the chunk names, the same in every page, that Gatsby inserts after rendering. */
const commonPart = '_gatsby-scripts-1';
const commonPlace = `<slice-start id="${commonPart}"></slice-start><slice-end id="${commonPart}"></slice-end>`;

/** Loads the renderer of Gatsby's last build, to render pages again after a change to their data. */
export function loadRenderer(root: string, out: string, buildHash: string): (data: PageData) => Promise<string> {
  const { default: render } = createRequire(rendererFile(root))(rendererFile(root)) as {
    default?: (rendering: Rendering) => Promise<{ html?: string }>;
  };
  const missing = (what: string) => new Error(`Expected ${what} by Gatsby. See src/content/build/buildInternals.ts.`);
  if (typeof render !== 'function') throw missing('a renderer of pages');
  const common = readFileSync(join(out, '_gatsby', 'slices', `${commonPart}.html`), 'utf8');
  const none = { staticQueryContext: {}, scripts: [], styles: [], reversedScripts: [], reversedStyles: [] };
  return async (pageData) => {
    const context = { isDuringBuild: true } as const;
    const rendering = { ...none, pagePath: pageData.path, pageData, webpackCompilationHash: buildHash, context };
    const { html } = await render(rendering);
    if (!html?.includes(commonPlace)) throw missing(`HTML of ${pageData.path} with a place for scripts`);
    return html.replace(
      commonPlace,
      () => `<!-- slice-start id="${commonPart}" -->${common}<!-- slice-end id="${commonPart}" -->`,
    );
  };
}
