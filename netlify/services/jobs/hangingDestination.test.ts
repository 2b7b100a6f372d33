import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildProvider, openShop } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { notices } from '../../database/workTables';
import { outgoingMessages, providers } from '../../database/providerTables';
import { stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import { sendNotices } from './sendNotices';
import { sendQueues } from './sendQueues';

const now = new Date('2026-07-01T16:00:00Z');
let arrived: string[] = [];
const heldResponses = new Set<() => void>();

/** Never responds to mail for slow.example and its subdomains until released. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) => {
    if (address.endsWith('slow.example')) heldResponses.add(() => done(new Error('later')));
    else done();
  },
  onData(stream, session, done) {
    arrived.push(session.envelope.rcptTo[0]!.address);
    stream.resume().on('end', () => done());
  },
});
/** The first dispensary never responds; the second does. */
const dispensary = createServer((request, response) => {
  request.resume();
  if (request.url === '/slow') return void heldResponses.add(() => response.writeHead(503).end());
  arrived.push(request.url!);
  response.writeHead(200).end();
});
const getPort = (server: { address: () => AddressInfo | string | null }) => (server.address() as AddressInfo).port;

let api: TestApp;
beforeAll(async () => {
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => dispensary.listen(0, '127.0.0.1', done));
  const smtp = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(getPort(mailServer.server)),
    MAIL_FROM: 'shop@shop.example',
  };
  api = await openTestApp({ settings: testSettings(smtp), clock: () => now });
});
afterAll(async () => {
  dispensary.closeAllConnections();
  dispensary.close();
  await new Promise<void>((done) => mailServer.close(done));
  await api.close();
});
beforeEach(async () => {
  await api.reset();
  arrived = [];
  heldResponses.clear();
});

test('a mail domain and a dispensary that hang hold only a few messages, and the others arrive meanwhile', async () => {
  const { database } = api.context;
  const origin = `http://127.0.0.1:${getPort(dispensary)}`;
  const older = { nextAt: new Date(now.getTime() - 60_000), createdAt: now };
  const due = { nextAt: now, createdAt: now };
  const mail = (recipient: string) => ({ channel: 'email' as const, recipient, subject: 's', text: 't' });
  await database
    .insert(notices)
    .values(Array.from({ length: 60 }, () => ({ ...mail(`${randomUUID()}@slow.example`), ...older })));
  await database.insert(notices).values(['a@fast.example', 'b@swift.example'].map((to) => ({ ...mail(to), ...due })));
  await database
    .insert(providers)
    .values(['slow', 'fast'].map((id) => buildProvider({ id, webhookUrl: `${origin}/${id}` })));
  await database
    .insert(outgoingMessages)
    .values(Array.from({ length: 60 }, () => ({ providerId: 'slow', payload: { type: 'x' }, ...older })));
  await database.insert(outgoingMessages).values({ providerId: 'fast', payload: { type: 'x' }, ...due });
  const stop = new AbortController();
  // Two processes at once share the limits.
  const runs = [sendQueues(api.context, stop.signal), sendQueues(api.context, stop.signal)];
  const expected = ['/fast', 'a@fast.example', 'b@swift.example'];
  await vi.waitFor(() => expect(arrived.toSorted()).toEqual(expected));
  await vi.waitFor(() => expect(heldResponses.size).toBe(8 + 4));
  await pause(200);
  expect(heldResponses.size).toBe(8 + 4);
  stop.abort();
  for (const release of heldResponses) release();
  await Promise.all(runs);
});

test('a mail server that hangs for everybody does not delay text messages', async () => {
  const { database } = api.context;
  const older = { nextAt: new Date(now.getTime() - 60_000), createdAt: now };
  const mails = Array.from({ length: 60 }, (_, index) => `p@${index}.slow.example`);
  await database
    .insert(notices)
    .values(mails.map((recipient) => ({ channel: 'email' as const, recipient, subject: 's', text: 't', ...older })));
  await database
    .insert(notices)
    .values({ channel: 'sms', recipient: '2135550100', subject: '', text: 't', nextAt: now, createdAt: now });
  const stop = new AbortController();
  const sendSms = vi.fn(() => Promise.resolve());
  const run = sendNotices({ ...api.context, sendSms }, stop.signal);
  await vi.waitFor(() => expect(heldResponses.size).toBe(32));
  expect(sendSms).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: '2135550100', text: 't' }));
  stop.abort();
  for (const release of heldResponses) release();
  await run;
});

test('the first message to each mail domain goes before the second ones to others', async () => {
  const { database } = api.context;
  const older = { nextAt: new Date(now.getTime() - 60_000), createdAt: now };
  const mail = (recipient: string) => ({ channel: 'email' as const, recipient, subject: 's', text: 't' });
  const hanging = Array.from({ length: 60 }, (_, index) => mail(`${index}@${index % 6}.slow.example`));
  await database.insert(notices).values(hanging.map((each) => ({ ...each, ...older })));
  await database.insert(notices).values({ ...mail('a@fast.example'), nextAt: now, createdAt: now });
  const stop = new AbortController();
  const run = sendNotices(api.context, stop.signal);
  await vi.waitFor(() => expect(heldResponses.size).toBe(32));
  expect(arrived).toEqual(['a@fast.example']);
  stop.abort();
  for (const release of heldResponses) release();
  await run;
});

test('a flood of alerts about stock, to any number of mail domains, leaves room for other messages', async () => {
  const { database } = api.context;
  await openShop(api);
  const due = { nextAt: now, createdAt: now };
  const person = (at: number) => ({ email: `p@${at}.slow.example`, emailVerified: true, createdAt: now });
  const people = await database
    .insert(users)
    .values(Array.from({ length: 60 }, (_, index) => person(index)))
    .returning();
  const about = { productVariantId: 'pod-a', slug: 'blue-ridge', postalCode: '90012', state: 'due' as const };
  await database.insert(stockAlerts).values(people.map(({ id }) => ({ ...about, userId: id, createdAt: now })));
  const older = { nextAt: new Date(now.getTime() - 60_000), createdAt: now };
  await database.insert(notices).values(
    people.map(({ id, email }) => {
      const alert = { alertUserId: id, alertSlug: 'blue-ridge' };
      return { channel: 'email' as const, recipient: email!, subject: '', text: '', ...alert, ...older };
    }),
  );
  await database
    .insert(notices)
    .values({ channel: 'email', recipient: 'a@fast.example', subject: 's', text: 't', ...due });
  const stop = new AbortController();
  const run = sendNotices(api.context, stop.signal);
  await vi.waitFor(() => expect(arrived).toEqual(['a@fast.example']));
  await vi.waitFor(() => expect(heldResponses.size).toBe(8));
  stop.abort();
  for (const release of heldResponses) release();
  await run;
});
