// Everything that this site uses in the browser of Gatsby and React beyond their documentation.
// docs/startup.md lists all such reaches, and content/build/buildInternals.ts has those of the build.

/** The versions that all reaches were checked against. internals.test.tsx fails at any other. */
export const checkedVersions = {
  gatsby: '5.16.1',
  'react-dom': '19.2.9',
  webpack: '5.98.0',
} as const;

export interface LoadedPage {
  page?: { path: string };
  json?: { pageContext?: unknown };
}

/**
 * Reach 1. Gatsby's router, links and prefetching load every page with these functions. Its plugin interface can observe
 * a load but not delay or replace it. They exist before `onClientEntry` runs (reach 2: Gatsby waits for its promise).
 */
export interface GatsbyLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

/** Reach 3. What Gatsby's scripts read from the page. Its own inline scripts would set these. */
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
  if (!value) throw new Error(`Expected window.${name} of Gatsby`);
  return value;
}

export const gatsbyLoader = (): GatsbyLoader => read('___loader');

/** Only built pages have a hash. `appDataFile` has that of the newest build. */
export const buildHash = (): string => read('___webpackCompilationHash');
export interface AppData {
  webpackCompilationHash?: string;
}

export const documentPath = (): string => read('pagePath');

/**
 * Sets what differs from page to page, so that all pages have the same inline scripts. No component is listed, because
 * `preparePage` requests those of prefetched pages.
 */
export function setPageGlobals(path: string, build: string): void {
  const globals: PageGlobals = { pagePath: path, ___webpackCompilationHash: build, ___chunkMapping: {} };
  Object.assign(window, globals);
}

/** Reach 4. Gatsby's live region says "Navigated to …" in English on every page. The shell announces pages instead. */
export function silenceAnnouncer(): void {
  const announcer = document.getElementById('gatsby-announcer');
  if (!announcer) throw new Error('Expected #gatsby-announcer of Gatsby');
  announcer.hidden = true;
}

/** Reach 5. React ignores a change if it saw `value` being set. It overrides that property, but not the prototype's. */
export function typeText(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string): void {
  field.value = text ? '' : '0';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event(field.type === 'select-one' ? 'change' : 'input', { bubbles: true }));
}
