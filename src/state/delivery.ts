import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { create } from 'zustand';
import { addressQuery, providerProductsQuery, providersQuery } from '../data/delivery/deliveryCalls';
import { loadValue, onStoredElsewhere, saveValue, storageKeys } from '../data/storage';
import type { ProviderProduct } from '../domain/delivery/providerSchema';

/** S4-29: an address is kept as its place and unit. */
export interface ChosenPlace {
  placeId: string;
  addressTwo: string;
}

const parsePlace = (value: unknown): ChosenPlace | null => {
  const { placeId, addressTwo } = value as Partial<ChosenPlace>;
  return typeof placeId === 'string' && typeof addressTwo === 'string' ? { placeId, addressTwo } : null;
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

/** An address, the dispensary that serves it, and what that one has: each null until it is known. */
export function useDeliveryAt(place: ChosenPlace | null) {
  const address = useQuery(addressQuery(place?.placeId ?? null, place?.addressTwo ?? ''));
  const providers = useQuery(providersQuery(place?.placeId ?? null));
  const provider = (place && providers.data?.[0]) ?? null;
  const products = useQuery(providerProductsQuery(provider?.id ?? null));
  const offers = useMemo(
    () => (products.data ? new Map<string, ProviderProduct>(products.data.map((offer) => [offer.productVariantId, offer])) : null),
    [products.data],
  );
  return {
    place,
    address: (place && address.data) ?? null,
    provider,
    offers: provider ? offers : null,
    isProviderKnown: providers.isSuccess,
    loading: address.isLoading ? 'address' : providers.isLoading ? 'provider' : products.isLoading ? 'products' : null,
    error: address.error ?? providers.error ?? products.error,
    checkedAt: products.dataUpdatedAt,
  } as const;
}

export type Delivery = ReturnType<typeof useDeliveryAt>;

/** The same for the address that the shopper has chosen. */
export const useDelivery = (): Delivery => useDeliveryAt(useDeliveryPlace((state) => state.place));
