import { isFeatureOn, type Feature } from './features';
import type { LocaleId } from './locales';
import type { Subcountry } from './regions';

/** A page in one of the locales that have it; `regions` where only some of them sell what it shows. */
export interface PageAlternate {
  localeId: LocaleId;
  /** Under the locale's prefix. */
  path: string;
  regions?: Subcountry[];
}

interface Page {
  alternates: readonly PageAlternate[];
  /** The feature that it needs (S2-27). */
  feature: Feature | null;
}

/** S4-30: where the same page stands in a locale and region, under the locale's prefix; '/' where it is unavailable. */
export function equivalentPath({ alternates, feature }: Page, to: { localeId: LocaleId; region: Subcountry }): string {
  const same = alternates.find(({ localeId }) => localeId === to.localeId);
  const isSold = !same?.regions || same.regions.includes(to.region);
  const isOn = feature === null || isFeatureOn(feature, to.region);
  return same && isSold && isOn ? same.path : '/';
}
