import { useLayoutEffect } from 'react';
import { setPageAttribute } from '../data/page/pageAttributes';
import { saveText, storageKeys } from '../data/storage';
import { storedTexts, type StoredTexts } from '../data/storedValue';
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
  /** The server renders the defaults. */
  regions: Record<Country, Region>;
  /** True where the visitor has passed the age gate. Null before storage has been read. */
  isAccepted: Record<Country, boolean> | null;
  isChosen: Record<Country, boolean>;
}

const regionKey = storageKeys.subcountry;
const ageKey = storageKeys.ageAccepted;

const perCountry = <Value>(value: (country: Country) => Value): Record<Country, Value> => ({
  us: value('us'),
  ca: value('ca'),
});

export const useRegionState = storedStore<RegionState, StoredTexts>({
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

export const useRegion = (country: Country): Region => useRegionState((state) => state.regions[country]);

/** If the visitor has not chosen a region, a page about products uses one that sells any of them. */
function displayedRegion(country: Country, sold: readonly Subcountry[]): Region {
  const { regions, isChosen: isChosenByCountry } = useRegionState.getState();
  return isChosenByCountry[country] ? regions[country] : productRegion(country, sold);
}

const noRegions: readonly Subcountry[] = [];

/** Reads the store directly, because hydration renders the default region. */
export function usePageRegion(country: Country, sold = noRegions): void {
  useLayoutEffect(() => {
    const apply = () => {
      setPageAttribute('country', country);
      setPageAttribute('region', displayedRegion(country, sold).code);
    };
    apply();
    return useRegionState.subscribe(apply);
  }, [country, sold]);
}

export const chooseRegion = (country: Country, subcountry: Subcountry): void =>
  useRegionState.save({ [regionKey(country)]: subcountry });

/** The start page redirects to the stored locale. */
export const saveLocale = (id: LocaleId): void => saveText(storageKeys.locale, id);

export const acceptAge = (country: Country, subcountry: Subcountry): void =>
  useRegionState.save({ [ageKey(country)]: 'true', [regionKey(country)]: subcountry });
