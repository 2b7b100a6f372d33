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
let answer = 201;
let code: number | undefined;
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    received.push({ url: request.url, headers: request.headers, body: Object.fromEntries(new URLSearchParams(text)) });
    response
      .writeHead(answer, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code, message: `cannot send to ${text}` }));
  });
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));
beforeEach(() => {
  received.length = 0;
  answer = 201;
  code = undefined;
});

const accountSid = `AC${'0'.repeat(32)}`;
const outbox = createOutbox(() => {});
const clock = () => new Date('2026-03-02T18:00:00Z');
const sender = () => {
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createSms({ accountSid, authToken: 'token', from: '+12135550199', apiUrl }, outbox, clock);
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

test('a refusal gives an error without number and text', async () => {
  answer = 400;
  await expect(sender()({ to: '2135550100', text: '123456' })).rejects.toThrow(/^Twilio responded with 400$/);
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
