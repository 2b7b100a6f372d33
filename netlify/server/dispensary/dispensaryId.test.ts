import { serve } from '@hono/node-server';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/orderSchema';
import { openFullAccount } from '../../../tests/fixtures/builders/fullAccount';
import { placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { idPhotoViews } from '../../database/orderTables';
import { readProviderSecrets } from '../../services/staff/dispensary/readProviderSecrets';
import { runDispensary } from './dispensaryCommands';
import { writeDispensaryFile } from './dispensaryFile';

let api: TestApp;
let order: Order;
let server: ReturnType<typeof serve>;
let url: string;
let dataDir: string;

beforeAll(async () => {
  api = await openTestApp({ clock: () => shopTime });
  server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'dispensary-id-'));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await api.reset();
  const shopper = await openFullAccount(api);
  order = await placed(shopper.shop.place(shopper.headers));
  writeDispensaryFile({ dataDir, isPrivate: true, providers: await readProviderSecrets(api.context.database) });
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runDispensary(['id', ...args, '--url', url, '--data', dataDir], {
    env: {},
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, output: lines.join('\n'), errors: errors.join('\n') };
}
const readViews = async () =>
  (await api.context.database.select().from(idPhotoViews)).map(({ action }) => action).sort();

describe('D-19 D-15 the command line shows the ID photo for an open order', () => {
  test('D-19 with a single-use link', async () => {
    const { code, output } = await run(order.orderNumber);
    expect(code).toBe(0);
    const [link = '', words] = output.split('\n');
    expect(link).toMatch(new RegExp(`^${url}/v1/dispensary/id-images/[\\w-]+$`));
    expect(words).toBe('Open it and click the button. It shows the photo once, until 2026-07-01T16:01:00.000Z.');
    expect((await fetch(link)).headers.get('content-type')).toMatch(/^text\/html/);
    const openLink = async () => (await fetch(link, { method: 'POST' })).status;
    expect([await openLink(), await openLink()]).toEqual([200, 404]);
    expect(await readViews()).toEqual(['asked', 'seen']);
  });

  test('D-19 and saves it to a file', async () => {
    const file = join(dataDir, 'id.jpg');
    expect(await run(order.orderNumber, '--save', file)).toMatchObject({ code: 0 });
    expect([...readFileSync(file).subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(await readViews()).toEqual(['asked', 'seen']);
  });

  test.each([
    [[], 2, 'id: expected one order, or latest'],
    [['latest', 'latest'], 2, 'id: expected one order, or latest'],
    [['ZZZZZZZZ'], 1, 'No open order matches ZZZZZZZZ'],
  ])('D-15 %j ends with %d and says what was expected', async (args, code, words) => {
    expect(await run(...args)).toMatchObject({ code, output: '', errors: expect.stringContaining(words) });
    expect(await readViews()).toEqual([]);
  });
});
