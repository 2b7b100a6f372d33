import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressQuery, providerProductsQuery, providersQuery } from '../../data/delivery/deliveryCalls';
import { orderTypeTerms } from '../../domain/order/orderTypeRules';
import type { OrderType } from '../../domain/order/orderStatus';
import type { ProviderProduct } from '../../domain/delivery/providerSchema';
import { useOrderType } from './orderType';
import { useDeliveryPlace, type ChosenPlace } from './deliveryPlace';

const keepInFlight = { cancelRefetch: false };

/** Loads an address, its dispensary and the dispensary's products. Each is null until loaded. */
export function useDeliveryAt(place: ChosenPlace | null, orderType: OrderType = 'delivery') {
  const address = useQuery(addressQuery(place?.placeId ?? null, place?.addressTwo ?? ''));
  const providers = useQuery(providersQuery(place?.placeId ?? null, orderType));
  const found = (place && providers.data?.[0]) ?? null;
  const provider = useMemo(() => found && orderTypeTerms(found, orderType), [found, orderType]);
  const products = useQuery(providerProductsQuery(provider?.id ?? null));
  const offers = useMemo(
    () =>
      products.data
        ? new Map<string, ProviderProduct>(products.data.map((offer) => [offer.productVariantId, offer]))
        : null,
    [products.data],
  );
  const refreshOffers = () => {
    if (provider) void products.refetch(keepInFlight);
  };
  /** Retries failed or paused requests, and refetches the rest. */
  const refresh = () => {
    if (place && !address.data) void address.refetch(keepInFlight);
    if (place) void providers.refetch(keepInFlight);
    refreshOffers();
  };
  return {
    place,
    orderType,
    address: (place && address.data) ?? null,
    provider,
    offers: provider ? offers : null,
    /** False for offers that are still cached from an earlier visit, which must not change the cart. */
    areOffersCurrent: products.isSuccess && products.fetchStatus === 'idle',
    /** False while loading, after a failure and when offline. */
    isProviderKnown: providers.isSuccess,
    loading: address.isLoading ? 'address' : providers.isLoading ? 'provider' : products.isLoading ? 'products' : null,
    error: address.error ?? providers.error ?? products.error,
    failed: address.error ? 'address' : providers.error ? 'provider' : products.error ? 'products' : null,
    refresh,
    refreshOffers,
  } as const;
}

export type Delivery = ReturnType<typeof useDeliveryAt>;

export function useDelivery(): Delivery {
  const place = useDeliveryPlace((state) => state.place);
  const orderType = useOrderType((state) => state.orderType);
  return useDeliveryAt(place, orderType);
}
