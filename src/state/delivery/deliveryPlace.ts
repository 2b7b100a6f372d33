import { create } from 'zustand';
import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { check, object, string, type Schema } from '../../domain/plainSchema';
import { storedStore } from '../storedStore';

/** A stored address: place and unit, and the label to show until it is looked up again. */
export interface ChosenPlace {
  placeId: string;
  addressTwo: string;
  label: string;
}

/** The API's limit for a unit. */
const maxUnitLength = 60;

const placeSchema: Schema<ChosenPlace> = object({
  placeId: check<string>((value) => string(value) !== ''),
  addressTwo: check<string>((value) => string(value).length <= maxUnitLength),
  label: string,
});

const rememberedPlace = (key: string) =>
  storedStore<{ place: ChosenPlace | null }, ChosenPlace>({
    stored: storedValue({ key, schema: placeSchema, version: 1 }),
    initial: { place: null },
    toState: (place) => ({ place }),
  });

/** The address for deliveries. */
export const useDeliveryPlace = rememberedPlace(storageKeys.deliveryPlace);
export const chooseDeliveryPlace = (place: ChosenPlace | null): void => useDeliveryPlace.save(place);

/** The address for finding stores. */
export const useStorePlace = rememberedPlace(storageKeys.storePlace);

interface LinkedPlace {
  /** Shown instead of the stored place, and never stored. Null for no place, undefined for the stored one. */
  place?: ChosenPlace | null;
  /** The name in the URL while it must be looked up. */
  wanted: string | null;
  /** The name in the URL if no place has it. */
  unknown: string | null;
}

const notLinked: LinkedPlace = { place: undefined, wanted: null, unknown: null };

/** The place that the store locator's URL asks for. */
export const useLinkedPlace = create<LinkedPlace>(() => notLinked);

/** Shows the place of a URL without replacing the stored one, or the name in the URL for which there is none. */
export const showLinkedPlace = (place: ChosenPlace | null, unknown: string | null = null): void =>
  useLinkedPlace.setState({ place, wanted: null, unknown });

/** Shows the stored place again. */
export const forgetLinkedPlace = (): void => useLinkedPlace.setState(notLinked);

export function chooseStorePlace(place: ChosenPlace | null): void {
  forgetLinkedPlace();
  useStorePlace.save(place);
}

/** The place that stores are sorted by: the one in the URL, else the stored one. */
export function useShownStorePlace(): ChosenPlace | null {
  const stored = useStorePlace((state) => state.place);
  const linked = useLinkedPlace((state) => state.place);
  return linked === undefined ? stored : linked;
}
