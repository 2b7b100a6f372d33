import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { LocaleId } from '../../../src/domain/region/locales';
import { openShop } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { notices, suppressions } from '../../database/workTables';
import { providerProducts } from '../../database/providerTables';
import { stockAlerts } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import { sendNotices } from '../jobs/sendNotices';
import { alertMail } from './alertMail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const siteUrl = 'https://lumapod.example';
const email = 'ada@shop.example';
let isRefused = false;
let received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_, __, done) =>
    done(isRefused ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
  onData(stream, _, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});
let api: TestApp;
let shopper: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), MAIL_FROM: 'shop@shop.example' };
  // Keeps the test clock ahead of the database's clock, which decides when messages are due.
  const clock = () => new Date(Date.now() + 1000);
  api = await openTestApp({ settings: testSettings({ SITE_URL: siteUrl, ...smtp }), clock });
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await api.close();
});
beforeEach(async () => {
  isRefused = false;
  received = [];
  await api.reset();
  await openShop(api);
  await setStock(0);
  shopper = await api.signedIn({ email, emailVerified: true });
});

const setStock = (available: number) => api.context.database.update(providerProducts).set({ available });
const ask = async (productVariantId: string, localeId?: LocaleId) => {
  const response = await api.app.request('/v1/app/user/stock-alerts', {
    method: 'POST',
    headers: { ...shopper.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ productVariantId, postalCode: '90012', ...(localeId && { localeId }) }),
  });
  expect(response.status).toBe(200);
};
/** Undoes the line breaks and `=3D` of quoted-printable. */
const plain = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const linkIn = (mail: string) => {
  const header = mail
    .replaceAll('\r\n ', '')
    .match(/^List-Unsubscribe: ?<([^>]+)>/m)![1]!
    .replace(/\s/g, '');
  return header.replace(siteUrl, '');
};
const alerts = () => api.context.database.select().from(stockAlerts);
const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

async function firstMail(): Promise<string> {
  await ask('pod-a');
  await ask('pod-b');
  await setStock(3);
  await sendNotices(api.context);
  return received[0]!;
}

describe('the email that a product is back', () => {
  test('has a header and a link that end all alerts, and repeats nothing when it is sent twice at once', async () => {
    await ask('pod-a');
    await setStock(3);
    await Promise.all(Array.from({ length: 5 }, () => sendNotices(api.context)));
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail).toContain('Subject: Blue Ridge is back in stock');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(plain(mail!)).toContain(`Remove all your stock alerts: ${siteUrl}${linkIn(mail!)}`);
    const [sent] = await api.context.database.select().from(notices);
    expect(sent).toMatchObject({ recipient: '', subject: '', text: '' });
  });

  test('following the link changes nothing; a mail program’s POST removes the alerts, signed out', async () => {
    const link = linkIn(await firstMail());
    await setStock(0);
    await ask('pod-b');
    const page = await api.app.request(link);
    expect(await page.text()).toContain('<form method="post"><button>Remove my alerts</button></form>');
    expect((await alerts()).some(({ state }) => state === 'waiting')).toBe(true);
    for (const _ of [1, 2]) {
      const done = await api.app.request(link, oneClick);
      expect([done.status, (await done.text()).includes('Your stock alerts are removed')]).toEqual([200, true]);
    }
    expect(await alerts()).toEqual([]);
    const [user] = await api.context.database.select().from(users);
    expect(user!.emailUpdates).toBe(true);
  });

  test('its link answers in the language of the email, also after the alerts are gone', async () => {
    await ask('pod-a', 'fr-CA');
    await setStock(3);
    await sendNotices(api.context);
    const link = linkIn(received[0]!);
    for (const request of [undefined, oneClick, oneClick])
      expect(await (await api.app.request(link, request)).text()).toContain('<html lang="fr-CA">');
    for (const changed of [link.replace('fr-CA', 'de-DE'), link.replace('&localeId=fr-CA', '')])
      expect(await (await api.app.request(changed, oneClick)).text()).toContain('<html lang="en-US">');
  });

  test.each([
    ['en-US', 'License: C9-0990001-LIC'],
    ['en-CA', 'Licence: C9-0990001-LIC'],
    ['fr-CA', 'Licence\u00a0: C9-0990001-LIC'],
  ] as const)('in %s, the license is named as everywhere in the shop', (localeId, line) => {
    const provider = { name: 'Alder', licence: 'C9-0990001-LIC' };
    const restock = { titles: ['Blue Ridge'], path: '/shop', provider, postalCode: '90012', localeId };
    expect(alertMail({ siteUrl, brandName: 'Lumapod', postalAddress: null }, restock, siteUrl).text).toContain(line);
  });

  test('a forged link, or the one that ends emails about orders, removes nothing', async () => {
    const link = linkIn(await firstMail());
    const other = await api.signedIn({ email: 'ben@shop.example' });
    for (const forged of [
      link.replace(/token=.{5}/, 'token=aaaaa'),
      link.replace(shopper.userId, other.userId),
      link.replace('/messages/stock-alerts', '/messages/unsubscribe'),
    ]) {
      const response = await api.app.request(forged, oneClick);
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringContaining('This link no longer works'),
      ]);
    }
    expect(await alerts()).toHaveLength(2);
  });

  test('a mailbox that refuses mail is remembered, and its alerts are dropped', async () => {
    isRefused = true;
    await ask('pod-a');
    await setStock(3);
    expect(await sendNotices(api.context)).toMatchObject({ sent: 0, dropped: 1 });
    expect(await api.context.database.select().from(suppressions)).toHaveLength(1);
    isRefused = false;
    await setStock(0);
    await setStock(3);
    await sendNotices(api.context);
    expect([received, await api.context.database.select().from(notices)]).toEqual([[], []]);
  });
});

test('an alert requested while stock comes back is either refused or sent', async () => {
  for (let round = 0; round < 12; round += 1) {
    await setStock(0);
    await api.context.database.delete(stockAlerts);
    await api.context.database.delete(notices);
    received = [];
    const asked = api.app.request('/v1/app/user/stock-alerts', {
      method: 'POST',
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ productVariantId: 'pod-a', postalCode: '90012' }),
    });
    const [response] = await Promise.all([asked, setStock(2)]);
    await sendNotices(api.context);
    expect([response.status, received.length]).toEqual(response.status === 409 ? [409, 0] : [200, 1]);
  }
});
