import { queryOptions } from '@tanstack/react-query';
import type { Address, PlaceSuggestion } from '../../domain/address/addressSchema';
import type { List } from '../../domain/api/listSchema';
import type { DeliveryProvider, ProviderProduct, ReservedSlots } from '../../domain/delivery/providerSchema';
import type { OrderType } from '../../domain/order/orderStatus';
import { ApiError } from '../apiError';
import { request } from '../http';
import { listCall } from '../listCall';

const functions = '/.netlify/functions';
const halfMinuteMs = 30_000;
const addressFields = ['placeId', 'description', 'city', 'state'] as const;
const twoDaysMs = 2 * 86_400_000;

export interface LocationBias {
  nearCountry?: 'US' | 'CA';
  nearState?: string;
  nearLat?: number;
  nearLng?: number;
}

/** Suggests houses only, unless `types` includes towns and postal codes. */
export const suggestionsQuery = (text: string, bias: { types?: 'any' } & LocationBias = {}) =>
  queryOptions({
    queryKey: ['suggestions', text, bias],
    queryFn: ({ signal }) =>
      request<PlaceSuggestion[]>(`${functions}/delivery-suggestions`, {
        query: { text, ...bias },
        signal,
        shape: { listOf: ['placeId', 'mainText'] },
      }),
    enabled: text.trim().length > 2,
  });

/** Keeps the address of the house while another unit of it loads. */
export const addressQuery = (placeId: string | null, addressTwo: string) =>
  queryOptions({
    queryKey: ['address', placeId, addressTwo],
    queryFn: ({ signal }) =>
      request<Address>(`${functions}/delivery-place-to-address`, {
        query: { placeId: placeId!, addressTwo },
        signal,
        shape: { fields: addressFields },
      }),
    enabled: placeId !== null,
    staleTime: twoDaysMs,
    placeholderData: (previous: Address | undefined, previousQuery) =>
      previousQuery?.queryKey[1] === placeId ? previous : undefined,
  });

export const fetchAddressAt = (lat: number, lng: number) =>
  request<Address>(`${functions}/delivery-geolocation-to-address`, {
    query: { lat, lng },
    shape: { fields: addressFields },
  });

async function fetchProviders(placeId: string, orderType: OrderType, signal: AbortSignal): Promise<DeliveryProvider[]> {
  try {
    return await request<DeliveryProvider[]>(`${functions}/delivery-available-providers`, {
      query: { placeId, orderType },
      signal,
      shape: { listOf: ['id', 'name', 'timezone', 'deliveryTimes'] },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return [];
    throw error;
  }
}

/** Dispensaries that deliver to a place or offer pickup near it. Empty if the API rejects the place (400). */
export const providersQuery = (placeId: string | null, orderType: OrderType = 'delivery') =>
  queryOptions({
    queryKey: ['providers', placeId, ...(orderType === 'pickup' ? [orderType] : [])],
    queryFn: ({ signal }) => fetchProviders(placeId!, orderType, signal),
    enabled: placeId !== null,
    staleTime: halfMinuteMs,
  });

export const reservedSlotsQuery = (providerId: string, orderType: OrderType = 'delivery') =>
  queryOptions({
    queryKey: ['reservedSlots', providerId, ...(orderType === 'pickup' ? [orderType] : [])],
    queryFn: async ({ signal }): Promise<ReservedSlots> => {
      const query = { providerId, orderType: orderType === 'pickup' ? orderType : undefined };
      const call = listCall({ query, signal, shape: { itemsOf: [] } as const });
      return { slotStarts: (await request<List<string>>('/v1/app/reserved-slots', call)).items };
    },
    staleTime: halfMinuteMs,
  });

export const providerProductsQuery = (providerId: string | null) =>
  queryOptions({
    queryKey: ['providerProducts', providerId],
    queryFn: ({ signal }) =>
      request<ProviderProduct[]>(`${functions}/delivery-provider-products`, {
        query: { providerId: providerId! },
        signal,
        shape: { listOf: ['productVariantId', 'availableQuantity', 'price'] },
      }),
    enabled: providerId !== null,
    staleTime: halfMinuteMs,
    retry: 3,
  });
