/**
 * Everything that this site's code in the browser uses of Gatsby and styled-components beyond their documentation.
 * content/buildInternals.ts lists what the build uses, and navigationInternals.ts what loads later. internals.test.ts
 * checks each entry against the installed package, and fails at every other version until somebody has checked this
 * file again.
 */

/** The versions that this file and content/buildInternals.ts were checked against. */
export const checkedVersions = { gatsby: '5.16.1', 'styled-components': '6.6.0' } as const;

/** A page as loaded by Gatsby. */
export interface LoadedPage {
  page?: { path: string };
  json?: { pageContext?: unknown };
}

/**
 * Gatsby's loader: its router, links and prefetching call these functions to load every page, so replacing one here
 * changes what all of them do. Gatsby's plugin interface can observe a load but not delay or replace it.
 */
export interface GatsbyLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

type GatsbyWindow = Partial<{
  ___loader: GatsbyLoader;
  ___chunkMapping: string | Record<string, string[]>;
  ___webpackCompilationHash: string;
  pagePath: string;
}>;

function read<Name extends keyof GatsbyWindow>(name: Name): NonNullable<GatsbyWindow[Name]> {
  const value = (window as GatsbyWindow)[name];
  if (!value) throw new Error(`Expected window.${name} of Gatsby`);
  return value;
}

export const gatsbyLoader = (): GatsbyLoader => read('___loader');

/**
 * Parses the names of the chunks. Gatsby writes them as a JSON text inside a JSON text, and its loader, which expects
 * an object, then never prefetches a page's component. Only built pages have them.
 */
export function parseChunkNames(): void {
  const names = read('___chunkMapping');
  if (typeof names !== 'string') throw new Error('Expected window.___chunkMapping to be text');
  Object.assign(window, { ___chunkMapping: JSON.parse(names) as Record<string, string[]> });
}

/** Identifies the build that this page belongs to. Only built pages have it. */
export const buildHash = (): string => read('___webpackCompilationHash');

/** The contents of `appDataFile`: the same hash of the newest build. */
export interface AppData {
  webpackCompilationHash?: string;
}

/** The path of the page in this document. It differs from the address on a 404 page. */
export const documentPath = (): string => read('pagePath');
/** Gatsby's own script with this path differs from page to page, so the start script sets it instead. */
export const setDocumentPath = (path: string): void => void Object.assign(window, { pagePath: path });

/**
 * Removes Gatsby's own live region from the accessibility tree. It says "Navigated to …" in English on every page, and
 * has no option. The shell announces pages instead.
 */
export const silenceAnnouncer = (): void => document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');

/** The marker that styled-components writes after a component's rules in the HTML, to know which rules exist. */
const styledMarker = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * Keeps the styles of the HTML in place. On startup styled-components would copy each rule into its own sheet, and
 * the browser would recalculate the style of the whole page. Instead it gets a list of the existing rules without
 * their text, and adds only new ones. Its sheet then comes after the HTML's; journeys check that the order overrides
 * nothing.
 */
export function keepStyles(): void {
  for (const style of document.querySelectorAll('style[data-styled]')) {
    const names = style.cloneNode() as Element;
    names.textContent = (style.textContent.match(styledMarker) ?? []).map((name) => `${name}/*!sc*/\n`).join('');
    style.removeAttribute('data-styled');
    style.after(names);
  }
}
