// Everything that this site uses in the browser of Gatsby and React beyond their documentation.
// docs/reaches.md lists all such reaches, and content/build/buildInternals.ts has those of the build.

export interface LoadedPage {
  page?: { path: string };
  json?: { pageContext?: unknown };
}

/**
 * A reach: Gatsby's router, links and prefetching load every page with these functions. Its plugin interface can observe
 * a load but not delay or replace it. They exist before `onClientEntry` runs.
 */
export interface GatsbyLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

/** A reach: what Gatsby's scripts read from the page. Its own inline scripts would set these. */
interface PageGlobals {
  /** Differs from the address on a 404 page. */
  pagePath: string;
  ___webpackCompilationHash: string;
  /** The scripts that a prefetch requests before the site does, by component. */
  ___chunkMapping: Record<string, string[]>;
}

type GatsbyWindow = Partial<PageGlobals & { ___loader: GatsbyLoader }>;

function read<Name extends keyof GatsbyWindow>(name: Name): NonNullable<GatsbyWindow[Name]> {
  const value = (window as GatsbyWindow)[name];
  if (!value) throw new Error(`Expected window.${name} of Gatsby. See docs/reaches.md.`);
  return value;
}

export const gatsbyLoader = (): GatsbyLoader => read('___loader');

/** Only built pages have a hash. `appDataFile` has that of the newest build. */
export const buildHash = (): string => read('___webpackCompilationHash');
export interface AppData {
  webpackCompilationHash?: string;
}

/**
 * Sets what differs from page to page, so that all pages have the same inline scripts. No component is listed, because
 * `prefetchPage` requests those of prefetched pages.
 */
export function setPageGlobals(path: string, build: string): void {
  const globals: PageGlobals = { pagePath: path, ___webpackCompilationHash: build, ___chunkMapping: {} };
  Object.assign(window, globals);
}
