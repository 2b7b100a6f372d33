import { create } from 'zustand';
import { storageKeys } from '../../data/storage';
import { check, object, string, type Schema } from '../../domain/validation/plainSchema';
import { storedStore } from '../storedStore';

/** The UI shows the label until the address is looked up again. */
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
    initial: { place: null },
    toState: (place) => ({ place }),
  });

export const useDeliveryPlace = placeStore(storageKeys.deliveryPlace);
export const chooseDeliveryPlace = (place: ChosenPlace | null): void => useDeliveryPlace.save(place);

export const useStorePlace = placeStore(storageKeys.storePlace);

interface LinkedPlace {
  /** Overrides the stored place without being stored. Null means no place, and undefined means no override. */
  place?: ChosenPlace | null;
  /** The place name in the URL while it is looked up. */
  pendingName: string | null;
  /** The place name in the URL if the lookup found nothing. */
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

/** Returns the place in the URL, or else the stored place. */
export function useActiveStorePlace(): ChosenPlace | null {
  const stored = useStorePlace((state) => state.place);
  const linked = useLinkedPlace((state) => state.place);
  return linked === undefined ? stored : linked;
}
