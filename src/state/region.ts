import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { setPageAttribute } from '../data/page/pageAttributes';
import { loadText, onStorageChange, saveText, storageKeys } from '../data/storage';
import type { LocaleId } from '../domain/region/locales';
import {
  defaultRegion,
  productRegion,
  storedRegion,
  type Country,
  type Region,
  type Subcountry,
} from '../domain/region/regions';

interface RegionState {
  /** The region of each country. The server renders the defaults. */
  regions: Record<Country, Region>;
  /** True if the age gate was passed, per country. Null until storage has been read. */
  isAccepted: Record<Country, boolean> | null;
  /** True if the visitor chose the region, per country. */
  isChosen: Record<Country, boolean>;
}

export const useRegionState = create<RegionState>(() => ({
  regions: { us: defaultRegion('us'), ca: defaultRegion('ca') },
  isAccepted: null,
  isChosen: { us: false, ca: false },
}));

/** The shopper's region in a country. */
export const useRegion = (country: Country): Region => useRegionState((state) => state.regions[country]);

const isAccepted = (country: Country) =>
  loadText(storageKeys.ageAccepted(country)) === 'true' && loadText(storageKeys.subcountry(country)) !== null;

function isChosen(country: Country): boolean {
  const stored = loadText(storageKeys.subcountry(country));
  return storedRegion(country, stored).code === stored;
}

function readStored(): void {
  useRegionState.setState({
    regions: {
      us: storedRegion('us', loadText(storageKeys.subcountry('us'))),
      ca: storedRegion('ca', loadText(storageKeys.subcountry('ca'))),
    },
    isAccepted: { us: isAccepted('us'), ca: isAccepted('ca') },
    isChosen: { us: isChosen('us'), ca: isChosen('ca') },
  });
}

/** Reads the stored regions and acceptances, now and whenever another tab changes one. */
export function restoreRegion(): void {
  readStored();
  for (const country of ['us', 'ca'])
    for (const key of [storageKeys.subcountry(country), storageKeys.ageAccepted(country)])
      onStorageChange(key, readStored);
}

/** The region to show: the visitor's choice or, on a product page without one, a region that sells the product. */
function shownRegion(country: Country, sold: readonly Subcountry[]): Region {
  const { regions, isChosen: isChosenIn } = useRegionState.getState();
  return isChosenIn[country] ? regions[country] : productRegion(country, sold);
}

const nowhere: readonly Subcountry[] = [];

/**
 * Sets the region attribute that CSS uses, like the script before the first paint (app/beforePaint). Reads the store
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
export function chooseRegion(country: Country, subcountry: Subcountry): void {
  saveText(storageKeys.subcountry(country), subcountry);
  readStored();
}

/** Stores the chosen language, which also decides where the start page redirects to. */
export const saveLocale = (id: LocaleId): void => saveText(storageKeys.locale, id);

/** Stores that the visitor is of age and in this region. */
export function acceptAge(country: Country, subcountry: Subcountry): void {
  saveText(storageKeys.ageAccepted(country), 'true');
  chooseRegion(country, subcountry);
}
