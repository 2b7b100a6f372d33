import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from './log/log';
import { startSender, isSignedSendCall } from './sendCall';

const now = new Date('2026-07-01T16:00:00Z');
const codePepper = 'p'.repeat(32);
let status = 202;
let received: { url: string; signature: string }[] = [];
const server = createServer((request, response) => {
  received.push({ url: request.url!, signature: String(request.headers['x-send-signature']) });
  response.writeHead(status).end();
});
let siteUrl: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((done) => void server.close(() => done())));

const request = (signature: string) =>
  new Request('https://shop.example/', { method: 'POST', headers: { 'x-send-signature': signature } });

test('a call is signed for its minute, and no one else’s is accepted', async () => {
  await startSender({ siteUrl, codePepper }, silentLog(), now);
  const [{ url, signature }] = received as [{ url: string; signature: string }];
  expect(url).toBe('/.netlify/functions/send-background');
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const accepted = (seconds: number, key = codePepper) =>
    isSignedSendCall({ codePepper: key }, request(signature), at(seconds));
  expect([accepted(0), accepted(119), accepted(120), accepted(-1), accepted(0, 'q'.repeat(32))]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isSignedSendCall({ codePepper }, request(''), now)).toBe(false);
});

test('a host that refuses, shows a page or is unreachable is logged and not thrown', async () => {
  const log = silentLog();
  const warned = vi.spyOn(log, 'warn');
  received = [];
  for (status of [500, 200]) await startSender({ siteUrl, codePepper }, log, now);
  await startSender({ siteUrl: 'http://127.0.0.1:1', codePepper }, log, now);
  expect(warned).toHaveBeenCalledTimes(3);
});
