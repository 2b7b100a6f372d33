import { eq } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrder, openShop, placed, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../../../tests/fixtures/testApp';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { notices, suppressions } from '../../../database/workTables';
import { orders } from '../../../database/orderTables';
import { users } from '../../../database/accountTables';
import { moveOrder } from '../../orders/moves/moveOrder';
import { RecipientRefused } from '../../../platform/messages/recipientRefused';
import { suppress } from '../suppressions';
import { retryDelayMs } from '../../sending/retryState';
import { sendNotices } from '../sendNotices';
import { orderMail } from './orderMail';
import { orderText } from './orderText';
import { notifiedStatuses } from './orderUpdate';

const email = 'ada@shop.example';
const phoneNumber = '2135550100';
const verified = { email, emailVerified: true, phoneNumber, phoneNumberVerified: true };
const nothing = { sent: 0, failed: 0, dead: 0, dropped: 0 };

interface Received {
  to: string[];
  headers: string;
  body: string;
}

/** Undoes quoted-printable, in which mails are sent. */
const decoded = (text: string): string => {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

let answer: number | null = null;
let received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) =>
    done(answer ? Object.assign(new Error(`no <${address}>`), { responseCode: answer }) : null),
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    stream.on('end', () => {
      const at = text.indexOf('\r\n\r\n');
      const headers = text.slice(0, at).replace(/\r\n[ \t]+/g, ' ');
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, headers, body: decoded(text.slice(at)) });
      done();
    });
  },
});

let api: TestApp;
let shop: Shop;
let now = shopTime;
let texts: { to: string; text: string }[] = [];
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const port = String((server.server.address() as AddressInfo).port);
  const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: port, MAIL_FROM: 'orders@shop.example' };
  api = await openTestApp({
    settings: testSettings({ ...smtp, SITE_URL: 'https://lumapod.example' }),
    clock: () => now,
  });
  api.context.sendSms = (message) => Promise.resolve(void texts.push(message));
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await api.close();
});
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  answer = null;
  received = [];
  texts = [];
  shop = await openShop(api);
});

const send = () => sendNotices(api.context);
const place = async (person: Partial<typeof users.$inferInsert> = verified, body: object = {}) =>
  placed(shop.place((await shop.shopper(person)).headers, { ...buildOrder(), ...body }));
const move = (order: Order, status: (typeof notifiedStatuses)[number] | 'PACKED', reason: string | null = null) =>
  api.context.database.transaction((transaction) =>
    moveOrder(transaction, {
      where: eq(orders.id, order.orderLogId),
      to: status,
      actor: 'dispensary',
      reason,
      now,
    }),
  );
const pending = () => api.context.database.select().from(notices);

