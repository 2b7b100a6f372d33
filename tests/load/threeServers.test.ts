import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readProviders } from '../../netlify/services/delivery/readProviders';
import { deliverySlots } from '../../src/domain/delivery/deliverySlots';
import type { Order } from '../../src/domain/order/orderSchema';
import { buildOrder, openShop, type Shop } from '../fixtures/builders/orderShop';
import type { ServerProcess } from '../fixtures/servers/serverProcess';
import { openTestApp, type TestApp } from '../fixtures/testApp';
import { openTestDatabase } from '../fixtures/testDatabase';
import { isPostgres, times } from '../fixtures/times';
import { startServers } from './serverProcesses';

const allowedCodes = 12;

describe.runIf(isPostgres)('three servers on one database', () => {
  let shopApp: TestApp;
  let shop: Shop;
  let servers: ServerProcess[];
  let stop: () => Promise<void>;
  let order: ReturnType<typeof buildOrder>;
  const received: { headers: Record<string, string>; body: string }[] = [];
  const receiver = new Hono().post('/hook', async (c) => {
    received.push({ headers: Object.fromEntries(c.req.raw.headers), body: await c.req.text() });
    return c.body(null, 204);
  });
  let dispensary: ReturnType<typeof serve>;

  beforeAll(async () => {
    dispensary = serve({ fetch: receiver.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => dispensary.once('listening', resolve));
    shopApp = await openTestApp({ connection: await openTestDatabase() });
    const webhookUrl = `http://127.0.0.1:${(dispensary.address() as AddressInfo).port}/hook`;
    shop = await openShop(shopApp, { webhookUrl, slotCapacity: 1_000 });
    await countRounds();
    const now = new Date();
    const [provider] = await readProviders(shopApp.context.database, undefined, now);
    order = buildOrder({ slotStart: deliverySlots(provider!, now).at(-1)!.start });
    const { rows } = await shopApp.connection.query({ text: 'SELECT current_database() AS name' });
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${String(rows[0]!.name)}` }).href;
    ({ servers, stop } = await startServers(url, 3, { WRONG_CODES_PER_ADDRESS_AND_HOUR: String(allowedCodes) }));
  }, 120_000);
  afterAll(async () => {
    await stop?.();
    await shopApp.close();
    await new Promise((resolve) => dispensary.close(resolve));
  });

  /** A trigger records every round of a job that a process claims. */
  const countRounds = () =>
    shopApp.connection.query({
      text: `CREATE TABLE rounds (name text, round timestamptz);
        CREATE FUNCTION note_round() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO rounds VALUES (NEW.name, NEW.round); RETURN NULL; END $$;
        CREATE TRIGGER note_round AFTER INSERT OR UPDATE OF round ON job_runs
          FOR EACH ROW WHEN (NEW.round > 'epoch') EXECUTE FUNCTION note_round()`,
    });
  const rounds = async (name: string) => {
    const text = 'SELECT round, count(*)::int AS runs FROM rounds WHERE name = $1 GROUP BY round ORDER BY round';
    const { rows } = await shopApp.connection.query({ text, values: [name] });
    return rows.map(({ runs }) => Number(runs));
  };
  const each = (count: number) => Array.from({ length: count }, (_, at) => servers[at % servers.length]!);
  const post = (server: ServerProcess, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const tally = (statuses: number[]) =>
    Object.fromEntries(
      [...new Set(statuses)].sort().map((status) => [status, statuses.filter((s) => s === status).length]),
    );

  test('D-21 all three share the sign-in limits', async () => {
    const tries = each(allowedCodes * 3).map((server, at) =>
      post(server, '/v1/app/user/auth/email/login', { email: `shopper${at}@shop.example`, otp: '000000' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(tally(statuses)).toEqual({ 400: allowedCodes, 429: allowedCodes * 2 });
  });

  test('D-16 the same idempotency key sent to all three at once creates one order', async () => {
    for (let round = 0; round < times(3, 50); round += 1) {
      await shopApp.connection.query({ text: 'UPDATE provider_products SET available = 20' });
      const { headers, addressTwo } = await shop.shopper();
      const key = { ...headers, 'idempotency-key': randomUUID() };
      const body = { ...order, addressTwo };
      const answers = await Promise.all(each(6).map((server) => post(server, '/v1/app/orders', body, key)));
      expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 5, 201: 1 });
      const made = (await Promise.all(answers.map((answer) => answer.json()))) as Order[];
      expect(new Set(made.map(({ orderLogId }) => orderLogId)).size).toBe(1);
      expect((await shop.stock())['pod-a']).toBe(18);
    }
  });

  test('D-16 thirty shoppers compete for the last ten: ten orders, and stock stays at zero or above', async () => {
    for (let round = 0; round < times(1, 10); round += 1) {
      await shopApp.connection.query({ text: 'UPDATE provider_products SET available = 20' });
      const shoppers = await Promise.all(Array.from({ length: 30 }, () => shop.shopper()));
      const answers = await Promise.all(
        each(30).map((server, at) => {
          const { headers, addressTwo } = shoppers[at]!;
          const body = { ...order, addressTwo };
          return post(server, '/v1/app/orders', body, { ...headers, 'idempotency-key': randomUUID() });
        }),
      );
      expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 10, 409: 20 });
      expect((await shop.stock())['pod-a']).toBe(0);
    }
  });

  test('D-15 the dispensary gets each order once, whichever server sends it', async () => {
    const orders = (await shop.messages()).length;
    expect(orders).toBeGreaterThan(10);
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(orders), { timeout: 15_000, interval: 100 });
    const ids = received.map(({ headers, body }) => {
      new Webhook(shop.provider.webhookSecret).verify(body, headers);
      return headers['webhook-id'];
    });
    expect(ids.sort()).toEqual((await shop.messages()).map(({ id }) => id).sort());
  });

  test('each job runs on one server per round; without the claim, on all three', async () => {
    await vi.waitFor(async () => expect((await rounds('outgoing')).length).toBeGreaterThan(2), { timeout: 20_000 });
    for (const name of ['outgoing', 'notices', 'upkeep']) expect([...new Set(await rounds(name))], name).toEqual([1]);
    // Clears every claim as soon as it is made, so that every server runs the job.
    await shopApp.connection.query({
      text: `TRUNCATE rounds;
        CREATE FUNCTION forget_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          UPDATE job_runs SET round = 'epoch' WHERE name = NEW.name; RETURN NULL; END $$;
        CREATE TRIGGER forget_claim AFTER INSERT OR UPDATE OF round ON job_runs
          FOR EACH ROW WHEN (NEW.round > 'epoch') EXECUTE FUNCTION forget_claim()`,
    });
    await vi.waitFor(async () => expect(Math.max(...(await rounds('outgoing')))).toBe(3), { timeout: 20_000 });
    await shopApp.connection.query({ text: 'DROP TRIGGER forget_claim ON job_runs; TRUNCATE rounds' });
  });

  test('when one server is killed, the other two continue to run jobs', async () => {
    await servers[0]!.kill();
    await shopApp.connection.query({ text: 'TRUNCATE rounds' });
    await vi.waitFor(async () => expect((await rounds('outgoing')).length).toBeGreaterThan(1), { timeout: 20_000 });
    expect(Math.max(...(await rounds('outgoing')))).toBe(1);
  });
});
