import { beforeEach, expect, test } from 'vitest';
import { reservedSlotsSchema } from '../../../src/domain/delivery/providerSchema';
import {
  buildPlaceId,
  firstSlot,
  openShop,
  read,
  shopTime,
  type Shop,
} from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { slotUsage } from '../../database/providerTables';

let shop: Shop;
const api = await setUpTestApp({ clock: () => shopTime });
beforeEach(async () => {
  await api.reset();
  shop = await openShop(api, { slotCapacity: 8 });
  await api.context.database
    .insert(slotUsage)
    .values({ providerId: 'alder', slotStart: new Date(firstSlot), taken: 6 });
});

const ask = (query: string, headers?: Record<string, string>) =>
  api.app.request(`/v1/app/reserved-slots${query}`, { headers });

test('D-16 shows a new shopper which slots are reserved for others, and is not cached', async () => {
  const { headers } = await shop.shopper();
  const response = await ask('?providerId=alder', headers);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(reservedSlotsSchema.parse(await response.json())).toEqual({ slotStarts: [firstSlot] });
});

test('D-16 the public answer about the dispensary says nothing of it', async () => {
  const place = new URLSearchParams({ placeId: buildPlaceId() });
  const response = await api.app.request(`/.netlify/functions/delivery-available-providers?${place.toString()}`);
  expect(await response.json()).toMatchObject([{ id: 'alder', fullSlots: [] }]);
});

test('needs a session and a known dispensary', async () => {
  const { headers } = await shop.shopper();
  expect((await ask('?providerId=alder')).status).toBe(401);
  expect((await read(ask('?providerId=none', headers))).body).toMatchObject({ status: 404, code: 'provider_unknown' });
  expect((await ask('', headers)).status).toBe(422);
});
