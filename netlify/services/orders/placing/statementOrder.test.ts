import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { openShop, placed, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';

const shopApp = await setUpTestApp({ clock: () => shopTime });

test('D-16 an order locks its keys, then reads the orders with them, and past uses last', async () => {
  const shop = await openShop(shopApp);
  const { headers } = await shop.shopper();
  const query = vi.spyOn(Client.prototype, 'query');
  await placed(shop.place(headers));
  const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
  const places = ['pg_advisory_xact_lock', 'as related', 'past_uses'].map((part) =>
    texts.findIndex((text) => text.includes(part)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
