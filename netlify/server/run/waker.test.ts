import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildOrder, openShop, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { createApp } from '../../routes/app';
import { createWaker } from './startJobs';

let arrivedAt: number[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    arrivedAt.push(performance.now());
    stream.resume().on('end', () => done());
  },
});
let api: TestApp;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const port = String((server.server.address() as AddressInfo).port);
  const settings = testSettings({ SMTP_HOST: '127.0.0.1', SMTP_PORT: port, MAIL_FROM: 'orders@shop.example' });
  api = await openTestApp({ settings, clock: () => shopTime });
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await api.close();
});

test('the email about a new order is at the mail server soon, without any job’s round', async () => {
  const waker = createWaker();
  const context = { ...api.context, wakeSenders: waker.wake };
  const stop = waker.start(context);
  const shop = await openShop({ ...api, app: createApp(context) });
  const { headers } = await shop.shopper({ email: 'ada@shop.example', emailVerified: true });
  expect((await shop.place(headers, buildOrder())).status).toBe(201);
  const answeredAt = performance.now();
  await vi.waitFor(() => expect(arrivedAt).toHaveLength(1), { interval: 5 });
  if (process.env.SHOW_TIMES) process.stdout.write(`mail after ${Math.round(arrivedAt[0]! - answeredAt)} ms\n`);
  const wake = vi.spyOn(context, 'wakeSenders');
  expect((await shop.place(headers, {})).status).toBe(422);
  expect(wake).not.toHaveBeenCalled();
  await stop();
  arrivedAt = [];
  await waker.wake();
  expect(arrivedAt).toEqual([]);
});
