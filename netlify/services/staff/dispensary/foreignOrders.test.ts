import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { read } from '../../../../tests/fixtures/builders/orderShop';
import { birch, setUpTwoProviders } from '../../../../tests/fixtures/builders/setUpTwoProviders';
import { providerProducts } from '../../../database/providerTables';
import { signatureHeaders } from '../../../platform/webhooks/webhooks';

const suite = setUpTwoProviders();

describe('D-15 D-32 a provider can only change its own orders and products', () => {
  beforeAll(suite.open);

  const sendAsBirch = (message: unknown) => {
    const body = JSON.stringify(message);
    const headers = signatureHeaders(birch.webhookSecret, { id: crypto.randomUUID(), at: new Date(), body });
    return read(suite.shopApp.app.request('/v1/webhooks/dispensary/birch', { method: 'POST', headers, body }));
  };

  test.each<[string, () => unknown, string]>([
    [
      'an order by its id',
      () => ({ type: 'order.status', data: { orderLogId: suite.order.orderLogId, status: 'ACCEPTED' } }),
      'order_unknown',
    ],
    [
      'an order by its details',
      () => ({ type: 'order.status', data: { detailsId: suite.order.detailsId, status: 'ACCEPTED' } }),
      'order_unknown',
    ],
    [
      'stock',
      () => ({ type: 'stock.update', data: { productVariantId: 'pod-b', availableQuantity: 1 } }),
      'product_unknown',
    ],
    ['a price', () => ({ type: 'price.update', data: { productVariantId: 'pod-b', price: 1 } }), 'product_unknown'],
  ])('D-15 %s of another provider: 404, and nothing is changed', async (_, message, code) => {
    const before = await suite.readAllRows();
    expect(await sendAsBirch(message())).toMatchObject({ status: 404, body: { code } });
    expect(await suite.readAllRows()).toEqual(before);
  });

  test('D-15 a variant that two providers carry changes for the sender only, and only its own orders are listed', async () => {
    const readStock = async (providerId: string) => {
      const rows = await suite.shopApp.context.database
        .select()
        .from(providerProducts)
        .where(eq(providerProducts.providerId, providerId));
      return Object.fromEntries(rows.map(({ productVariantId, available }) => [productVariantId, available]));
    };
    await sendAsBirch({ type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 9 } });
    expect(await readStock('birch')).toEqual({ 'pod-a': 9, 'pod-birch': 4 });
    expect(await readStock('alder')).toEqual({ 'pod-a': 18, 'pod-b': 10 });
    expect((await sendAsBirch({ type: 'orders.list' })).body).toEqual({
      isDuplicate: false,
      duplicate: false,
      orders: [],
    });
  });
});
