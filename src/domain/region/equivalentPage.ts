import { isFeatureOn, type Feature } from './features';
import type { LocaleId } from './locales';
import type { Subcountry } from './regions';

/** A page in one of the locales that have it. `regions` is set if only some regions sell the product on it. */
export interface PageAlternate {
  localeId: LocaleId;
  /** The path without the locale prefix. */
  path: string;
  regions?: Subcountry[];
}

interface Page {
  alternates: readonly PageAlternate[];
  /** The feature that the page requires. */
  feature: Feature | null;
}

/** The path of the same page in another locale and region, without the locale prefix; '/' if it is unavailable there. */
export function equivalentPath({ alternates, feature }: Page, to: { localeId: LocaleId; region: Subcountry }): string {
  const same = alternates.find(({ localeId }) => localeId === to.localeId);
  const isSold = !same?.regions || same.regions.includes(to.region);
  const isOn = feature === null || isFeatureOn(feature, to.region);
  return same && isSold && isOn ? same.path : '/';
}
