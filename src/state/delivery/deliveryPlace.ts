import { create } from 'zustand';
import { storageKeys } from '../../data/storage';
import { check, object, string, type Schema } from '../../domain/plainSchema';
import { storedStore } from '../storedStore';

/** The label is shown until the address is looked up again. */
export interface ChosenPlace {
  placeId: string;
  addressTwo: string;
  label: string;
}

const maxUnitLength = 60;

const placeSchema: Schema<ChosenPlace> = object({
  placeId: check<string>((value) => string(value) !== ''),
  addressTwo: check<string>((value) => string(value).length <= maxUnitLength),
  label: string,
});

const placeStore = (key: string) =>
  storedStore<{ place: ChosenPlace | null }, ChosenPlace>({
    key,
    schema: placeSchema,
    version: 1,
    initial: { place: null },
    toState: (place) => ({ place }),
  });

export const useDeliveryPlace = placeStore(storageKeys.deliveryPlace);
export const chooseDeliveryPlace = (place: ChosenPlace | null): void => useDeliveryPlace.save(place);

export const useStorePlace = placeStore(storageKeys.storePlace);

interface LinkedPlace {
  /** Shown instead of the stored place, and never stored. Null for no place, undefined for the stored one. */
  place?: ChosenPlace | null;
  /** The name in the URL while it is looked up. */
  pendingName: string | null;
  /** The name in the URL if no place has it. */
  unknownName: string | null;
}

const notLinked: LinkedPlace = { place: undefined, pendingName: null, unknownName: null };

export const useLinkedPlace = create<LinkedPlace>(() => notLinked);

export const showLinkedPlace = (place: ChosenPlace | null, unknownName: string | null = null): void =>
  useLinkedPlace.setState({ place, pendingName: null, unknownName });

export const clearLinkedPlace = (): void => useLinkedPlace.setState(notLinked);

export function chooseStorePlace(place: ChosenPlace | null): void {
  clearLinkedPlace();
  useStorePlace.save(place);
}

/** The place that stores are sorted by: the one in the URL, else the stored one. */
export function useActiveStorePlace(): ChosenPlace | null {
  const stored = useStorePlace((state) => state.place);
  const linked = useLinkedPlace((state) => state.place);
  return linked === undefined ? stored : linked;
}
