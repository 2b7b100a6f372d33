import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressQuery, providerProductsQuery, providersQuery } from '../data/delivery/deliveryCalls';
import type { ProviderProduct } from '../domain/delivery/providerSchema';
import { useDeliveryPlace, type ChosenPlace } from './deliveryPlace';

/** What is already being asked is not asked again. */
const gently = { cancelRefetch: false };

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
  /** Asks anew what the dispensary has, and at which prices. */
  const refreshOffers = () => {
    if (provider) void products.refetch(gently);
  };
  /** Asks anew: for what failed, for what waited for the network, and whether the rest still holds. */
  const refresh = () => {
    if (place && !address.data) void address.refetch(gently);
    if (place) void providers.refetch(gently);
    refreshOffers();
  };
  return {
    place,
    address: (place && address.data) ?? null,
    provider,
    offers: provider ? offers : null,
    /** False while newer ones are asked for: those of an earlier visit are shown, and nothing is changed by them. */
    areOffersCurrent: products.isSuccess && products.fetchStatus === 'idle',
    /** False also while the browser is offline: then nothing is asked, nothing is loading, and nothing has failed. */
    isProviderKnown: providers.isSuccess,
    loading: address.isLoading ? 'address' : providers.isLoading ? 'provider' : products.isLoading ? 'products' : null,
    error: address.error ?? providers.error ?? products.error,
    failed: address.error ? 'address' : providers.error ? 'provider' : products.error ? 'products' : null,
    checkedAt: products.dataUpdatedAt,
    refresh,
    refreshOffers,
  } as const;
}

export type Delivery = ReturnType<typeof useDeliveryAt>;

/** The same for the address that the shopper has chosen. */
export const useDelivery = (): Delivery => useDeliveryAt(useDeliveryPlace((state) => state.place));
