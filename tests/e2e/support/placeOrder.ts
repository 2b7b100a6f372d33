import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { deliverySlots } from '../../../src/domain/delivery/deliverySlots';
import type { DeliveryProvider, ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import type { Order, PlaceOrderInput } from '../../../src/domain/order/orderSchema';
import { buildNewIdPicture } from '../../fixtures/idPicture';
import { now } from './clock';
import { findPlace } from './storage';

export const losAngelesAddress = '233 S Spring St, Los Angeles 90012';

/** A random house in one street, because orders to the same door count together. */
export const newAddress = () => `${1000 + Math.floor(Math.random() * 8999)} S Spring St, Los Angeles 90014`;

const functions = '/.netlify/functions';

async function read<T>(request: APIRequestContext, path: string, params: Record<string, string>): Promise<T> {
  return (await (await request.get(`${functions}/${path}`, { params })).json()) as T;
}

const idPhoto = () => buildNewIdPicture().jpeg().toBuffer();

/** Chooses two items in plentiful stock that reach the dispensary's minimum together. */
function chooseItems(offers: ProviderProduct[]): PlaceOrderInput['items'] {
  const plenty = offers.filter(({ availableQuantity, price }) => availableQuantity >= 12 && price.amount >= 25);
  return plenty
    .slice(0, 2)
    .map(({ productVariantId, price }) => ({ productVariantId, quantity: 1, price: price.amount }));
}

/** Prepares a shopper to order from an address's dispensary, with an ID on file. */
export async function openOrdering(request: APIRequestContext, token: string, address = newAddress()) {
  const headers = { authorization: `Bearer ${token}` };
  const place = await findPlace(request, address);
  const [provider] = await read<DeliveryProvider[]>(request, 'delivery-available-providers', {
    placeId: place.placeId,
    orderType: 'delivery',
  });
  const providerId = provider!.id;
  const file = { name: 'id.jpg', mimeType: 'image/jpeg', buffer: await idPhoto() };
  const upload = await request.post('/v1/app/user/upload-id', { params: { providerId }, headers, multipart: { file } });
  if (!upload.ok()) throw new Error(`The ID was rejected: ${await upload.text()}`);
  const offers = await read<ProviderProduct[]>(request, 'delivery-provider-products', { providerId });

  /** Orders two items in a random free slot. */
  const placeOrder = async (rest: Partial<PlaceOrderInput> = {}): Promise<Order> => {
    const free = deliverySlots(provider!, now()).filter(({ isFull }) => !isFull);
    const slotStart = free[Math.floor(Math.random() * free.length)]!.start;
    const data: PlaceOrderInput = {
      providerId,
      placeId: place.placeId,
      slotStart,
      items: chooseItems(offers),
      ...rest,
    };
    const response = await request.post('/v1/app/orders', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data,
    });
    if (!response.ok()) throw new Error(`The order was rejected: ${await response.text()}`);
    return (await response.json()) as Order;
  };
  return { place, provider: provider!, placeOrder };
}
