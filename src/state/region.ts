import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { setPageAttribute } from '../data/page/pageAttributes';
import { loadText, onStoredElsewhere, saveText, storageKeys } from '../data/storage';
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
  /** The region of each country; the server renders the defaults. */
  regions: Record<Country, Region>;
  /** Whether the age gate was passed in each country; null until storage was read. */
  isAccepted: Record<Country, boolean> | null;
  /** Whether the region is the visitor's own choice (S4-32). */
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

/** Reads the stored regions and acceptances (S4-32, S4-34), now and whenever another tab changes one. */
export function restoreRegion(): void {
  readStored();
  for (const country of ['us', 'ca'])
    for (const key of [storageKeys.subcountry(country), storageKeys.ageAccepted(country)])
      onStoredElsewhere(key, readStored);
}

/** The region that a page is shown as: a product that nobody chose a region for as one that sells it. */
function shownRegion(country: Country, sold: readonly Subcountry[]): Region {
  const { regions, isChosen: isChosenIn } = useRegionState.getState();
  return isChosenIn[country] ? regions[country] : productRegion(country, sold);
}

const nowhere: readonly Subcountry[] = [];

/**
 * Tells the page's style which region is shown, as a script did before the first paint (app/beforePaint). From the store
 * and not from what is drawn: hydration draws the server's default, and the visitor's region is shown all the same.
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

/** S4-30: keeps the chosen subcountry. */
export function chooseRegion(country: Country, subcountry: Subcountry): void {
  saveText(storageKeys.subcountry(country), subcountry);
  readStored();
}

/** S4-31: keeps the chosen language, and with it the site that the start page leads to (D-10). */
export const saveLocale = (id: LocaleId): void => saveText(storageKeys.locale, id);

/** S4-34: the gate's answer: of age, and in this region. */
export function acceptAge(country: Country, subcountry: Subcountry): void {
  saveText(storageKeys.ageAccepted(country), 'true');
  chooseRegion(country, subcountry);
}
