import { create } from 'zustand';
import { loadText, saveText, storageKeys } from '../data/storage';
import { defaultRegion, storedRegion, type Country, type Region, type Subcountry } from '../domain/region/regions';

interface RegionState {
  /** The region of each country; the server renders the defaults. */
  regions: Record<Country, Region>;
  /** Whether the age gate was passed in each country; null until storage was read. */
  isAccepted: Record<Country, boolean> | null;
}

export const useRegionState = create<RegionState>(() => ({
  regions: { us: defaultRegion('us'), ca: defaultRegion('ca') },
  isAccepted: null,
}));

/** The shopper's region in a country. */
export const useRegion = (country: Country): Region => useRegionState((state) => state.regions[country]);

const isAccepted = (country: Country) =>
  loadText(storageKeys.ageAccepted(country)) === 'true' && loadText(storageKeys.subcountry(country)) !== null;

/** Reads the stored regions and acceptances (S4-32, S4-34). */
export function restoreRegion(): void {
  useRegionState.setState({
    regions: {
      us: storedRegion('us', loadText(storageKeys.subcountry('us'))),
      ca: storedRegion('ca', loadText(storageKeys.subcountry('ca'))),
    },
    isAccepted: { us: isAccepted('us'), ca: isAccepted('ca') },
  });
}

/** S4-30: keeps the chosen subcountry. */
export function chooseRegion(country: Country, subcountry: Subcountry): void {
  saveText(storageKeys.subcountry(country), subcountry);
  restoreRegion();
}

/** S4-34: the gate's answer: of age, and in this region. */
export function acceptAge(country: Country, subcountry: Subcountry): void {
  saveText(storageKeys.ageAccepted(country), 'true');
  chooseRegion(country, subcountry);
}
