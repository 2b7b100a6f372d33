import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressQuery, providerProductsQuery, providersQuery } from '../data/delivery/deliveryCalls';
import type { ProviderProduct } from '../domain/delivery/providerSchema';
import { useDeliveryPlace, type ChosenPlace } from './deliveryPlace';

/** An address, the dispensary that serves it, and what that one has: each null until it is known. */
export function useDeliveryAt(place: ChosenPlace | null) {
  const address = useQuery(addressQuery(place?.placeId ?? null, place?.addressTwo ?? ''));
  const providers = useQuery(providersQuery(place?.placeId ?? null));
  const provider = (place && providers.data?.[0]) ?? null;
  const products = useQuery(providerProductsQuery(provider?.id ?? null));
  const offers = useMemo(
    () =>
      products.data
        ? new Map<string, ProviderProduct>(products.data.map((offer) => [offer.productVariantId, offer]))
        : null,
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
