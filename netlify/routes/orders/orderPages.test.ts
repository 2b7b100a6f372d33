import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { openShop, placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import type { List } from '../../../src/domain/api/listSchema';
import { orders } from '../../database/orderTables';

const api = await setUpTestApp({ clock: () => shopTime });
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop(api);
});

interface Listed {
  orderNumber: string;
}

test.each(['/v1/app/orders', '/v1/staff/orders'])(
  'D-51 %s has each open order on one of its pages, though others end or come meanwhile',
  async (path) => {
    const { headers } = await shop.shopper();
    // All at one instant, which is the hardest case of an order by time.
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) numbers.push((await placed(shop.place(headers))).orderNumber);
    const reader = path.startsWith('/v1/staff') ? (await signInStaff(api, 'alder')).headers : headers;
    const read = async (query: string): Promise<List<Listed>> => {
      const response = await api.app.request(`${path}?state=open&wrap=true&${query}`, { headers: reader });
      expect(response.status).toBe(200);
      return (await response.json()) as List<Listed>;
    };
    const first = await read('size=2');
    expect(first.items).toHaveLength(2);
    const [seen] = first.items;
    await api.context.database
      .update(orders)
      .set({ status: 'CANCELLED' })
      .where(eq(orders.orderNumber, seen!.orderNumber));
    await placed(shop.place(reader === headers ? headers : (await shop.shopper()).headers));
    const second = await read(`size=50&cursor=${first.nextCursor}`);
    const found = [...first.items, ...second.items].map(({ orderNumber }) => orderNumber);
    expect(found).toEqual(expect.arrayContaining(numbers));
    expect(new Set(found).size).toBe(found.length);
    expect(second.nextCursor).toBeNull();
  },
);
