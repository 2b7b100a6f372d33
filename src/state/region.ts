import { useLayoutEffect } from 'react';
import { setPageAttribute } from '../data/page/pageAttributes';
import { saveText, storageKeys } from '../data/storage';
import { storedTexts, type Texts } from '../data/storedValue';
import type { LocaleId } from '../domain/region/locales';
import {
  defaultRegion,
  productRegion,
  storedRegion,
  type Country,
  type Region,
  type Subcountry,
} from '../domain/region/regions';
import { storedStore } from './storedStore';

interface RegionState {
  /** The region of each country. The server renders the defaults. */
  regions: Record<Country, Region>;
  /** True if the age gate was passed, per country. Null until storage has been read. */
  isAccepted: Record<Country, boolean> | null;
  /** True if the visitor chose the region, per country. */
  isChosen: Record<Country, boolean>;
}

const regionKey = storageKeys.subcountry;
const ageKey = storageKeys.ageAccepted;

const perCountry = <Value>(value: (country: Country) => Value): Record<Country, Value> => ({
  us: value('us'),
  ca: value('ca'),
});

export const useRegionState = storedStore<RegionState, Texts>({
  stored: storedTexts(regionKey('us'), regionKey('ca'), ageKey('us'), ageKey('ca')),
  initial: { regions: perCountry(defaultRegion), isAccepted: null, isChosen: perCountry(() => false) },
  toState: (texts) => {
    const codeIn = (country: Country) => texts?.[regionKey(country)] ?? null;
    return {
      regions: perCountry((country) => storedRegion(country, codeIn(country))),
      isAccepted: perCountry((country) => texts?.[ageKey(country)] === 'true' && codeIn(country) !== null),
      isChosen: perCountry((country) => storedRegion(country, codeIn(country)).code === codeIn(country)),
    };
  },
});

/** The shopper's region in a country. */
export const useRegion = (country: Country): Region => useRegionState((state) => state.regions[country]);

/** The region to show: the visitor's choice or, on a product page without one, a region that sells the product. */
function shownRegion(country: Country, sold: readonly Subcountry[]): Region {
  const { regions, isChosen: isChosenIn } = useRegionState.getState();
  return isChosenIn[country] ? regions[country] : productRegion(country, sold);
}

const nowhere: readonly Subcountry[] = [];

/**
 * Sets the region attribute that CSS uses, like the script before the first paint (boot/beforePaint). Reads the store
 * instead of rendered state, because hydration renders the server's default while the visitor's region must stay
 * visible.
 */
export function usePageRegion(country: Country, sold = nowhere): void {
  useLayoutEffect(() => {
    const tell = () => {
      setPageAttribute('country', country);
      setPageAttribute('region', shownRegion(country, sold).code);
    };
    tell();
    return useRegionState.subscribe(tell);
  }, [country, sold]);
}

/** Stores the chosen subcountry. */
export const chooseRegion = (country: Country, subcountry: Subcountry): void =>
  useRegionState.save({ [regionKey(country)]: subcountry });

/** Stores the chosen language, which also decides where the start page redirects to. */
export const saveLocale = (id: LocaleId): void => saveText(storageKeys.locale, id);

/** Stores that the visitor is of age and in this region. */
export const acceptAge = (country: Country, subcountry: Subcountry): void =>
  useRegionState.save({ [ageKey(country)]: 'true', [regionKey(country)]: subcountry });