describe('D-39 a message for each status, over SMTP', () => {
  test('each step of a delivery sends an update, and the last email has the receipt', async () => {
    const order = await place();
    expect(await send()).toEqual({ ...nothing, sent: 2 });
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'] as const) {
      await move(order, status);
      expect(await send()).toEqual({ ...nothing, sent: status === 'PACKED' ? 0 : 2 });
    }
    const subjects = received.map(({ headers }) => /^Subject: (.*)$/m.exec(headers)![1]!.trim());
    const { orderNumber } = order;
    expect(subjects).toEqual(
      ['received', 'accepted', 'on the way', 'delivered'].map((short) => `Order ${orderNumber}: ${short}`),
    );
    expect(texts.map(({ to }) => to)).toEqual(Array(4).fill(phoneNumber));
    const last = received.at(-1)!.body;
    for (const { body } of received) expect(body).toContain('License: C9-0990001-LIC');
    for (const said of ['2 × Blue Ridge', 'Subtotal: $60.00', 'Taxes: $9.00', 'Total: $69.00'])
      expect(last).toContain(said);
    expect(texts[0]!.text).toMatch(/ https:\/\/lumapod\.example\/us\/en\/\S+#\S+ Reply STOP/);
    expect(received[0]!.body).toContain('Wednesday, July 1, 11:00 AM – 12:00 PM');
  });

  test('an email has both parts, is from the shop, and can be stopped with one click', async () => {
    await place();
    await send();
    const [{ headers, body, to }] = received as [Received];
    expect(to).toEqual([email]);
    expect(headers).toMatch(/^From: orders@shop\.example\r?$/m);
    expect(headers).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(body.match(/^Content-Type: text\/(plain|html); charset=utf-8/gm)).toHaveLength(2);
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/lumapod\.example\/v1\/messages\/unsubscribe\?user=[^>\s]+&token=[^>\s]+>\r?$/m,
    );
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  test('a reason is sent by email only', async () => {
    const order = await place();
    await move(order, 'DECLINED', 'We are out of <b>pods</b>');
    await send();
    expect(received[0]!.body).toContain('Reason: We are out of <b>pods</b>');
    expect(received[0]!.body).toContain('We are out of &lt;b&gt;pods&lt;/b&gt;');
    expect(texts[0]!.text).not.toContain('pods');
  });

  test('the language is that of the order: the locale sent with it, or else Accept-Language', async () => {
    await place(verified, { localeId: 'fr-CA' });
    await send();
    expect(received[0]!.body).toContain('Nous avons bien reçu votre commande');
    expect(texts[0]!.text).toContain('Répondez ARRET');
    expect(await api.context.database.select({ locale: users.localeId }).from(users)).toEqual([{ locale: 'fr-CA' }]);
  });

  test('a later window replaces the first one in messages', async () => {
    const order = await place();
    const [etaStart, etaEnd] = [new Date('2026-07-01T18:20:00Z'), new Date('2026-07-01T18:40:00Z')];
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY'] as const) await move(order, status);
    await api.context.database.update(orders).set({ etaStart, etaEnd });
    await send();
    expect(received[0]!.body).toMatch(/Expected arrival: Wednesday, July 1, 11:20.AM – 11:40.AM/);
    expect(texts[0]!.text).toMatch(/11:20.AM-11:40.AM/);
  });
});

describe('who gets none', () => {
  test.each([
    ['an unverified address', { ...verified, emailVerified: false }, [0, 1]],
    ['an unverified number', { ...verified, phoneNumberVerified: false }, [1, 0]],
    ['who turned emails off', { ...verified, emailUpdates: false }, [0, 1]],
    ['who turned text messages off', { ...verified, smsUpdates: false }, [1, 0]],
    ['nobody reachable', { emailUpdates: true }, [0, 0]],
  ])('%s', async (_, person, [emails, sms]) => {
    await place(person);
    await send();
    expect([received.length, texts.length]).toEqual([emails, sms]);
  });

  test('who turns emails off, or changes the number, before they are sent', async () => {
    await place();
    await api.context.database.update(users).set({ emailUpdates: false, phoneNumber: '2135550101' });
    expect(await send()).toEqual({ ...nothing, dropped: 2 });
    expect([received, texts, await pending()]).toEqual([[], [], []]);
  });

  test('whose account was deleted in the meantime', async () => {
    const order = await place();
    await move(order, 'CANCELLED');
    await api.context.database.update(orders).set({ userId: null });
    expect(await send()).toEqual({ ...nothing, dropped: 2 });
  });

  test('an order in a region that does not allow them', async () => {
    const order = await place();
    await api.context.database.update(orders).set({ address: { ...order.deliveryAddress, state: 'OH' } });
    expect(await send()).toEqual({ ...nothing, dropped: 2 });
  });
});

describe('statuses that follow quickly', () => {
  test('only the latest is sent, and the receipt is never dropped', async () => {
    const order = await place();
    await move(order, 'ACCEPTED');
    expect((await pending()).map(({ text }) => text)).toEqual(['ACCEPTED', 'ACCEPTED']);
    for (const status of ['PACKED', 'ON_THE_WAY', 'COMPLETED'] as const) await move(order, status);
    expect((await pending()).map(({ text }) => text)).toEqual(['COMPLETED', 'COMPLETED']);
    expect(await send()).toEqual({ ...nothing, sent: 2 });
    expect(received).toHaveLength(1);
  });
});

describe('contacts that cannot be reached', () => {
  test('an address that the server refuses for good gets no further emails, until a code proves it', async () => {
    const order = await place({ ...verified, phoneNumber: null });
    answer = 550;
    expect(await send()).toEqual({ ...nothing, dropped: 1 });
    expect(await api.context.database.select().from(suppressions)).toMatchObject([
      { channel: 'email', reason: 'bounce' },
    ]);
    answer = null;
    await move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, dropped: 1 });
    expect(received).toEqual([]);
  });

  test('a refusal for the time being is only tried again', async () => {
    await place({ ...verified, phoneNumber: null });
    answer = 450;
    expect(await send()).toEqual({ ...nothing, failed: 1 });
    expect(await api.context.database.select().from(suppressions)).toEqual([]);
  });

  test('a number that Twilio will not send to counts as stopped', async () => {
    const refuse = { ...api.context, sendSms: () => Promise.reject(new RecipientRefused('stop', new Error('x'))) };
    await place({ ...verified, email: null });
    expect(await sendNotices(refuse)).toEqual({ ...nothing, dropped: 1 });
    expect(await api.context.database.select().from(suppressions)).toMatchObject([{ channel: 'sms', reason: 'stop' }]);
  });

  test('a region that our account may not text ends the message, and says nothing about the number', async () => {
    const error = vi.spyOn(api.context.log, 'error').mockImplementation(() => {});
    const refuse = { ...api.context, sendSms: () => Promise.reject(new RecipientRefused('region', new Error('x'))) };
    await place({ ...verified, email: null });
    expect(await sendNotices(refuse)).toEqual({ ...nothing, dropped: 1 });
    expect(await sendNotices(refuse)).toEqual(nothing);
    expect(await api.context.database.select().from(suppressions)).toEqual([]);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('region'), expect.anything());
    error.mockRestore();
  });

  test('STOP drops what is pending', async () => {
    await place();
    await suppress(api.context, { channel: 'sms', recipient: phoneNumber }, 'stop');
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    expect([received.length, texts.length]).toEqual([1, 0]);
  });
});

