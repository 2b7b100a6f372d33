import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildOrder, placed, read, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { startMember } from '../../../../tests/fixtures/builders/startMember';
import { memberships } from '../../../database/membershipTables';
import { providerProducts, providers } from '../../../database/providerTables';

const suite = setUpShop();
/** Two pods of $20, so that delivery is not free for everybody. */
const order = (values = {}) =>
  buildOrder({ items: [{ productVariantId: 'pod-a', quantity: 2, price: 20 }], ...values });
const shopper = async (membership?: Parameters<typeof startMember>[3]) => {
  await suite.api.context.database.update(providerProducts).set({ priceCents: 2000 });
  const { headers, userId } = await suite.shop.shopper();
  if (membership) await startMember(suite.api.context.database, userId, shopTime, membership);
  return { headers, userId };
};
const past = new Date(shopTime.getTime() - 1);

describe('D-26 the delivery fee', () => {
  test.each([
    ['nobody special', undefined, 5, 51],
    ['a member on trial', { status: 'trialing' as const }, 0, 46],
    ['a paying member', {}, 0, 46],
    ['a member whose renewal is due', { periodEnd: past }, 0, 46],
    ['a member who has canceled, until the period ends', { cancelAtPeriodEnd: true }, 0, 46],
    ['a member who has canceled, after that', { cancelAtPeriodEnd: true, periodEnd: past }, 5, 51],
    ['a former member', { status: 'canceled' as const }, 5, 51],
  ])('of %s', async (_, membership, fee, total) => {
    const { headers } = await shopper(membership);
    const { deliveryFeeTotal, total: due } = await placed(suite.shop.place(headers, order()));
    expect([deliveryFeeTotal.amount, due.amount]).toEqual([fee, total]);
  });

  test('D-16 is charged as shown: a higher one is refused with the new fee, and a lower one is not', async () => {
    const { headers, userId } = await shopper({});
    const { database } = suite.api.context;
    await database.update(memberships).set({ status: 'canceled' }).where(eq(memberships.userId, userId));
    const refused = await read(suite.shop.place(headers, order({ deliveryFeeTotal: 0 })));
    expect([refused.status, (refused.body as { changes?: unknown }).changes]).toEqual([
      409,
      { items: [], isSlotGone: false, deliveryFeeTotal: { amount: 5, currencyCode: 'USD' } },
    ]);
    await database.update(providers).set({ deliveryFeeCents: 300 });
    const { deliveryFeeTotal } = await placed(suite.shop.place(headers, order({ deliveryFeeTotal: 5 })));
    expect(deliveryFeeTotal.amount).toBe(3);
  });
});
