import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openShop, placed, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../../tests/fixtures/testApp';
import { outgoingMessages, providers } from '../../../database/providerTables';
import { maxAttempts, retryDelayMs } from '../sending/nextRetryState';
import { deliverMessages, runOutgoing } from './deliverMessages';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let shopApp: TestApp;
let shop: Shop;
let now = shopTime;
let response = 200;
let received: Received[] = [];
/** The dispensary waits for this before it responds. */
let hold: Promise<unknown> | null = null;

const receiver = new Hono().all('*', async (c) => {
  received.push({ headers: Object.fromEntries(c.req.raw.headers), body: await c.req.text() });
  await hold;
  return new Response(null, { status: response, headers: response === 302 ? { location: '/elsewhere' } : {} });
});
let server: ReturnType<typeof serve>;
let url: string;

beforeAll(async () => {
  shopApp = await openTestApp({ clock: () => now });
  server = serve({ fetch: receiver.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await shopApp.close();
});
beforeEach(async () => {
  await shopApp.reset();
  now = shopTime;
  response = 200;
  received = [];
  hold = null;
  shop = await openShop(shopApp, { webhookUrl: url });
  await placed(shop.place((await shop.shopper()).headers));
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const message = async () => (await shop.messages())[0]!;

describe('D-15 sending an order to its provider', () => {
  test('D-15 the signature verifies with the provider’s library, and the order is sent once', async () => {
    expect(await deliverMessages(shopApp.context)).toEqual({ delivered: 1, failed: 0, dead: 0 });
    expect(await deliverMessages(shopApp.context)).toEqual({ delivered: 0, failed: 0, dead: 0 });
    expect(received).toHaveLength(1);
    const { headers, body } = received[0]!;
    // The webhook library compares the signed time with the system clock.
    vi.useFakeTimers({ toFake: ['Date'], now: shopTime });
    const payload = new Webhook(shop.provider.webhookSecret).verify(body, headers);
    expect(payload).toMatchObject({
      type: 'order.placed',
      data: { order: { status: 'PLACED', provider: { id: 'alder' } } },
    });
    const row = await message();
    expect(row).toMatchObject({ deliveredAt: now, attempts: 1, lastError: null });
    expect(headers['webhook-id']).toBe(row.id);
  });

  test.each([500, 404, 302])('D-15 a %i response is retried under the same id, with growing delays', async (status) => {
    response = status;
    expect(await deliverMessages(shopApp.context)).toMatchObject({ failed: 1 });
    expect(await message()).toMatchObject({
      attempts: 1,
      deliveredAt: null,
      lastError: `the webhook responded with ${status}`,
    });
    later(retryDelayMs(1) - 1);
    expect(await deliverMessages(shopApp.context)).toMatchObject({ failed: 0, delivered: 0 });
    later(1);
    response = 204;
    expect(await deliverMessages(shopApp.context)).toMatchObject({ delivered: 1 });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(received).toHaveLength(2);
  });

  test.each([
    ['http://127.0.0.1:1/', 'the webhook could not be reached: ECONNREFUSED'],
    ['https://nowhere.invalid/', 'the webhook could not be reached: ENOTFOUND'],
    ['http://hooks.example/', 'the webhook URL must use https'],
    ['https://169.254.169.254/', 'the webhook URL must be a public address'],
  ])('D-15 a webhook URL that may not be called is a failure too: %s', async (webhookUrl, lastError) => {
    await shopApp.context.database.update(providers).set({ webhookUrl });
    expect(await deliverMessages(shopApp.context)).toMatchObject({ failed: 1 });
    expect((await message()).lastError).toBe(lastError);
  });

  test('D-15 when only public addresses are allowed, a name that resolves to this machine is refused', async () => {
    const settings = { ...shopApp.context.settings, webhookTargets: 'public' as const };
    await shopApp.context.database
      .update(providers)
      .set({ webhookUrl: url.replace('http://127.0.0.1', 'https://localhost') });
    expect(await deliverMessages({ ...shopApp.context, settings })).toMatchObject({ failed: 1 });
    expect((await message()).lastError).toBe('the webhook URL must be a public address');
    expect(received).toEqual([]);
  });

  test('D-15 after a crash between sending and recording, the message is resent under the same id, so the receiver processes it once', async () => {
    await deliverMessages(shopApp.context);
    // Simulates a process that was killed before it recorded the response.
    await shopApp.context.database.update(outgoingMessages).set({ deliveredAt: null });
    expect(await deliverMessages(shopApp.context)).toEqual({ delivered: 0, failed: 0, dead: 0 });
    later(30_000);
    expect(await deliverMessages(shopApp.context)).toMatchObject({ delivered: 1 });
    expect(received).toHaveLength(2);
    const took = new Set(received.map(({ headers }) => headers['webhook-id']));
    expect(took.size).toBe(1);
  });

  test('D-15 after ten tries it is given up and logged', async () => {
    const complaint = vi.fn();
    const context = { ...shopApp.context, log: { ...shopApp.context.log, error: complaint } };
    response = 500;
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect(await runOutgoing(context)).toEqual({ delivered: 0, failed: 1, dead: 0 });
      later(retryDelayMs(attempt));
    }
    expect(await runOutgoing(context)).toEqual({ delivered: 0, failed: 0, dead: 1 });
    expect(complaint).toHaveBeenCalledOnce();
    expect((await message()).deadAt).toEqual(now);
    later(1e9);
    expect(await runOutgoing(shopApp.context)).toEqual({ delivered: 0, failed: 0, dead: 0 });
    expect(received).toHaveLength(maxAttempts);
  });

  test('D-15 two concurrent runs send a message once', async () => {
    const rounds = await Promise.all([deliverMessages(shopApp.context), deliverMessages(shopApp.context)]);
    expect(rounds.map(({ delivered }) => delivered).sort()).toEqual([0, 1]);
    expect(received).toHaveLength(1);
  });

  test('D-15 a message to a provider without a webhook URL waits, without counting tries, until there is one', async () => {
    await shopApp.context.database.update(providers).set({ webhookUrl: null });
    expect(await runOutgoing(shopApp.context)).toEqual({ delivered: 0, failed: 0, dead: 0 });
    expect(await message()).toMatchObject({ attempts: 0, deliveredAt: null, deadAt: null });
    await shopApp.context.database.update(providers).set({ webhookUrl: url });
    later(1e9);
    expect(await runOutgoing(shopApp.context)).toEqual({ delivered: 1, failed: 0, dead: 0 });
  });

  test('D-15 an aborted run stops its tries, which are repeated later', async () => {
    const stop = new AbortController();
    hold = new Promise((free) => stop.signal.addEventListener('abort', free));
    const round = runOutgoing(shopApp.context, stop.signal);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    stop.abort();
    expect(await round).toEqual({ delivered: 0, failed: 1, dead: 0 });
    expect(await runOutgoing(shopApp.context, stop.signal)).toEqual({ delivered: 0, failed: 0, dead: 0 });
    later(retryDelayMs(1));
    expect(await runOutgoing(shopApp.context)).toEqual({ delivered: 1, failed: 0, dead: 0 });
  });
});
