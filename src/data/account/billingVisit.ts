import { readUrlParameter, setUrlParameter } from '../page/urlParameter';

export type BillingVisit = 'start' | 'portal';

const marker = 'billing';
const base = 'https://site.invalid';

/** Adds a parameter that tells the page why the shopper returns to it. */
export function addReturnMarker(path: string, visit: BillingVisit): string {
  const { pathname, searchParams, hash } = new URL(path, base);
  searchParams.set(marker, visit);
  return `${pathname}?${searchParams}${hash}`;
}

/** Compares path and query only, because the API may use another host name. */
export function leadsToPath(url: string, path: string): boolean {
  const { pathname, search } = new URL(url);
  const expected = new URL(path, base);
  return pathname === expected.pathname && search === expected.search;
}

export function readBillingVisit(): BillingVisit | null {
  const visit = readUrlParameter(marker);
  return visit === 'start' || visit === 'portal' ? visit : null;
}

export const clearBillingVisit = (): void => setUrlParameter(marker, '');

export const currentPath = (): string => window.location.pathname;

export const openBilling = (url: string): void => window.location.assign(url);

/** Calls back when the page is restored from the back/forward cache. */
export function onPageRestored(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  const stop = new AbortController();
  window.addEventListener('pageshow', onShow, { signal: stop.signal });
  return () => stop.abort();
}