test('mail and text messages down for an hour: everything arrives once, later', async () => {
  await place();
  answer = 421;
  const away = { ...api.context, sendSms: () => Promise.reject(new Error('Twilio responded with 503')) };
  const start = now.getTime();
  for (; now.getTime() < start + 3_600_000; now = new Date(now.getTime() + 60_000)) await sendNotices(away);
  expect([received, texts]).toEqual([[], []]);
  answer = null;
  for (; now.getTime() < start + 4 * 3_600_000; now = new Date(now.getTime() + 60_000)) await send();
  expect([received.length, texts.length]).toEqual([1, 1]);
  const untilNextTry = retryDelayMs(6);
  expect(untilNextTry).toBeLessThan(3 * 3_600_000);
});

describe('the words', () => {
  const settings = { siteUrl: 'https://lumapod.example', brandName: 'Lumapod' };
  const decline = 'https://lumapod.example/v1/messages/unsubscribe?user=u&token=t';

  test.each(
    (['en-US', 'en-CA', 'fr-CA'] as const).flatMap((localeId) =>
      notifiedStatuses.map((status) => [localeId, status] as const),
    ),
  )(
    'in %s, %s: subject and text message name no person, street or item, and the mail is whole',
    async (localeId, status) => {
      const order = await place();
      for (const orderType of ['delivery', 'pickup'] as const) {
        const update = { order: { ...order, orderType }, status, localeId, link: 'https://lumapod.example/track#t' };
        const { subject, html, text } = orderMail(settings, update, decline);
        const sms = orderText(settings, update);
        for (const said of [subject, sms]) expect(said).not.toMatch(/Ada|Reyes|Spring|Blue Ridge|\{\{|undefined/);
        expect(sms).toContain(order.orderNumber);
        expect(sms).toContain('Alder Collective');
        expect(html).not.toMatch(/\{\{|<!-- (if|each|end)|undefined/);
        expect(html).toContain(`lang="${localeId}"`);
        expect(html).toContain('user=u&amp;token=t');
        expect(text).toContain(decline);
        expect(html.includes('Blue Ridge')).toBe(status === 'COMPLETED');
        expect(html).not.toMatch(/Ada|Reyes|Spring/);
        if (localeId === 'fr-CA') expect(text).not.toMatch(/'| [;!?]/);
      }
    },
  );
});
