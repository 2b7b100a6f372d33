import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { notices, suppressions } from '../../database/workTables';
import { users } from '../../database/accountTables';
import { twilioSignature } from '../../platform/messages/twilioSignature';
import { suppress } from '../../services/messages/notices/suppressions';
import type { OrderUpdatesState } from '../../../src/domain/account/orderUpdatesSchema';
import { unsubscribeUrl } from '../../services/orders/updates/unsubscribe';

const siteUrl = 'https://lumapod.example';
const authToken = 'twilio-token';
const email = 'ada@shop.example';
let api: TestApp;
beforeAll(async () => {
  const twilio = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: '+12135550199',
  };
  api = await openTestApp({ settings: testSettings({ SITE_URL: siteUrl, ...twilio }) });
});
afterAll(() => api.close());
beforeEach(() => api.reset());

describe('the link that stops emails', () => {
  const isOn = async () => (await api.context.database.select().from(users)).map(({ emailUpdates }) => emailUpdates);
  const createLink = async (values: Partial<typeof users.$inferInsert> = {}) => {
    const { userId } = await api.signedIn({ email, emailVerified: true, ...values });
    const [account] = await api.context.database.select().from(users).where(eq(users.id, userId));
    return unsubscribeUrl(api.context.settings, { ...account!, email }).replace(siteUrl, '');
  };
  const oneClick = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };

  test('following it changes nothing and shows a button; a mail program’s POST stops them without signing in', async () => {
    const link = await createLink();
    const page = await api.app.request(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post"><button>Stop these emails</button></form>');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+';.*form-action 'self'/,
    );
    expect(await isOn()).toEqual([true]);
    for (const _ of [1, 2]) {
      const done = await api.app.request(link, oneClick);
      expect(done.status).toBe(200);
      expect(await done.text()).toContain('You won’t get emails about orders anymore');
      expect(await isOn()).toEqual([false]);
    }
  });

  test('they can be turned on again in the account, and each channel by itself', async () => {
    const { headers } = await api.signedIn({ email, emailVerified: true });
    const path = '/v1/app/user/order-updates';
    const read = async () => (await api.app.request(path, { headers })).json();
    const put = (body: unknown) =>
      api.app.request(path, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const refusals = { email: null, sms: null };
    expect(await read()).toEqual({ email: true, sms: true, refusals });
    await api.context.database.update(users).set({ emailUpdates: false });
    expect(await read()).toEqual({ email: false, sms: true, refusals });
    expect((await put({ email: true, sms: false })).status).toBe(200);
    expect(await read()).toEqual({ email: true, sms: false, refusals });
    expect(await isOn()).toEqual([true]);
    expect((await put({ email: 'yes', sms: false })).status).toBe(422);
    expect((await put({ email: true })).status).toBe(422);
  });

  test('it speaks the shopper’s language', async () => {
    const page = await api.app.request(await createLink({ localeId: 'fr-CA' }));
    expect(await page.text()).toMatch(/lang="fr-CA"[^]*Ne plus recevoir ces courriels/);
  });

  test('a forged link, one of another account or of a former address changes nothing, and says so with a 404', async () => {
    const link = await createLink();
    const { userId } = await api.signedIn({ email: 'ben@shop.example' });
    const answer = async (path: string, init?: RequestInit) => {
      const response = await api.app.request(path, init);
      return [response.status, await response.text()];
    };
    const forged = [
      link.replace(/token=.{5}/, 'token=aaaaa'),
      link.replace(/user=[^&]+/, `user=${userId}`),
      link.replace(/&token=.*/, ''),
      link.replace(/user=[^&]+/, 'user=x'),
      link.replace(/user=[^&]+/, `user=${randomUUID()}`),
    ];
    // The response is always the same, so that it does not reveal which accounts exist.
    const invalid = await answer(forged[0]!, oneClick);
    expect(invalid).toEqual([404, expect.stringMatching(/This link no longer works[^]*account">Go to your account</)]);
    const program = await api.app.request(forged[0]!, { ...oneClick, headers: { accept: 'application/json' } });
    expect([program.status, await program.json()]).toMatchObject([404, { code: 'unsubscribe_unknown' }]);
    for (const each of forged) expect([await answer(each, oneClick), await answer(each)]).toEqual([invalid, invalid]);
    await api.context.database.update(users).set({ email: 'ada@new.example' }).where(eq(users.email, email));
    expect(await answer(link, oneClick)).toEqual(invalid);
    expect(await isOn()).toEqual([true, true]);
    await api.context.database.delete(users);
    expect(await answer(link, oneClick)).toEqual(invalid);
  });
});

describe('replies by text message', () => {
  const rows = () =>
    api.context.database.select({ channel: suppressions.channel, reason: suppressions.reason }).from(suppressions);
  const reply = (fields: Record<string, string>, signature?: string) => {
    const url = `${siteUrl}/v1/webhooks/twilio`;
    return api.app.request('/v1/webhooks/twilio', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature ?? twilioSignature(authToken, { url, fields }),
      },
      body: new URLSearchParams(fields).toString(),
    });
  };
  const from = { From: '+12135550100', To: '+12135550199', MessageSid: 'SM1' };

  test.each(['STOP', ' stop. ', 'Unsubscribe'])('%j stops messages, and START allows them again', async (Body) => {
    const response = await reply({ ...from, Body });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(await response.text()).toContain('<Response></Response>');
    expect(await rows()).toEqual([{ channel: 'sms', reason: 'stop' }]);
    await reply({ ...from, Body: 'Start' });
    expect(await rows()).toEqual([]);
  });

  test.each(['Arrêt', 'ARRET'])(
    '%j stops messages and is confirmed in French, which Twilio does not do',
    async (Body) => {
      expect(await (await reply({ ...from, Body })).text()).toContain('<Message>Lumapod : vous ne recevrez plus');
      expect(await rows()).toEqual([{ channel: 'sms', reason: 'stop' }]);
      expect(await (await reply({ ...from, Body, OptOutType: 'STOP' })).text()).toContain('<Response></Response>');
    },
  );

  test('after STOP, the account says so in the shopper’s language and names email as another way', async () => {
    const { headers } = await api.signedIn({ email, emailVerified: true, phoneNumber: '2135550100' });
    const readRefusals = async (language: string) => {
      const options = { headers: { ...headers, 'accept-language': language } };
      const response = await api.app.request('/v1/app/user/order-updates', options);
      return ((await response.json()) as OrderUpdatesState).refusals;
    };
    await reply({ ...from, Body: 'STOP' });
    const { email: refusedEmail, sms } = await readRefusals('en');
    expect([refusedEmail, sms]).toEqual([null, expect.stringMatching(/replied STOP.*START.*email/)]);
    expect((await readRefusals('fr-CA')).sms).toMatch(/courriel/);
    await reply({ ...from, Body: 'START' });
    expect(await readRefusals('en')).toEqual({ email: null, sms: null });
    await suppress(api.context, { channel: 'email', recipient: email }, 'bounce');
    expect((await readRefusals('en')).email).toMatch(/can’t receive our messages/);
  });

  test('Twilio’s own verdict about the words counts first', async () => {
    await reply({ ...from, Body: 'leave me alone', OptOutType: 'STOP' });
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['HELP', 'Reply STOP to end'],
    ['Aide', 'Répondez ARRET'],
  ])('%s is answered', async (Body, said) => {
    expect(await (await reply({ ...from, Body })).text()).toContain(said);
    expect(await (await reply({ ...from, Body, OptOutType: 'HELP' })).text()).toContain('<Response></Response>');
  });

  test.each(['stop by at noon', 'hello', ''])('%j changes nothing', async (Body) => {
    expect((await reply({ ...from, Body })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('what Twilio has not signed is refused', async () => {
    const response = await reply({ ...from, Body: 'STOP' }, 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('x-twilio-signature');
    expect(await rows()).toEqual([]);
  });
});

describe('Twilio’s reports about a text message', () => {
  const queue = async (channel: 'sms' | 'email' = 'sms') => {
    const now = new Date();
    const row = { channel, recipient: '', subject: '', text: '', nextAt: now, createdAt: now, sentAt: now };
    const [queued] = await api.context.database.insert(notices).values(row).returning({ id: notices.id });
    return queued!.id;
  };
  const stored = async () =>
    (await api.context.database.select().from(notices)).map(({ deliveryStatus, deliveryError }) => [
      deliveryStatus,
      deliveryError,
    ]);
  const report = async (id: string, fields: Record<string, string>, signedId = id) => {
    const path = '/v1/webhooks/twilio/status?notice=';
    const response = await api.app.request(path + id, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(authToken, { url: siteUrl + path + signedId, fields }),
      },
      body: new URLSearchParams(fields).toString(),
    });
    return response.status;
  };

  test.each<[name: string, reports: string[], kept: string | null]>([
    ['a delivery', ['queued', 'sent', 'delivered'], 'delivered'],
    ['a delivery that is reported before it was sent', ['delivered', 'sent', 'queued'], 'delivered'],
    ['a failure, whatever comes after it', ['sent', 'undelivered', 'undelivered', 'delivered'], 'undelivered'],
    ['only a queue', ['queued', 'nonsense'], null],
  ])('keep the last word: %s', async (_, reports, kept) => {
    const id = await queue();
    for (const MessageStatus of reports) expect(await report(id, { MessageStatus, MessageSid: 'SM1' })).toBe(204);
    expect(await stored()).toEqual([[kept, null]]);
  });

  test('have the error’s code, and change no email and no other message', async () => {
    const [id, other] = [await queue(), await queue('email')];
    for (const each of [id, other, randomUUID(), 'x'])
      expect(await report(each, { MessageStatus: 'undelivered', ErrorCode: '30003' })).toBe(204);
    expect((await stored()).sort()).toEqual(
      [
        [null, null],
        ['undelivered', '30003'],
      ].sort(),
    );
  });

  test('are refused if they are forged, or signed for another message', async () => {
    const [id, other] = [await queue(), await queue()];
    expect(await report(id, { MessageStatus: 'failed' }, other)).toBe(401);
    expect(await stored()).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
