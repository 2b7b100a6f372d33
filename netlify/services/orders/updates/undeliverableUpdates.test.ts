import { describe, expect, test, vi } from 'vitest';
import { setUpMailServer } from '../../../../tests/fixtures/builders/setUpMailServer';
import { noneSent, orderUpdateCalls, phoneNumber, verified } from '../../../../tests/fixtures/calls/orderUpdateCalls';
import { suppressions } from '../../../database/workTables';
import { orders } from '../../../database/orderTables';
import { users } from '../../../database/accountTables';
import { RecipientRefusedError } from '../../../platform/messages/recipientRefusedError';
import { suppress } from '../../messages/notices/suppressions';
import { retryDelayMs } from '../../messages/sending/nextRetryState';
import { sendNotices } from '../../jobs/sendNotices';

const suite = setUpMailServer();

const { send, place, move, readPending } = orderUpdateCalls(suite);

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
    expect([suite.received.length, suite.texts.length]).toEqual([emails, sms]);
  });

  test('who turns emails off, or changes the number, before they are sent', async () => {
    await place();
    await suite.api.context.database.update(users).set({ emailUpdates: false, phoneNumber: '2135550101' });
    expect(await send()).toEqual({ ...noneSent, dropped: 2 });
    expect([suite.received, suite.texts, await readPending()]).toEqual([[], [], []]);
  });

  test('whose account was deleted in the meantime', async () => {
    const order = await place();
    await move(order, 'CANCELLED');
    await suite.api.context.database.update(orders).set({ userId: null });
    expect(await send()).toEqual({ ...noneSent, dropped: 2 });
  });

  test('an order in a region that does not allow them', async () => {
    const order = await place();
    await suite.api.context.database.update(orders).set({ address: { ...order.deliveryAddress, state: 'OH' } });
    expect(await send()).toEqual({ ...noneSent, dropped: 2 });
  });
});

describe('contacts that cannot be reached', () => {
  test('an address that the server refuses for good gets no further emails, until a code proves it', async () => {
    const order = await place({ ...verified, phoneNumber: null });
    suite.refusal = 550;
    expect(await send()).toEqual({ ...noneSent, dropped: 1 });
    expect(await suite.api.context.database.select().from(suppressions)).toMatchObject([
      { channel: 'email', reason: 'bounce' },
    ]);
    suite.refusal = null;
    await move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...noneSent, dropped: 1 });
    expect(suite.received).toEqual([]);
  });

  test('a refusal for the time being is only tried again', async () => {
    await place({ ...verified, phoneNumber: null });
    suite.refusal = 450;
    expect(await send()).toEqual({ ...noneSent, failed: 1 });
    expect(await suite.api.context.database.select().from(suppressions)).toEqual([]);
  });

  test('a number that Twilio will not send to counts as stopped', async () => {
    const refuse = {
      ...suite.api.context,
      sendSms: () => Promise.reject(new RecipientRefusedError('stop', new Error('x'))),
    };
    await place({ ...verified, email: null });
    expect(await sendNotices(refuse)).toEqual({ ...noneSent, dropped: 1 });
    expect(await suite.api.context.database.select().from(suppressions)).toMatchObject([
      { channel: 'sms', reason: 'stop' },
    ]);
  });

  test('a region that our account may not text ends the message, and says nothing about the number', async () => {
    const error = vi.spyOn(suite.api.context.log, 'error').mockImplementation(() => {});
    const refuse = {
      ...suite.api.context,
      sendSms: () => Promise.reject(new RecipientRefusedError('region', new Error('x'))),
    };
    await place({ ...verified, email: null });
    expect(await sendNotices(refuse)).toEqual({ ...noneSent, dropped: 1 });
    expect(await sendNotices(refuse)).toEqual(noneSent);
    expect(await suite.api.context.database.select().from(suppressions)).toEqual([]);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('region'), expect.anything());
    error.mockRestore();
  });

  test('STOP drops what is pending', async () => {
    await place();
    await suppress(suite.api.context, { channel: 'sms', recipient: phoneNumber }, 'stop');
    expect(await send()).toEqual({ ...noneSent, sent: 1 });
    expect([suite.received.length, suite.texts.length]).toEqual([1, 0]);
  });
});

test('mail and text messages down for an hour: everything arrives once, later', async () => {
  await place();
  suite.refusal = 421;
  const away = { ...suite.api.context, sendSms: () => Promise.reject(new Error('Twilio responded with 503')) };
  const start = suite.now.getTime();
  const advance = () => (suite.now = new Date(suite.now.getTime() + 5 * 60_000));
  for (; suite.now.getTime() < start + 3_600_000; advance()) await sendNotices(away);
  expect([suite.received, suite.texts]).toEqual([[], []]);
  suite.refusal = null;
  for (; suite.now.getTime() < start + 4 * 3_600_000; advance()) await send();
  expect([suite.received.length, suite.texts.length]).toEqual([1, 1]);
  const untilNextTry = retryDelayMs(6);
  expect(untilNextTry).toBeLessThan(3 * 3_600_000);
});
