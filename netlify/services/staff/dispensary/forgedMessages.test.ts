import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { buildProvider, read, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { birch, setUpTwoProviders } from '../../../../tests/fixtures/builders/setUpTwoProviders';
import { times } from '../../../../tests/fixtures/times';
import { providerProducts, webhookReceipts } from '../../../database/providerTables';
import { signatureHeaders } from '../../../platform/webhooks/webhooks';

const suite = setUpTwoProviders();

const path = '/v1/webhooks/dispensary/alder';
const buildBody = () =>
  JSON.stringify({
    type: 'order.status',
    data: { detailsId: suite.order.detailsId, status: 'DECLINED', reason: 'Fermé à 20 h' },
  });
const signed = (values: Partial<{ id: string; at: Date; body: string; secret: string }> = {}) =>
  signatureHeaders(values.secret ?? suite.shop.provider.webhookSecret, {
    id: 'm1',
    at: new Date(),
    body: buildBody(),
    ...values,
  });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const without = (name: string) => Object.fromEntries(Object.entries(signed()).filter(([key]) => key !== name));
const changed = (name: string, change: (value: string) => string) => {
  const headers = signed();
  return { ...headers, [name]: change(headers[name]!) };
};
const bytes = (text: string) => new TextEncoder().encode(text);
/** The library signs any id, but `fetch` rejects some of them in headers. */
const sign = (id: string) => new Webhook(suite.shop.provider.webhookSecret).sign(id, new Date(), buildBody());

interface Forged {
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  to?: string;
}

const forgeries: [string, () => Forged][] = [
  ['without any header', () => ({ headers: {} })],
  ['without an id', () => ({ headers: without('webhook-id') })],
  ['without a time', () => ({ headers: without('webhook-timestamp') })],
  ['without a signature', () => ({ headers: without('webhook-signature') })],
  ['signed with a secret of nobody', () => ({ headers: signed({ secret: buildProvider().webhookSecret }) })],
  ['signed with another provider’s secret', () => ({ headers: signed({ secret: birch.webhookSecret }) })],
  ['six minutes old', () => ({ headers: signed({ at: minutesAgo(6) }) })],
  ['six minutes ahead', () => ({ headers: signed({ at: minutesAgo(-6) }) })],
  ['with another body', () => ({ headers: signed(), body: buildBody().replace('DECLINED', 'CANCELLED') })],
  ['with an empty body', () => ({ headers: signed(), body: '' })],
  ['with another id', () => ({ headers: changed('webhook-id', () => 'm2') })],
  ['with another time', () => ({ headers: changed('webhook-timestamp', (at) => String(Number(at) + 5)) })],
  [
    'with a time that only starts with the signed one',
    () => ({ headers: changed('webhook-timestamp', (at) => `${at}x`) }),
  ],
  ['with no number for a time', () => ({ headers: changed('webhook-timestamp', () => 'now') })],
  [
    'with a signature of another version',
    () => ({ headers: changed('webhook-signature', (signature) => signature.replace('v1,', 'v2,')) }),
  ],
  [
    'with a signature without its version',
    () => ({ headers: changed('webhook-signature', (signature) => signature.replace('v1,', '')) }),
  ],
  ['with an empty signature', () => ({ headers: changed('webhook-signature', () => 'v1,') })],
  ['with a signature of zeros', () => ({ headers: changed('webhook-signature', () => `v1,${'A'.repeat(43)}=`) })],
  ['with half its signature', () => ({ headers: changed('webhook-signature', (signature) => signature.slice(0, 20)) })],
  [
    'with several signatures, none of them right',
    () => ({
      headers: changed('webhook-signature', (signature) =>
        [`v1,${'A'.repeat(43)}=`, signature.replace('v1,', 'v1a,'), signed({ id: 'm2' })['webhook-signature']].join(
          ' ',
        ),
      ),
    }),
  ],
  [
    'with an equivalent body in other formatting',
    () => ({ headers: signed(), body: JSON.stringify(JSON.parse(buildBody()), null, 1) }),
  ],
  [
    'with an equivalent body with escaped characters',
    () => ({ headers: signed(), body: buildBody().replace('é', '\\u00e9') }),
  ],
  ['with a body behind a byte order mark', () => ({ headers: signed(), body: bytes(`\ufeff${buildBody()}`) })],
  ['with a body in Latin-1', () => ({ headers: signed(), body: Uint8Array.from(Buffer.from(buildBody(), 'latin1')) })],
  [
    'with invalid UTF-8 where the signed body has a replacement character',
    () => {
      const body = buildBody().replace('é', '\ufffd');
      const [start, end] = body.split('\ufffd');
      return { headers: signed({ body }), body: Uint8Array.from([...bytes(start!), 0xff, ...bytes(end!)]) };
    },
  ],
  ['to a provider that is not there', () => ({ headers: signed(), to: '/v1/webhooks/dispensary/nobody' })],
  ['to another provider', () => ({ headers: signed(), to: '/v1/webhooks/dispensary/birch' })],
];

describe('D-15 messages that the dispensary did not send', () => {
  beforeAll(suite.open);

  test.each(forgeries)('D-15 %s: gives a 401 and changes nothing', async (_, forge) => {
    const before = await suite.readAllRows();
    const { headers, body = buildBody(), to = path } = forge();
    const response = await suite.shopApp.app.request(to, { method: 'POST', headers, body });
    expect(response.headers.get('www-authenticate')).toBe('webhook-signature');
    const answer = await read(Promise.resolve(response));
    expect(answer).toMatchObject({ status: 401, body: { code: 'signature_invalid' } });
    expect(await suite.readAllRows()).toEqual(before);
  });

  test('D-15 an id with a line break cannot be sent at all', () => {
    expect(() => new Request(`http://localhost${path}`, { headers: { 'webhook-id': 'm1\r\nwebhook-id: m2' } })).toThrow(
      TypeError,
    );
  });
});

describe('D-15 messages that the dispensary signed', () => {
  beforeEach(suite.open);

  test.each(['evt:1', 'orders/1', 'm+1', 'bTE=', '~!', 'm'.repeat(200)])(
    'D-15 an id that a sender may choose: %s',
    async (id) => {
      const send = () =>
        read(suite.shopApp.app.request(path, { method: 'POST', headers: signed({ id }), body: buildBody() }));
      expect(await send()).toMatchObject({ status: 200, body: { duplicate: false } });
      expect(await send()).toMatchObject({ status: 200, body: { duplicate: true } });
    },
  );

  test.each<[string, () => Record<string, string>]>([
    ['beyond ASCII', () => signed({ id: 'm\u00e9' })],
    ['with a space', () => signed({ id: 'm 1' })],
    ['with a tab', () => ({ ...signed(), 'webhook-id': 'm\t1', 'webhook-signature': sign('m\t1') })],
    ['with a full stop, which separates the signed parts', () => signed({ id: 'm.1' })],
    ['that is too long', () => signed({ id: 'm'.repeat(201) })],
  ])('D-15 a valid signature of an id %s: a 422 names the header, and nothing changes', async (_, headers) => {
    const before = await suite.readAllRows();
    const response = await read(
      suite.shopApp.app.request(path, { method: 'POST', headers: headers(), body: buildBody() }),
    );
    expect(response).toMatchObject({ status: 422, body: { code: 'not_valid', errors: [{ path: 'webhook-id' }] } });
    expect(await suite.readAllRows()).toEqual(before);
  });

  test.each<[string, () => Record<string, string>]>([
    ['four minutes old', () => signed({ at: minutesAgo(4) })],
    [
      'with several signatures, one of them valid',
      () => changed('webhook-signature', (signature) => `v1,${'A'.repeat(43)}= v2,x ${signature}`),
    ],
  ])('D-15 a message %s', async (_, headers) => {
    expect(
      (await read(suite.shopApp.app.request(path, { method: 'POST', headers: headers(), body: buildBody() }))).status,
    ).toBe(200);
  });

  test('D-15 a valid message sent 50 times concurrently is applied once', async () => {
    for (let round = 0; round < times(1, 10); round += 1) {
      if (round > 0) await suite.open();
      const headers = signed();
      const responses = await Promise.all(
        Array.from({ length: 50 }, () =>
          read(suite.shopApp.app.request(path, { method: 'POST', headers, body: buildBody() })),
        ),
      );
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
      expect(responses.filter(({ body }) => 'duplicate' in body && body.duplicate === false)).toHaveLength(1);
      expect(await suite.shop.stock()).toMatchObject({ 'pod-b': 10 });
      const [, events, , slots, receipts] = await suite.readAllRows();
      expect([events, slots, receipts]).toMatchObject([[{ sequence: 1 }, { sequence: 2 }], [{ taken: 0 }], [{}]]);
      expect(await alderStock()).toBe(20);
    }
  });

  const alderStock = async () => {
    const rows = await suite.shopApp.context.database
      .select()
      .from(providerProducts)
      .where(eq(providerProducts.providerId, 'alder'));
    return rows.find(({ productVariantId }) => productVariantId === 'pod-a')!.available;
  };

  test('D-15 negative control: looking for the id before inserting it applies the message several times', async () => {
    const { database } = suite.shopApp.context;
    const receipt = { providerId: 'alder', messageId: 'm1', receivedAt: shopTime };
    let done = 0;
    const meet = createBarrier(50);
    const takeNaively = async () => {
      const receipts = await database.select().from(webhookReceipts);
      await meet();
      if (receipts.length) return;
      done += 1;
      await database.insert(webhookReceipts).values(receipt).onConflictDoNothing();
    };
    await Promise.all(Array.from({ length: 50 }, takeNaively));
    expect(done).toBeGreaterThan(1);
  });
});
