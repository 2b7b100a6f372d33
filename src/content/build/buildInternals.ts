import { createRequire } from 'node:module';
import { join } from 'node:path';

// Every undocumented part of Gatsby and webpack that the build relies on.

const mismatch = (expected: string): Error => new Error(`Expected ${expected}. See docs/reaches.md.`);

export interface GatsbyConfig {
  entry: Record<string, string | object>;
  resolve: { alias: Record<string, string> };
  output: object;
  optimization: { splitChunks: object; minimizer?: object[] };
}

/** A reach: starts the browser with `file`, which imports Gatsby's own entry as '~gatsby/production-app'. */
export function replaceEntry({ entry, resolve }: GatsbyConfig, file: string): void {
  if (typeof entry.app !== 'string') throw mismatch('the entry "app" in Gatsby’s webpack configuration');
  resolve.alias['~gatsby/production-app'] = entry.app;
  entry.app = file;
}

/** The same reach: adds a script with a file name of its own, which shares the modules of the page that loads it. */
export function addEntry(
  { entry }: GatsbyConfig,
  { stage, file, filename }: { stage: string; file: string; filename: string },
): void {
  const page = stage === 'develop' ? 'commons' : 'app';
  if (!entry[page]) throw mismatch(`the entry "${page}" in Gatsby’s webpack configuration`);
  entry[filename.replace(/\.js$/, '')] = { import: file, dependOn: page, filename };
}

/** A reach: modules of Gatsby and its plugins that are in every page, and that this site does not use. */
export const unusedModules: readonly RegExp[] = [
  /gatsby-script/,
  /internal-plugins[\\/]partytown[\\/]gatsby-browser/,
  /gatsby-plugin-(?:manifest|styled-components)[\\/]gatsby-browser/,
  /register-service-worker/,
];

// The few webpack types used here, because webpack is a dependency of Gatsby only.
interface Module {
  resource?: string;
  /** For concatenated modules, the root of the concatenation. */
  rootModule?: Module;
}

interface ChunkGroup {
  /** The entry's name, such as 'app'. Absent for other groups. */
  name?: string | undefined;
  chunks: readonly { files: Iterable<string> }[];
  /** The `import()` calls that load the group; empty for entries. */
  blocksIterable: Iterable<{ dependencies: readonly object[] }>;
}

interface Compilation {
  chunkGroups: readonly ChunkGroup[];
  moduleGraph: { getModule: (dependency: object) => Module | null };
}

export interface Compiler {
  hooks: { afterEmit: { tap: (name: string, callback: (compilation: Compilation) => void) => void } };
}

interface LoadedFiles {
  files: string[];
  /** The files of the modules that `import()` loads with this group. Null for the startup scripts. */
  modules: string[] | null;
}

/** A reach: returns the files that webpack loads together. */
export const readChunkGroups = ({ chunkGroups, moduleGraph }: Compilation): LoadedFiles[] =>
  chunkGroups.map(({ name, chunks, blocksIterable }) => {
    const blocks = [...blocksIterable];
    const modules = blocks
      .flatMap(({ dependencies }) => dependencies)
      .flatMap((dependency) => {
        const module = moduleGraph.getModule(dependency);
        return module?.resource ?? module?.rootModule?.resource ?? [];
      });
    return { files: chunks.flatMap(({ files }) => [...files]), modules: name === 'app' ? null : modules };
  });

/** A reach: the contents of a page's `pageDataFile`. */
export interface PageData {
  path: string;
  componentChunkName: string;
  result: { pageContext: object };
}

export function parsePageData(text: string): PageData {
  const data = JSON.parse(text) as Partial<PageData>;
  if (typeof data.path !== 'string' || !data.componentChunkName || !data.result?.pageContext)
    throw mismatch('`path`, `componentChunkName` and `result.pageContext` in the data of a page by Gatsby');
  return data as PageData;
}

/** Returns a page's data with another path: the one that Gatsby's router compares with the address. */
export const withPath = (pageData: string, path: string): string =>
  JSON.stringify({ ...parsePageData(pageData), path });

interface RenderArguments {
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

/** A reach: the page renderer that Gatsby's last build compiled, called as Gatsby calls it. */
export const rendererFile = (root: string): string => join(root, '.cache', 'page-ssr', 'routes', 'render-page.js');

export function loadRenderer(root: string): (data: PageData) => Promise<string> {
  const { default: render } = createRequire(rendererFile(root))(rendererFile(root)) as {
    default?: (rendering: RenderArguments) => Promise<{ html?: string }>;
  };
  if (typeof render !== 'function') throw mismatch(`a renderer of pages by Gatsby in ${rendererFile(root)}`);
  return async (pageData) => {
    const { html } = await render({
      pagePath: pageData.path,
      pageData,
      // Gatsby only uses this in scripts that this site's pages do not have.
      webpackCompilationHash: '',
      context: { isDuringBuild: true },
      staticQueryContext: {},
      scripts: [],
      styles: [],
      reversedScripts: [],
      reversedStyles: [],
    });
    if (!html) throw mismatch(`HTML of ${pageData.path} by Gatsby`);
    return html;
  };
}
