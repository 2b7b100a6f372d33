import { isFeatureOn, type Feature } from './features';
import type { LocaleId } from './locales';
import type { Subcountry } from './regions';

/** `regions` is only set if some regions do not sell the product on the page. */
export interface PageAlternate {
  localeId: LocaleId;
  path: string;
  regions?: Subcountry[];
}

interface Page {
  alternates: readonly PageAlternate[];
  feature: Feature | null;
}

/** Has no locale prefix. Returns '/' if the page is unavailable there. */
export function equivalentPath({ alternates, feature }: Page, to: { localeId: LocaleId; region: Subcountry }): string {
  const same = alternates.find(({ localeId }) => localeId === to.localeId);
  const isSold = !same?.regions || same.regions.includes(to.region);
  const isOn = feature === null || isFeatureOn(feature, to.region);
  return same && isSold && isOn ? same.path : '/';
}
