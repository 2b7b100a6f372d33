import { splitLocalePath } from '../domain/region/locales';
import { missingPagePath } from '../domain/site/routing/pageDataFiles';
import { documentPath, gatsbyLoader, type LoadedPage } from './internals';

/** Removes the query, the fragment and a trailing slash, as Gatsby does to look up a page. */
const normalizePath = (path: string): string => path.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');

/** Gatsby supports one 404 page for all languages; for any other it would replace the address with that page's path. */
export function showMissingPagesInPlace(): void {
  const loader = gatsbyLoader();
  const { loadPage, loadPageSync } = loader;
  const missingPages = new Map<string, LoadedPage>();
  // The document already is the 404 page, so Gatsby need not check for a page at its address.
  const missingDocument = documentPath() === missingPagePath ? normalizePath(window.location.pathname) : null;

  const loadMissingPage = async (path: string): Promise<LoadedPage | undefined> => {
    const locale = splitLocalePath(path)?.locale;
    const loaded = await loadPage(locale ? `${locale.prefix}/404` : missingPagePath);
    if (!loaded?.page) return undefined;
    // Gatsby's router renders a page with this path at any address.
    const page = { ...loaded, page: { ...loaded.page, path: missingPagePath } };
    missingPages.set(path, page);
    return page;
  };

  loader.loadPage = async (rawPath) => {
    const path = normalizePath(rawPath);
    if (missingPages.has(path)) return missingPages.get(path);
    if (path === missingDocument) return (await loadMissingPage(path)) ?? loadPage(rawPath);
    const loaded = await loadPage(rawPath);
    if (loaded?.page?.path !== missingPagePath) return loaded;
    return (await loadMissingPage(path)) ?? loaded;
  };
  loader.loadPageSync = (rawPath, options) =>
    missingPages.get(normalizePath(rawPath)) ?? loadPageSync(rawPath, options);
}
