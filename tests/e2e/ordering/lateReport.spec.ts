import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import type { OutboxMessage } from '../../../netlify/platform/messages/outbox';
import { storageKeys } from '../../../src/data/storage';
import type { AuditPage } from '../../../src/domain/staff/auditSchema';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { StartedRun } from '../../../src/domain/staff/runSchema';
import type { StaffSession } from '../../../src/domain/staff/staffSchema';
import { ownerHeadersOf } from '../../fixtures/servers/ownerGate';
import { journeyClock } from '../../config/journeyClock';
import { now, shiftClock } from '../support/clock';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { openOrdering } from '../support/placeOrder';
import { openAccount } from '../support/shopper';
import { seedAccepted } from '../support/seedAccepted';
import { seedStorage } from '../support/storage';
import { expect, test as base } from '../support/test';

base.use({ accepted: null });

const operator = 'operator@shop.example';
const waitMinutes = 12;
const waitMs = waitMinutes * 60_000;

async function readCode(request: APIRequestContext, { dataDir }: OwnServer, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const headers = { accept: 'application/json', ...ownerHeadersOf(dataDir) };
    const messages = (await (await request.get('/__outbox', { headers })).json()) as OutboxMessage[];
    code = /(?<!\d)\d{6}(?!\d)/.exec(messages.find((message) => message.to === to)?.text ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
}

async function signInOperator(request: APIRequestContext, server: OwnServer): Promise<StaffSession> {
  const sent = await request.post('/v1/staff/auth/email', { data: { email: operator } });
  const { challengeId } = (await sent.json()) as { challengeId: string };
  const otp = await readCode(request, server, operator);
  const login = await request.post('/v1/staff/auth/email/login', { data: { email: operator, otp, challengeId } });
  return (await login.json()) as StaffSession;
}

/** Returns the link of a driver who has the order. */
async function sendOut(request: APIRequestContext, order: Order, staffToken: string): Promise<string> {
  const call = async (path: string, data: unknown) => {
    const headers = { authorization: `Bearer ${staffToken}`, 'idempotency-key': randomUUID() };
    const response = await request.post(path, { headers, params: { providerId: order.provider.id }, data });
    expect(response.ok()).toBe(true);
    return response;
  };
  for (const status of ['ACCEPTED', 'PACKED']) await call(`/v1/staff/orders/${order.orderNumber}/status`, { status });
  const started = await call('/v1/staff/runs', { driverName: 'Robin', orderNumbers: [order.orderNumber] });
  return `/us/en/driver#${((await started.json()) as StartedRun).token}`;
}

async function openContext(browser: Browser, baseURL: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' });
  await shiftClock(context);
  await seedAccepted(context);
  return context;
}

/** A server of its own, because its clock moves on while the driver has no connection. */
const test = base.extend<{ server: OwnServer }>({
  // Playwright reads a fixture's dependencies from its first argument, which must be destructured.
  server: async ({}, provide) => {
    const server = await startOwnServer(() => ({ OPERATOR_EMAIL: operator }));
    await provide(server);
    await server.close();
  },
});

test(
  'D-32 a delivery that is reported without a connection is in the timeline and the log at the minute of the tap',
  { tag: ['@phone', '@night'] },
  async ({ browser, playwright, server }) => {
    const { origin } = server;
    const request = await playwright.request.newContext({ baseURL: origin });
    const shopperToken = await openAccount(request, (to) => readCode(request, server, to));
    const order = await (await openOrdering(request, shopperToken)).placeOrder();
    const session = await signInOperator(request, server);
    const link = await sendOut(request, order, session.staffToken);

    const road = await openContext(browser, origin, { width: 390, height: 844 });
    const driver = await road.newPage();
    await driver.goto(link);
    await expect(driver.getByRole('heading', { name: '1 to go' })).toBeVisible();
    await driver.route('**/v1/driver/**', (route) => route.abort());
    await driver.getByRole('button', { name: 'Delivered' }).click();
    const tapped = now().getTime();
    await driver.getByRole('button', { name: /^Yes, ID checked/ }).click();
    await expect(driver.getByText(/waiting to be sent$/)).toBeVisible();
    await server.restart({ TEST_CLOCK_OFFSET_MS: String(journeyClock().offsetMs + waitMs) });
    await driver.unroute('**/v1/driver/**');
    await expect(driver.getByText(`Delivered: ${order.orderNumber}`, { exact: true })).toBeVisible();
    await road.close();

    const path = `/v1/app/orders/${order.provider.id}/${order.detailsId}`;
    const shopperHeaders = { authorization: `Bearer ${shopperToken}` };
    const delivered = ((await (await request.get(path, { headers: shopperHeaders })).json()) as Order).events.at(-1)!;
    expect(delivered.status).toBe('COMPLETED');
    const deliveredAt = Date.parse(delivered.at);
    expect(deliveredAt).toBeGreaterThanOrEqual(tapped);
    expect(deliveredAt).toBeLessThan(tapped + waitMs / 2);

    const headers = { authorization: `Bearer ${session.staffToken}` };
    const params = { subject: order.orderNumber };
    const audit = (await (await request.get('/v1/staff/audit', { headers, params })).json()) as AuditPage;
    const entry = audit.entries.find(({ actor }) => actor === 'driver Robin')!;
    expect(entry).toMatchObject({ at: delivered.at, detail: { to: 'COMPLETED' } });
    expect(Date.parse(entry.detail.receivedAt as string)).toBeGreaterThanOrEqual(tapped + waitMs);

    const counter = await openContext(browser, origin, { width: 1024, height: 768 });
    await seedStorage(counter, { [storageKeys.staffSession]: session });
    const log = await counter.newPage();
    await log.goto('/us/en/dispensary');
    await log.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Log' }).click();
    const row = log.getByRole('row').filter({ hasText: order.orderNumber }).filter({ hasText: 'driver Robin' });
    await expect(row.getByText(/On the way → Completed, received /)).toBeVisible();
    await counter.close();
    await request.dispose();
  },
);
