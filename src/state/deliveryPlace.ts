import { create } from 'zustand';
import { loadValue, onStorageChange, saveValue, storageKeys } from '../data/storage';

/** A stored address: place and unit, and the label to show until it is looked up again. */
export interface ChosenPlace {
  placeId: string;
  addressTwo: string;
  label: string;
}

/** The API's limit for a unit. */
const maxUnitLength = 60;

const parsePlace = (value: unknown): ChosenPlace | null => {
  const { placeId, addressTwo, label } = (value ?? {}) as Record<keyof ChosenPlace, unknown>;
  const areTexts = typeof placeId === 'string' && typeof addressTwo === 'string' && typeof label === 'string';
  return areTexts && placeId && addressTwo.length <= maxUnitLength ? { placeId, addressTwo, label } : null;
};

/** Creates the store, setter and restore function for an address that this browser remembers. */
function rememberedPlace(key: string) {
  const usePlace = create<{ place: ChosenPlace | null }>(() => ({ place: null }));
  const choose = (place: ChosenPlace | null): void => {
    usePlace.setState({ place });
    saveValue(key, place);
  };
  const restore = (): void => {
    const load = () => usePlace.setState({ place: loadValue(key, parsePlace) });
    load();
    onStorageChange(key, load);
  };
  return { usePlace, choose, restore };
}

/** The address for deliveries. */
export const {
  usePlace: useDeliveryPlace,
  choose: chooseDeliveryPlace,
  restore: restoreDeliveryPlace,
} = rememberedPlace(storageKeys.deliveryPlace);

/** The address for finding stores. */
export const {
  usePlace: useStorePlace,
  choose: chooseStorePlace,
  restore: restoreStorePlace,
} = rememberedPlace(storageKeys.storePlace);
