import { navigate, prefetchPathname } from 'gatsby';
import { isCrawler } from '../data/page/isCrawler';
import { localePath, splitLocalePath } from '../domain/region/locales';
import { pageDataFile } from '../domain/site/routing/pageDataFiles';
import { routePath } from '../domain/site/routing/routes';
import { loadProductParts } from '../features/product/loadProductParts';
import { pageLoader } from '../state/navigation/pageLoader';
import { prefersReducedData } from '../state/prefersReducedData';
import { authPathFor } from './authPathFor';
import { isPlainClick } from './isPlainClick';

/**
 * Selects links in parts of the page that are not hydrated. The root element has the attribute too, but is not such a
 * part.
 */
const early = 'body [data-dehydrated] a[href^="/"]';
const lists = [routePath('pods'), routePath('devices')];

/** Null for links to files and other sites, for which the router has no page. */
const pageOf = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin ? splitLocalePath(pathname) : null;

const isProduct = (pathname: string): boolean =>
  lists.some((list) => splitLocalePath(pathname)?.rest.startsWith(`${list}/`));

const earlyLink = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>(early);

function prefetchData(pathname: string): void {
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous', href: pageDataFile(pathname) });
  document.head.appendChild(hint);
}

/**
 * Prefetches the pages of visible links. Products are opened soonest, so their data is requested immediately: Gatsby
 * waits three seconds and then loads four pages at a time.
 */
function prefetchEarlyLinks(stopped: AbortSignal): void {
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      const { pathname, search } = target as HTMLAnchorElement;
      if (isProduct(pathname)) prefetchData(pathname);
      prefetchPathname(pathname + search);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(early)) if (pageOf(link)) watch.observe(link);
  stopped.addEventListener('abort', () => watch.disconnect());
}

/** Starts loading a link's page on pointerdown, without waiting for the click. */
async function loadPressed(event: Event): Promise<void> {
  const link = earlyLink(event);
  const page = link && pageOf(link);
  if (!page) return;
  if (isProduct(link.pathname)) loadProductParts(page.locale.id);
  const loadPage = await pageLoader;
  // A page that fails to load is loaded again by the click.
  await loadPage(link.pathname + link.search).catch(() => undefined);
}

function follow(event: MouseEvent): void {
  const link = earlyLink(event);
  if (!link || event.defaultPrevented || !isPlainClick(event)) return;
  const { pathname, search, hash, target } = link;
  const page = pageOf(link);
  if (target || !page) return;
  event.preventDefault();
  const authPath = authPathFor(page.rest);
  void navigate(authPath ? localePath(page.locale, authPath) : pathname + search + hash);
}

/**
 * Makes links work before their part of the page is hydrated: visible ones are prefetched, and a click navigates
 * without a full page load. Returns a function that stops this.
 */
export function followEarlyLinks(): () => void {
  const stopped = new AbortController();
  const canPrefetch = 'IntersectionObserver' in window && !prefersReducedData() && !isCrawler();
  if (canPrefetch) prefetchEarlyLinks(stopped.signal);
  // React stops events of such parts at the root, so listen in the capture phase.
  const options = { capture: true, signal: stopped.signal };
  document.addEventListener('pointerdown', (event) => void loadPressed(event), options);
  document.addEventListener('click', follow, options);
  return () => stopped.abort();
}
