import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { actAs, type Acting } from '../../../tests/fixtures/builders/actAs';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { consoleOrderCalls } from '../../../tests/fixtures/calls/consoleOrderCalls';
import { stockCalls } from '../../../tests/fixtures/calls/stockCalls';
import { isPostgres, times } from '../../../tests/fixtures/times';
import type { Order } from '../../../src/domain/order/orderSchema';
import { orderItems, orders } from '../../database/orderTables';
import { providerProducts } from '../../database/providerTables';

describe('a stock file that is imported while the webhook counts and shoppers order', () => {
  const calls = stockCalls();
  const fileCount = 500;
  const webhookCount = 700;

  /** Returns the available units plus those of open orders that were placed since the last count. */
  async function readCounted(): Promise<number> {
    const { database } = calls.api().context;
    const [row] = await database.select().from(providerProducts).where(eq(providerProducts.productVariantId, 'pod-a'));
    const items = await database
      .select({ quantity: orderItems.quantity, stockCount: orderItems.stockCount })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(inArray(orders.status, ['PLACED']));
    const since = items.filter(({ stockCount }) => stockCount === row!.stockCount);
    return since.reduce((sum, { quantity }) => sum + quantity, row!.available);
  }

  test('D-15 D-16 one of both counts applies, less what was ordered since, and no order gets an error', async () => {
    // A single connection runs the statements one after the other, so one round is enough.
    for (let round = 0; round < times(isPostgres ? 4 : 1, 20); round += 1) {
      const earlier = await Promise.all([calls.sell(1), calls.sell(2)]);
      const csv = `productVariantId,availableQuantity\npod-a,${fileCount + round}\n`;
      const { version } = (await calls.preview(csv)).body;
      const webhook: Acting = await actAs(calls.api(), calls.shop(), 'webhook');
      const [file, counted] = await Promise.all([
        calls.apply(csv, version),
        webhook.count('pod-a', webhookCount + round),
        calls.sell(1),
        calls.sell(1),
        ...earlier.map((order: Order) => webhook.move(order, 'DECLINED', 'Closed')),
      ]);
      expect(counted.status).toBe(200);
      expect([file.status, file.body.code]).toEqual(file.status === 200 ? [200, undefined] : [409, 'stock_changed']);
      expect([fileCount + round, webhookCount + round]).toContain(await readCounted());
    }
  });

  test('negative control: a count that ignores the orders since shows up', async () => {
    const { database } = calls.api().context;
    const isPod = eq(providerProducts.productVariantId, 'pod-a');
    const [row] = await database.select().from(providerProducts).where(isPod);
    await calls.sell(3);
    await database.update(providerProducts).set({ available: row!.available }).where(isPod);
    expect(await readCounted()).toBe(row!.available + 3);
  });
});

describe('a member of staff who is removed', () => {
  const work = consoleOrderCalls();

  test('while they accept: the order is accepted and logged before, or not at all', async () => {
    const operator = await signInStaff(work.api(), null);
    const [removed, moved] = await Promise.all([
      operator.send('DELETE', `/v1/staff/members/${work.sam().member.id}`),
      work.move('ACCEPTED'),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 401]).toContain(moved.status);
    const moves = await work.log('order.move');
    expect(moves.map(({ staffId }) => staffId)).toEqual(moved.status === 200 ? [work.sam().member.id] : []);
    for (const rest of ['', '/id-photo']) expect((await work.sam().send('GET', work.path(rest))).status).toBe(401);
    expect((await work.move('PACKED')).status).toBe(401);
  });
});
