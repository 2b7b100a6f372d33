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
  return isPlace ? (value as ChosenPlace) : null;
};

/** Where the shopper wants deliveries. */
export const useDeliveryPlace = create<{ place: ChosenPlace | null }>(() => ({ place: null }));

export function chooseDeliveryPlace(place: ChosenPlace | null): void {
  useDeliveryPlace.setState({ place });
  saveValue(storageKeys.deliveryPlace, place);
}

export function restoreDeliveryPlace(): void {
  const load = () => useDeliveryPlace.setState({ place: loadValue(storageKeys.deliveryPlace, parsePlace) });
  load();
  onStoredElsewhere(storageKeys.deliveryPlace, load);
}
