import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, placed, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import type { Order } from '../../../src/domain/order/orderSchema';
import { orders } from '../../database/orderTables';
import { providerProducts, providers } from '../../database/providerTables';
import { readProviderSecrets } from '../../services/staff/dispensary/readProviderSecrets';
import { runDispensary } from './dispensaryCommands';
import { writeDispensaryFile } from './dispensaryFile';

let shopApp: TestApp;
let shop: Shop;
let server: ReturnType<typeof serve>;
let url: string;
let dataDir: string;
let now = shopTime;

beforeAll(async () => {
  shopApp = await openTestApp({ clock: () => now });
  server = serve({ fetch: shopApp.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await shopApp.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  dataDir = mkdtempSync(join(tmpdir(), 'dispensary-'));
  now = shopTime;
  await shopApp.reset();
  shop = await openShop(shopApp);
  writeDispensaryFile({
    dataDir,
    isPrivate: true,
    providers: await readProviderSecrets(shopApp.context.database),
  });
});

const placeOne = async (): Promise<Order> => {
  now = new Date(now.getTime() + 1000);
  return placed(shop.place((await shop.shopper()).headers));
};
async function run(...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runDispensary([...args, '--url', url, '--data', dataDir], {
    env: {},
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, output: lines.join('\n'), errors: errors.join('\n') };
}
const statuses = async () => (await shopApp.context.database.select().from(orders)).map(({ status }) => status);

describe('D-15 the command line acts as the dispensary over HTTP', () => {
  test('D-15 lists the open orders, newest first', async () => {
    expect(await run('orders')).toEqual({ code: 0, output: 'No open orders.', errors: '' });
    const [first, second] = [await placeOne(), await placeOne()];
    const { code, output } = await run('orders');
    expect(code).toBe(0);
    expect(output.indexOf(second.orderNumber)).toBeGreaterThanOrEqual(0);
    expect(output.indexOf(second.orderNumber)).toBeLessThan(output.indexOf(first.orderNumber));
    expect(output).toContain('$69.00 USD');
    expect(output).toContain('2 × Blue Ridge');
  });

  test('D-15 D-18 lists the customer of an order, and its window in the dispensary’s time zone', async () => {
    const person = { email: 'ada@mail.example', emailVerified: true, phoneNumber: '2135550123' };
    await placed(shop.place((await shop.shopper(person)).headers));
    const { output } = await run('orders');
    expect(output).toContain('for Ada Reyes, (213) 555-0123 (not verified), ada@mail.example\n');
    expect(output).toContain('Wed, Jul 1, 11:00 AM – 12:00 PM PDT');
  });

  test('D-14 D-15 moves an order from accept to complete', async () => {
    const { orderNumber } = await placeOne();
    const words = [];
    for (const command of ['accept', 'pack', 'send', 'complete']) words.push((await run(command, 'latest')).output);
    expect(words).toEqual([
      `${orderNumber}: PLACED → ACCEPTED`,
      `${orderNumber}: ACCEPTED → PACKED`,
      `${orderNumber}: PACKED → ON_THE_WAY`,
      `${orderNumber}: ON_THE_WAY → COMPLETED`,
    ]);
    expect(await statuses()).toEqual(['COMPLETED']);
  });

  test('D-15 accepts an order’s number, in any spelling, or the start of its number or ids', async () => {
    const { orderNumber, orderLogId, detailsId } = await placeOne();
    expect((await run('accept', `${orderNumber.slice(0, 4)}-${orderNumber.slice(4)}`.toLowerCase())).code).toBe(0);
    expect((await run('pack', orderNumber.slice(0, 6))).code).toBe(0);
    expect((await run('send', orderLogId.slice(0, 8))).code).toBe(0);
    expect((await run('complete', detailsId)).code).toBe(0);
    expect(await run('accept', 'zzz')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('No open order matches zzz'),
    });
    const twins = ['K7RM4WXT', 'K7RM4WXY'];
    for (const number of twins) {
      const { orderLogId: id } = await placeOne();
      await shopApp.context.database.update(orders).set({ orderNumber: number }).where(eq(orders.id, id));
    }
    expect(await run('accept', 'k7rm')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Type more of the number'),
    });
    expect((await run('accept', 'k7rm4wxt')).output).toBe('K7RM4WXT: PLACED → ACCEPTED');
  });

  test('D-15 decline and cancel need a reason, and release stock', async () => {
    await placeOne();
    expect(await run('decline', 'latest')).toMatchObject({ code: 2, errors: expect.stringContaining('--reason') });
    expect((await run('decline', 'latest', '--reason', 'Closed early')).code).toBe(0);
    await placeOne();
    await run('accept', 'latest');
    expect((await run('cancel', 'latest', '--reason', 'No driver')).code).toBe(0);
    expect((await statuses()).sort()).toEqual(['CANCELLED', 'DECLINED']);
    expect(await shop.stock()).toMatchObject({ 'pod-a': 20 });
  });

  test('D-14 prints the server’s message for a refused move, with exit code 1', async () => {
    await placeOne();
    for (const command of ['send', 'ready', 'complete']) {
      expect(await run(command, 'latest')).toMatchObject({
        code: 1,
        errors: expect.stringContaining('(order_status_conflict)'),
      });
    }
    expect(await statuses()).toEqual(['PLACED']);
  });

  test('D-15 sets stock and price at every provider that carries the variant', async () => {
    const { webhookSecret: _, ...row } = shop.provider;
    await shopApp.context.database
      .insert(providers)
      .values({ ...row, id: 'birch', webhookSecret: 'whsec_YmlyY2gtc2VjcmV0LWJpcmNoLXNlY3JldA==' });
    writeDispensaryFile({
      dataDir,
      isPrivate: true,
      providers: await readProviderSecrets(shopApp.context.database),
    });
    expect(await run('restock', 'pod-a', '99')).toEqual({
      code: 0,
      output: 'alder: pod-a has 99 in stock',
      errors: '',
    });
    expect(await run('price', 'pod-a', '31.5')).toEqual({ code: 0, output: 'alder: pod-a costs $31.50', errors: '' });
    const [row1] = await shopApp.context.database
      .select()
      .from(providerProducts)
      .orderBy(providerProducts.productVariantId);
    expect(row1).toMatchObject({ available: 99, priceCents: 3150 });
    expect(await run('restock', 'pod-z', '1')).toMatchObject({
      code: 1,
      errors: 'No provider carries a variant pod-z.',
    });
    expect((await run('restock', 'pod-a', '5', '--provider', 'birch')).code).toBe(1);
  });
});

describe('as a separate process', () => {
  const start = (...args: string[]) =>
    promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      fileURLToPath(new URL('dispensary.ts', import.meta.url)),
      ...args,
    ]);

  test('D-15 moves an order and exits with 0', async () => {
    const { orderNumber } = await placeOne();
    const { stdout, stderr } = await start('accept', 'latest', '--url', url, '--data', dataDir);
    expect([stdout, stderr]).toEqual([`${orderNumber}: PLACED → ACCEPTED\n`, '']);
  });
});

test('D-15 an outdated secret is refused', async () => {
  await shopApp.context.database
    .update(providers)
    .set({ webhookSecret: 'whsec_YW5vdGhlci1zZWNyZXQtYW5vdGhlci1zZWNyZXQ=' });
  expect(await run('orders')).toMatchObject({ code: 1, errors: expect.stringContaining('(signature_invalid)') });
});
