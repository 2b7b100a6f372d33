import { describe, expect, test } from 'vitest';
import { setUpMailServer, type ReceivedMail } from '../../../../tests/fixtures/builders/setUpMailServer';
import {
  email,
  noneSent,
  orderUpdateCalls,
  phoneNumber,
  verified,
} from '../../../../tests/fixtures/calls/orderUpdateCalls';
import { driverReasons, localizeReason } from '../../../../src/domain/order/endReasons';
import { orders } from '../../../database/orderTables';
import { users } from '../../../database/accountTables';
import { orderMail } from './orderMail';
import { orderText } from './orderText';
import { smsText } from '../../messages/notices/smsText';
import { updateKinds } from './orderUpdate';

const suite = setUpMailServer();

const { send, place, move, readPending } = orderUpdateCalls(suite);

describe('D-39 a message for each status, over SMTP', () => {
  test('each step of a delivery sends an update, and the last email has the receipt', async () => {
    const order = await place();
    expect(await send()).toEqual({ ...noneSent, sent: 2 });
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'] as const) {
      await move(order, status);
      expect(await send()).toEqual({ ...noneSent, sent: status === 'PACKED' ? 0 : 2 });
    }
    const subjects = suite.received.map(({ headers }) => /^Subject: (.*)$/m.exec(headers)![1]!.trim());
    const { orderNumber } = order;
    expect(subjects).toEqual(
      ['received', 'accepted', 'on the way', 'delivered'].map((short) => `Order ${orderNumber}: ${short}`),
    );
    expect(suite.texts.map(({ to }) => to)).toEqual(Array(4).fill(phoneNumber));
    const first = suite.received[0]!.body;
    for (const said of ['What you ordered', '2 × Blue Ridge', 'Total: $69.00', 'Deliver to: ', 'valid photo ID'])
      expect(first).toContain(said);
    const last = suite.received.at(-1)!.body;
    for (const { body } of suite.received) expect(body).toContain('License: C9-0990001-LIC');
    for (const said of ['Date: July 1, 2026', '2 × Blue Ridge', 'Subtotal: $60.00', 'Taxes: $9.00', 'Total: $69.00'])
      expect(last).toContain(said);
    expect(suite.texts[0]!.text).toMatch(/ https:\/\/lumapod\.example\/us\/en\/\S+#\S+ Reply STOP/);
    expect(suite.received[0]!.body).toContain('Wednesday, July 1, 11:00\u00a0AM – 12:00\u00a0PM');
  });

  test('an email has both parts, is from the shop, and can be stopped with one click', async () => {
    await place();
    await send();
    const [{ headers, body, to }] = suite.received as [ReceivedMail];
    expect(to).toEqual([email]);
    expect(headers).toMatch(/^From: Lumapod <orders@shop\.example>\r?$/m);
    expect(headers).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(body.match(/^Content-Type: text\/(plain|html); charset=utf-8/gm)).toHaveLength(2);
    expect(body.match(/^Content-Id: <mark>/gim)).toHaveLength(1);
    expect(body).toContain('src="cid:mark"');
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/lumapod\.example\/v1\/messages\/unsubscribe\?user=[^>\s]+&token=[^>\s]+>\r?$/m,
    );
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  test('a reason is in the email, escaped in its HTML, and in the text message on one line', async () => {
    const order = await place();
    await move(order, 'DECLINED', 'We are out of\n<b>pods</b>');
    await send();
    expect(suite.received[0]!.body).toContain('Reason: We are out of\r\n<b>pods</b>');
    expect(suite.received[0]!.body).toContain('We are out of\r\n&lt;b&gt;pods&lt;/b&gt;');
    expect(suite.texts[0]!.text).toContain('Alder Collective. Reason: We are out of <b>pods</b>. https://');
  });

  test('a reason that the driver chose is in the language of the order', async () => {
    const order = await place(verified, { localeId: 'fr-CA' });
    await move(order, 'CANCELLED', driverReasons[0]);
    await send();
    const french = localizeReason(driverReasons[0]!, 'fr');
    expect(suite.received[0]!.body).toContain(french);
    expect(suite.texts[0]!.text).toContain(smsText(french));
  });

  test('the language is that of the order: the locale sent with it, or else Accept-Language', async () => {
    await place(verified, { localeId: 'fr-CA' });
    await send();
    expect(suite.received[0]!.body).toContain('Nous avons bien reçu votre commande');
    expect(suite.texts[0]!.text).toContain('Répondez ARRET');
    expect(await suite.api.context.database.select({ locale: users.localeId }).from(users)).toEqual([
      { locale: 'fr-CA' },
    ]);
  });

  test('a later window replaces the first one in messages', async () => {
    const order = await place();
    const [etaStart, etaEnd] = [new Date('2026-07-01T18:20:00Z'), new Date('2026-07-01T18:40:00Z')];
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY'] as const) await move(order, status);
    await suite.api.context.database.update(orders).set({ etaStart, etaEnd });
    await send();
    expect(suite.received[0]!.body).toMatch(/Expected arrival: Wednesday, July 1, 11:20.AM – 11:40.AM/);
    expect(suite.texts[0]!.text).toMatch(/, arriving Wed, Jul 1, 11:20.AM-11:40.AM\./);
  });

  test('an estimate that has passed is not mentioned', async () => {
    const order = await place();
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY'] as const) await move(order, status);
    const [etaStart, etaEnd] = [new Date(suite.now.getTime() - 1_800_000), suite.now];
    await suite.api.context.database.update(orders).set({ etaStart, etaEnd });
    await send();
    for (const { text } of suite.texts) expect(text).not.toContain('arriving');
    expect(suite.received[0]!.body).not.toMatch(/Arriving|Expected arrival/);
  });

  test.each([
    ['en-US', /^Order \w+: on the way, arriving 11:50.AM–12:20.PM$/, /^Arriving 11:50.AM–12:20.PM\. Have your ID/m],
    ['en-CA', /arriving 11:50.a\.m\.–12:20.p\.m\.$/, /^Arriving 11:50.a\.m\.–12:20.p\.m\. Have your ID/m],
    ['fr-CA', /^Commande \w+.: en route, arrivée prévue entre 11.h.50 et 12.h.20$/, /^Arrivée prévue entre 11.h.50/m],
  ] as const)(
    'in %s, the subject and the start of an email say when the driver arrives',
    async (localeId, subject, lead) => {
      const order = await place();
      const eta = { start: '2026-07-01T18:50:00.000Z', end: '2026-07-01T19:20:00.000Z' };
      const settings = { siteUrl: 'https://lumapod.example', brandName: 'Lumapod', postalAddress: null };
      const update = { order: { ...order, eta }, kind: 'ON_THE_WAY', localeId, link: 'https://x.example' } as const;
      const mail = orderMail(settings, update, 'https://y.example');
      expect(mail.subject).toMatch(subject);
      expect(mail.text).toMatch(lead);
      expect(orderMail(settings, { ...update, kind: 'COMPLETED' }, 'https://y.example').subject).not.toMatch(/11/);
    },
  );
});

describe('statuses that follow quickly', () => {
  test('only the latest is sent, and the receipt is never dropped', async () => {
    const order = await place();
    await move(order, 'ACCEPTED');
    expect((await readPending()).map(({ text }) => text)).toEqual(['ACCEPTED', 'ACCEPTED']);
    for (const status of ['PACKED', 'ON_THE_WAY', 'COMPLETED'] as const) await move(order, status);
    expect((await readPending()).map(({ text }) => text)).toEqual(['COMPLETED', 'COMPLETED']);
    expect(await send()).toEqual({ ...noneSent, sent: 2 });
    expect(suite.received).toHaveLength(1);
    // The first text message, which carriers require to say how to end them, was replaced.
    expect(suite.texts[0]!.text).toMatch(/Reply STOP to end\.$/);
  });
});

describe('the words', () => {
  const postalAddress = 'Lumapod, 1 Example Street, Los Angeles, CA 90001';
  const settings = { siteUrl: 'https://lumapod.example', brandName: 'Lumapod', postalAddress };
  const decline = 'https://lumapod.example/v1/messages/unsubscribe?user=u&token=t';

  test.each(
    (['en-US', 'en-CA', 'fr-CA'] as const).flatMap((localeId) => updateKinds.map((kind) => [localeId, kind] as const)),
  )(
    'in %s, %s: subject, preview and text message name no person, street or item, and the mail is whole',
    async (localeId, kind) => {
      const order = await place();
      for (const orderType of ['delivery', 'pickup'] as const) {
        const update = { order: { ...order, orderType }, kind, localeId, link: 'https://lumapod.example/track#t' };
        const { subject, html, text } = orderMail(settings, update, decline);
        const sms = orderText(settings, { ...update, isFirst: false });
        for (const said of [subject, sms]) expect(said).not.toMatch(/Ada|Reyes|Spring|Blue Ridge|\{\{|undefined/);
        expect(sms).toContain(order.orderNumber);
        expect(sms).toContain('Alder Collective');
        // One other character takes three messages instead of one.
        expect(smsText(sms)).toMatch(/^[A-Za-z0-9 .,:;!?'"#/&()=_éèàùìòÉÇ-]*$/u);
        expect(html).not.toMatch(/\{\{|<!-- (if|each|end)|undefined/);
        expect(html).toContain(`lang="${localeId}"`);
        expect(html).toContain('user=u&amp;token=t');
        expect(text).toContain(decline);
        for (const said of [html, text]) expect(said.split(postalAddress)).toHaveLength(2);
        expect(sms).not.toContain(postalAddress);
        const [preview] = /display:none[^]*?<\/div>/.exec(html)!;
        expect(preview).not.toMatch(/Ada|Reyes|Spring|Blue Ridge/);
        for (const said of [html, text]) {
          expect(said.includes('Blue Ridge')).toBe(kind === 'PLACED' || kind === 'COMPLETED');
          expect(said.includes('Spring')).toBe(kind === 'PLACED' && orderType === 'delivery');
          expect(said).not.toMatch(/Ada|Reyes/);
        }
        if (localeId === 'fr-CA') expect(text).not.toMatch(/'| [;!?]|[^\u00a0]:(?!\/\/)/);
        if (localeId === 'en-CA') expect(text + html + subject).not.toMatch(/canceled|License/);
      }
    },
  );

  test.each(
    (['en-US', 'en-CA', 'fr-CA'] as const).flatMap((localeId) =>
      (['PLACED', 'ON_THE_WAY', 'READY_PICKUP'] as const).map((kind) => [localeId, kind] as const),
    ),
  )('D-34 in %s, %s: payment is mentioned only if there is something to pay', async (localeId, kind) => {
    const order = await place();
    for (const orderType of ['delivery', 'pickup'] as const)
      for (const amount of [69, 0]) {
        const total = { ...order.total, amount };
        const update = { order: { ...order, orderType, total }, kind, localeId, link: 'https://lumapod.example/t' };
        const { html, text } = orderMail(settings, update, decline);
        for (const said of [html, text]) expect(/you pay|payment|paiement|paierez/.test(said)).toBe(amount > 0);
      }
  });
});
