import { readAddressQuery, setAddressQuery } from '../page/addressQuery';

/** The purpose of a visit to the billing service: starting a membership, or managing payment. */
export type BillingVisit = 'start' | 'portal';

const marker = 'billing';
const base = 'https://site.invalid';

/** Adds a marker to a path on this site, so that the page knows why the shopper returns to it. */
export function markReturn(path: string, visit: BillingVisit): string {
  const { pathname, searchParams, hash } = new URL(path, base);
  searchParams.set(marker, visit);
  return `${pathname}?${searchParams}${hash}`;
}

/** True if a URL from the API leads to a path on this site, under any host name. */
export function leadsTo(url: string, path: string): boolean {
  const { pathname, search } = new URL(url);
  const asked = new URL(path, base);
  return pathname === asked.pathname && search === asked.search;
}

/** The purpose of the visit from which the shopper returned to the current page; null if they did not. */
export function readBillingVisit(): BillingVisit | null {
  const visit = readAddressQuery(marker);
  return visit === 'start' || visit === 'portal' ? visit : null;
}

/** Removes the marker from the URL, so that a reload does not count as a return. */
export const clearBillingVisit = (): void => setAddressQuery(marker, '');

/** The path of the current page, including its locale, to return to. */
export const currentPath = (): string => window.location.pathname;

/** Opens the billing service in the same tab. */
export const openBilling = (url: string): void => window.location.assign(url);

/** Calls back when the browser restores the page from the back/forward cache. Returns a function that stops listening. */
export function onPageRestored(listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  const stop = new AbortController();
  window.addEventListener('pageshow', shown, { signal: stop.signal });
  return () => stop.abort();
}
