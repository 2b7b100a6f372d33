import { cacheNames } from './cacheNames';

/** The same in each locale, so that the content security policy needs only one hash. */
const { prefix = '' } = document.documentElement.dataset;
const offlinePath = `${prefix}/offline`;

function reload(): void {
  if (location.pathname === offlinePath) location.replace(prefix);
  else location.reload();
}

function reloadIfReachable(): void {
  if (document.hidden) return;
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500 && reload(),
    () => {},
  );
}

const isListed = (path: string): boolean =>
  path !== location.pathname &&
  (path === prefix ||
    (path.startsWith(`${prefix}/`) && /^\/(?:shop|support|store-locator)(?:\/|$)/.test(path.slice(prefix.length))));

/** Removes the site's name. Returns '' if the HTML is not a page of the shop. */
function pageTitle(html: string): string {
  if (!html.includes('id="___gatsby"')) return '';
  return new DOMParser().parseFromString(html, 'text/html').title.replace(/ · [^·]*$/, '');
}

function addLink(path: string, title: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  document.querySelector('ul')!.append(item);
  document.querySelector('nav')!.hidden = false;
}

async function listCachedPages(): Promise<void> {
  const cache = await caches.open(cacheNames.page);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isListed);
  for (const path of paths.slice(-40)) {
    const title = pageTitle((await (await cache.match(path))?.text()) ?? '');
    if (title) addLink(path, title);
  }
}

addEventListener('online', reloadIfReachable);
// The offline page's own URL has no page to return to.
if (location.pathname !== offlinePath) setInterval(reloadIfReachable, 5000);
if ('caches' in window) listCachedPages().catch(() => {});
