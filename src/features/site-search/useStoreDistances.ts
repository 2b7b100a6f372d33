import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressQuery } from '../../data/delivery/deliveryCalls';
import { storesQuery } from '../../data/siteFileQueries';
import { distanceKm } from '../../domain/address/distance';
import { storePath } from '../../domain/delivery/stores/storePath';
import { useWords } from '../../i18n/LocaleContext';
import { useActiveStorePlace, useDeliveryPlace } from '../../state/delivery/deliveryPlace';

const noDistances: ReadonlyMap<string, number> = new Map();

/** Kilometers from the shopper's address, by the path of the store. Empty without an address. */
export function useStoreDistances(isNeeded: boolean): ReadonlyMap<string, number> {
  const { locale } = useWords();
  const storePlace = useActiveStorePlace();
  const deliveryPlace = useDeliveryPlace((state) => state.place);
  const place = storePlace ?? deliveryPlace;
  const { data: address } = useQuery(addressQuery((isNeeded && place?.placeId) || null, place?.addressTwo ?? ''));
  const { data: stores } = useQuery({ ...storesQuery(locale.id), enabled: isNeeded && address !== undefined });
  return useMemo(() => {
    const { latitude, longitude } = address ?? {};
    if (!stores || latitude === undefined || longitude === undefined) return noDistances;
    return new Map(stores.map((store) => [storePath(store.id), distanceKm({ latitude, longitude }, store)]));
  }, [address, stores]);
}
