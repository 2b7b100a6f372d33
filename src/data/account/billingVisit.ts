import { readAddressQuery, setAddressQuery } from '../page/addressQuery';

/** Why a shopper was at the billing service: to begin, or to manage payment. */
export type BillingVisit = 'start' | 'portal';

const marker = 'billing';
const base = 'https://site.invalid';

/** D-26: a path of this site, marked so that its page knows why the shopper comes back to it. */
export function markReturn(path: string, visit: BillingVisit): string {
  const { pathname, searchParams, hash } = new URL(path, base);
  searchParams.set(marker, visit);
  return `${pathname}?${searchParams}${hash}`;
}

/** Whether an address of the API leads to a path of this site, whatever name the site goes by there. */
export function leadsTo(url: string, path: string): boolean {
  const { pathname, search } = new URL(url);
  const asked = new URL(path, base);
  return pathname === asked.pathname && search === asked.search;
}

/** Why the shopper comes back to the page that is open; null where they do not. */
export function readBillingVisit(): BillingVisit | null {
  const visit = readAddressQuery(marker);
  return visit === 'start' || visit === 'portal' ? visit : null;
}

/** Takes the mark from the address: a reload is no return. */
export const forgetBillingVisit = (): void => setAddressQuery(marker, '');

/** The page that is open, with its locale, for the way back. */
export const pathHere = (): string => window.location.pathname;

/** Leaves this site for the billing service, in the same tab. */
export const goToBilling = (url: string): void => window.location.assign(url);

/** Tells that the browser shows a page again that it had kept for the way back; returns what stops it. */
export function onPageKept(listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
