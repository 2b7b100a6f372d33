import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutbox } from './outbox';
import { createSms } from './sms';

interface Request {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, string>;
}
const received: Request[] = [];
const sent = { sid: `SM${'0a'.repeat(16)}`, status: 'queued' };
let answer = 201;
let code: number | undefined;
/** Replaces the body of Twilio's response. */
let body: string | undefined;
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    received.push({ url: request.url, headers: request.headers, body: Object.fromEntries(new URLSearchParams(text)) });
    const result = answer === 201 ? sent : { code, message: `cannot send to ${text}` };
    response
      .writeHead(answer, { 'content-type': 'application/json', ...(answer === 307 && { location: '/elsewhere' }) })
      .end(body ?? JSON.stringify(result));
  });
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));
beforeEach(() => {
  received.length = 0;
  answer = 201;
  code = undefined;
  body = undefined;
});

const accountSid = `AC${'0'.repeat(32)}`;
const outbox = createOutbox(() => {});
const clock = () => new Date('2026-03-02T18:00:00Z');
const sender = () => {
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statusUrl = 'https://shop.example/v1/webhooks/twilio/status';
  return createSms({ accountSid, authToken: 'token', from: '+12135550199', apiUrl, statusUrl }, outbox, clock);
};

test('D-23 a text message goes to the configured REST API', async () => {
  await sender()({ to: '2135550100', text: 'Votre code est le 123456 & rien d’autre' });
  expect(received).toMatchObject([
    {
      url: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:token`).toString('base64')}` },
      body: { To: '+12135550100', From: '+12135550199', Body: 'Votre code est le 123456 & rien d’autre' },
    },
  ]);
  expect(outbox.list()).toEqual([]);
});

test('Twilio is asked to report on a message with an id, and on no code', async () => {
  await sender()({ to: '2135550100', text: '123456' });
  await sender()({ to: '2135550100', text: 'Your order is on its way', id: 'notice-1' });
  expect(received.map(({ body: { StatusCallback } }) => StatusCallback)).toEqual([
    undefined,
    'https://shop.example/v1/webhooks/twilio/status?notice=notice-1',
  ]);
});

test('a refusal gives an error without number and text', async () => {
  answer = 400;
  await expect(sender()({ to: '2135550100', text: '123456' })).rejects.toThrow(/^Twilio responded with 400$/);
});

test.each([
  [200, '<html><title>Guest Wi-Fi</title>'],
  [200, ''],
  [201, '{"sid":"SM0'],
  [201, '{}'],
  [201, 'null'],
  [201, '[]'],
  [201, '"SM00"'],
  [201, '{"sid":17}'],
  [201, '{"sid":"session-1"}'],
  [202, '{"code":21610}'],
])('D-51 a %i with %j is not a message that was sent, and no refusal', async (status, text) => {
  [answer, body] = [status, text];
  const failure = await sender()({ to: '2135550100', text: '123456' }).catch((error: unknown) => error);
  expect(String(failure)).toBe(`Error: Twilio responded with ${status} and no message`);
});

test('D-51 a redirect is not followed, because the message has a code', async () => {
  answer = 307;
  await expect(sender()({ to: '2135550100', text: '123456' })).rejects.toThrow('Twilio responded with 307');
  expect(received).toHaveLength(1);
});

test.each([
  [21610, 'stop'],
  [21211, 'bounce'],
  [21612, 'bounce'],
  [21614, 'bounce'],
  [21635, 'bounce'],
  [21408, 'region'],
])('D-23 the code %i means that sending again is pointless: %s', async (refusal, reason) => {
  answer = 400;
  code = refusal;
  await expect(sender()({ to: '2135550100', text: '123456' })).rejects.toMatchObject({ reason });
});

test('anything but ten digits is never sent to', async () => {
  for (const to of ['+12135550100', '213555010', '2135550100,2135550101', ''])
    await expect(sender()({ to, text: 'x' })).rejects.toThrow();
  expect(received).toEqual([]);
});
