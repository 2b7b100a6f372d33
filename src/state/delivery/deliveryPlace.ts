import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { check, record, text, type Schema } from '../../domain/plainSchema';
import { storedStore } from '../storedStore';

/** A stored address: place and unit, and the label to show until it is looked up again. */
export interface ChosenPlace {
  placeId: string;
  addressTwo: string;
  label: string;
}

/** The API's limit for a unit. */
const maxUnitLength = 60;

const placeSchema: Schema<ChosenPlace> = record({
  placeId: check<string>((value) => text(value) !== ''),
  addressTwo: check<string>((value) => text(value).length <= maxUnitLength),
  label: text,
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
export const chooseStorePlace = (place: ChosenPlace | null): void => useStorePlace.save(place);
