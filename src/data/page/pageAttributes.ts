import type { LocaleId } from '../../domain/region/locales';
import { manifestPath } from '../../domain/site/manifestPath';
import { veilId } from '../../domain/site/veil';

/** Attributes of the root element for CSS. A script in the head sets them before the first paint. */
type PageAttribute = 'country' | 'region' | 'session' | 'gate' | 'list' | 'subHeader';

/** Null removes the attribute. Skips unchanged values, because writing one restyles the whole page. */
export function setPageAttribute(name: PageAttribute, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else if (dataset[name] !== value) dataset[name] = value;
}

/** Also updates the manifest link, because browsers install the app from it. */
export function setPageLocale(localeId: LocaleId): void {
  const page = document.documentElement;
  if (page.lang !== localeId) page.lang = localeId;
  const manifest = document.querySelector('link[rel=manifest]');
  const path = manifestPath(localeId);
  if (manifest && manifest.getAttribute('href') !== path) manifest.setAttribute('href', path);
}

/** Removes the veil, so that visitors can use the error notice if the gate fails to load. */
export const unblockPage = (): void => document.getElementById(veilId)?.remove();

export function unveilPage(): void {
  setPageAttribute('gate', null);
  unblockPage();
}

/** Keeps the value that the script in the page's head has set. */
export function veilPage(): void {
  document.documentElement.dataset.gate ??= 'open';
}

/** Ignores parts below the fold, which hydrate later. */
export const isPageHydrated = (): boolean => !document.documentElement.hasAttribute('data-dehydrated');
