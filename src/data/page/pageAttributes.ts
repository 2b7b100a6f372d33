import type { LocaleId } from '../../domain/region/locales';
import { manifestPath } from '../../domain/site/manifestPath';
import { veilId } from '../../domain/site/veil';

/**
 * Data attributes of the root element that describe the visitor. CSS depends on them; a script sets them before the
 * first paint.
 */
type PageAttribute = 'country' | 'region' | 'session' | 'gate' | 'list' | 'subHeader';

/** Sets an attribute; null removes it. Skips unchanged values, because writing one restyles the whole page. */
export function setPageAttribute(name: PageAttribute, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else if (dataset[name] !== value) dataset[name] = value;
}

/** Sets the page's language and links its locale's manifest, from which browsers install the app. */
export function setPageLocale(localeId: LocaleId): void {
  const page = document.documentElement;
  if (page.lang !== localeId) page.lang = localeId;
  const manifest = document.querySelector('link[rel=manifest]');
  const path = manifestPath(localeId);
  if (manifest && manifest.getAttribute('href') !== path) manifest.setAttribute('href', path);
}

/** Makes the page under the veil interactive again, so that the error shown when the gate cannot load can be used. */
export const unblockPage = (): void => document.getElementById(veilId)?.remove();

/** Removes the veil. */
export function unveilPage(): void {
  setPageAttribute('gate', null);
  unblockPage();
}

/** Shows the veil for the gate, unless the script in the page's head has already decided. */
export function veilPage(): void {
  document.documentElement.dataset.gate ??= 'open';
}

/** True once everything on the page is hydrated, except parts below the fold that hydrate when they are seen. */
export const isPageHydrated = (): boolean => !document.documentElement.hasAttribute('data-dehydrated');
