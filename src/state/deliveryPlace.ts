import { create } from 'zustand';
import { loadValue, onStoredElsewhere, saveValue, storageKeys } from '../data/storage';

/** S4-29: an address is kept as its place and unit, and the words that stand for it until it is looked up again. */
export interface ChosenPlace {
  placeId: string;
  addressTwo: string;
  label: string;
}

/** What the API takes (S3-07). */
const longestUnit = 60;

const parsePlace = (value: unknown): ChosenPlace | null => {
  const { placeId, addressTwo, label } = (value ?? {}) as Record<keyof ChosenPlace, unknown>;
  const areTexts = typeof placeId === 'string' && typeof addressTwo === 'string' && typeof label === 'string';
  return areTexts && placeId && addressTwo.length <= longestUnit ? { placeId, addressTwo, label } : null;
};

/** An address that this browser remembers, how it is chosen, and how it comes back on load. */
function rememberedPlace(key: string) {
  const usePlace = create<{ place: ChosenPlace | null }>(() => ({ place: null }));
  const choose = (place: ChosenPlace | null): void => {
    usePlace.setState({ place });
    saveValue(key, place);
  };
  const restore = (): void => {
    const load = () => usePlace.setState({ place: loadValue(key, parsePlace) });
    load();
    onStoredElsewhere(key, load);
  };
  return { usePlace, choose, restore };
}

/** Where the shopper wants deliveries. */
export const {
  usePlace: useDeliveryPlace,
  choose: chooseDeliveryPlace,
  restore: restoreDeliveryPlace,
} = rememberedPlace(storageKeys.deliveryPlace);

/** Where the shopper looks for stores. */
export const {
  usePlace: useStorePlace,
  choose: chooseStorePlace,
  restore: restoreStorePlace,
} = rememberedPlace(storageKeys.storePlace);
