import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { actAs, channels, type Acting } from '../../../../tests/fixtures/builders/actAs';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { buildOrder, openShop, placed, read, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { wideLimits } from '../../../../tests/fixtures/wideLimits';
import { isPostgres, times } from '../../../../tests/fixtures/times';
import { providerProducts } from '../../../database/providerTables';

let shop: Shop;
let acting: Acting;
const run = (text: string) => shopApp.connection.query({ text });

const shopApp = await setUpTestApp({ clock: () => shopTime, fairLimits: wideLimits });
// Log every stock change from a trigger. It runs under the row's lock, so the log has the true order.
await run('CREATE TABLE stock_changes (at bigserial PRIMARY KEY, before integer NOT NULL, after integer NOT NULL)');
await run(`CREATE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.product_variant_id = 'pod-a' THEN
    INSERT INTO stock_changes (before, after) VALUES (OLD.available, NEW.available);
  END IF;
  RETURN NEW; END $$`);
await run(
  'CREATE TRIGGER note_stock AFTER UPDATE OF available ON provider_products FOR EACH ROW EXECUTE FUNCTION note_stock()',
);
beforeEach(async () => {
  await shopApp.reset();
  shop = await openShop(shopApp, { deliveryTotalMinimumCents: 0, purchaseLimitGrams: 10_000, slotCapacity: 10_000 });
});

const setStock = (availableQuantity: number) => acting.count('pod-a', availableQuantity);
const one = buildOrder({ items: [{ productVariantId: 'pod-a', quantity: 1, price: 30 }] });

/** No sequence of single orders leads from one of these counts to another. */
const counts = [107, 211, 317, 421];

/** Finds changes that are neither one unit sold or released nor a count from the dispensary. */
async function findUnexplainedChanges(): Promise<string[]> {
  const { rows } = await run('SELECT before, after FROM stock_changes ORDER BY at');
  return rows
    .map(({ before, after }) => ({ before: Number(before), after: Number(after) }))
    .filter(({ before, after }) => Math.abs(after - before) !== 1 && !counts.includes(after))
    .map(({ before, after }) => `${before} to ${after}`);
}

describe.each(channels)('D-15 stock set by %s while orders are placed', (channel) => {
  beforeEach(async () => {
    acting = await actAs(shopApp, shop, channel);
  });

  test('D-15 D-16 applies from that moment: each order subtracts its own units, and none is overwritten', async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => shop.shopper()));
    for (let round = 0; round < times(1, 15); round += 1) {
      await Promise.all([
        ...shoppers.map(async ({ headers }, index) => {
          const order = await placed(shop.place(headers, one));
          if (index % 3) return;
          const path = `/v1/app/orders/alder/${order.detailsId}/cancel`;
          expect((await shopApp.app.request(path, { method: 'POST', headers })).status).toBe(200);
        }),
        ...counts.map(async (figure) => expect((await setStock(figure)).status).toBe(200)),
      ]);
    }
    expect(await findUnexplainedChanges()).toEqual([]);
    const { rows } = await run('SELECT before, after FROM stock_changes ORDER BY at');
    const sold = rows.filter(({ before, after }) => Number(after) === Number(before) - 1);
    expect(sold).toHaveLength(shoppers.length * times(1, 15));
    expect(await shop.stock()).toMatchObject({ 'pod-a': rows.at(-1)!.after });
  });

  test('D-15 set to zero, the variant is sold out, and existing orders are not affected', async () => {
    const { headers } = await shop.shopper();
    const order = await placed(shop.place(headers, one));
    await setStock(0);
    expect(await read(shop.place(headers, one))).toMatchObject({
      status: 409,
      body: { changes: { items: [{ productVariantId: 'pod-a', availableQuantity: 0 }] } },
    });
    const path = `/v1/app/orders/alder/${order.detailsId}`;
    expect((await read(shopApp.app.request(path, { headers }))).body.status).toBe('PLACED');
    // The count already includes the order's unit, because it came after the order.
    await acting.move(order, 'DECLINED', 'Closed');
    expect(await shop.stock()).toMatchObject({ 'pod-a': 0 });
  });

  // A single connection runs the naive statements one after the other and cannot interleave them.
  test.runIf(isPostgres)(
    'D-15 negative control: an order that writes back a computed value shows up in the log',
    async () => {
      const { database } = shopApp.context;
      const isPod = and(eq(providerProducts.providerId, 'alder'), eq(providerProducts.productVariantId, 'pod-a'));
      const sellers = 10;
      const haveRead = createBarrier(sellers + 1);
      const isSet = createBarrier(sellers + 1);
      const sellNaively = async () => {
        const [row] = await database.select().from(providerProducts).where(isPod);
        await haveRead();
        await isSet();
        await database
          .update(providerProducts)
          .set({ available: row!.available - 1 })
          .where(isPod);
      };
      const setBetween = async () => {
        await haveRead();
        expect((await setStock(counts[0]!)).status).toBe(200);
        await isSet();
      };
      await Promise.all([setBetween(), ...Array.from({ length: sellers }, sellNaively)]);
      expect((await findUnexplainedChanges()).length).toBeGreaterThan(0);
    },
  );
});
