import { create } from 'zustand';
import { loadValue, onStoredElsewhere, saveValue, storageKeys } from '../data/storage';

/** S4-29: an address is kept as its place and unit, and the words that stand for it until it is looked up again. */
export interface ChosenPlace {
  placeId: string;
  addressTwo: string;
  label: string;
}

const parsePlace = (value: unknown): ChosenPlace | null => {
  const { placeId, addressTwo, label } = (value ?? {}) as Partial<ChosenPlace>;
  const isPlace = [placeId, addressTwo, label].every((part) => typeof part === 'string');
  return isPlace && placeId ? (value as ChosenPlace) : null;
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
