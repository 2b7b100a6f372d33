import { navigate, prefetchPathname } from 'gatsby';
import { localePath, splitLocalePath } from '../domain/region/locales';
import { entranceFor } from './entrance';
import { isPlainClick } from './isPlainClick';

/** Links in parts of the page that are not hydrated. The root element is not one of these parts. */
const early = 'body [data-dehydrated] a[href^="/"]';
/** False for links to files and other sites, for which the router has no page. */
const isPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && splitLocalePath(pathname) !== null;

/** Prefetches the pages of the links in view. Returns a function that stops it. */
function prefetchEarlyLinks(): () => void {
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      prefetchPathname((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(early)) if (isPage(link)) watch.observe(link);
  return () => watch.disconnect();
}

/**
 * Makes links in parts that are not hydrated yet work like the router's links: pages of visible ones are prefetched,
 * and a click opens a page without loading the whole site again. Returns a function that stops it.
 */
export function followEarlyLinks(): () => void {
  const stopPrefetching = 'IntersectionObserver' in window ? prefetchEarlyLinks() : () => {};
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(early);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const { pathname, search, hash, target } = link;
    const split = splitLocalePath(pathname);
    if (target || !split || !isPage(link)) return;
    event.preventDefault();
    const entrance = entranceFor(split.rest);
    void navigate(entrance ? localePath(split.locale, entrance) : pathname + search + hash);
  };
  // React stops events in parts that are not hydrated at the root, and below it nobody hears them.
  document.addEventListener('click', follow, true);
  return () => {
    stopPrefetching();
    document.removeEventListener('click', follow, true);
  };
}
