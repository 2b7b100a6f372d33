import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { notices } from '../../database/workTables';
import { createMail } from '../../platform/messages/mail';
import { accountNotice } from '../messages/notices/accountNotice';
import { sendNotice } from '../messages/notices/sendNotice';
import { sendNotices } from './sendNotices';
import { queueNotice } from '../messages/notices/queueNotice';
import { maxAttempts, retryDelayMs } from '../messages/sending/nextRetryState';
import { smsText } from '../messages/notices/smsText';

const start = new Date('2026-07-01T16:00:00.000Z');
const recipient = 'mara@shop.example';
const nothing = { sent: 0, failed: 0, dead: 0, dropped: 0, postponed: 0 };

/** When down, rejects messages with a text that repeats the address, as real servers do. */
let isDown = false;
let received: { to: string[]; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) =>
    done(isDown ? Object.assign(new Error(`<${address}> try again`), { responseCode: 450 }) : null),
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});

let now = start;
let shop: TestApp;
let context: TestApp['context'];
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const settings = testSettings({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    MAIL_FROM: 'shop@shop.example',
  });
  shop = await openTestApp({ settings, clock: () => now });
  context = shop.context;
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await shop.close();
});
beforeEach(() => {
  now = start;
  isDown = false;
  received = [];
});
afterEach(() => context.database.delete(notices));

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const rows = () => context.database.select().from(notices);
const queue = (to: Parameters<typeof queueNotice>[1]['to'] = { channel: 'email', value: recipient }) =>
  context.database.transaction((transaction) =>
    queueNotice(transaction, { to, subject: 'It was changed', text: 'Not you? Écrivez', now }),
  );

describe('D-22 a notice', () => {
  test('D-22 D-23 arrives once through the configured SMTP server and leaves nothing readable behind', async () => {
    await queue();
    expect(await sendNotices(context)).toEqual({ ...nothing, sent: 1 });
    later(1e9);
    expect(await sendNotices(context)).toEqual(nothing);
    expect(received).toMatchObject([{ to: [recipient], text: expect.stringMatching(/^Subject: It was changed\r$/m) }]);
    expect(await rows()).toMatchObject([{ recipient: '', subject: '', text: '', sentAt: start, attempts: 1 }]);
  });

  test('D-22 in a transaction that is rolled back is never sent', async () => {
    const work = context.database.transaction(async (transaction) => {
      await queueNotice(transaction, { to: { channel: 'email', value: recipient }, subject: 's', text: 't', now });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await sendNotices(context)).toEqual(nothing);
    expect(received).toEqual([]);
  });

  test('D-22 that the mail server rejects is retried with growing delays and arrives once', async () => {
    isDown = true;
    const id = await queue();
    await sendNotice(context, id);
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null, recipient }]);
    for (const attempt of [1, 2]) {
      later(retryDelayMs(attempt) - 1);
      expect(await sendNotices(context)).toEqual(nothing);
      later(1);
      expect(await sendNotices(context)).toEqual({ ...nothing, failed: 1 });
    }
    isDown = false;
    later(retryDelayMs(3));
    expect(await sendNotices(context)).toEqual({ ...nothing, sent: 1 });
    later(1e9);
    expect(await sendNotices(context)).toEqual(nothing);
    expect(received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 4, lastError: null, sentAt: new Date(now.getTime() - 1e9) }]);
  });

  test('D-22 is retried when the mail server is unreachable', async () => {
    await queue();
    const away = {
      ...context,
      sendMail: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
    };
    expect(await sendNotices(away)).toEqual({ ...nothing, failed: 1 });
    expect(await rows()).toMatchObject([{ lastError: 'ECONNREFUSED', deadAt: null }]);
  });

  test('D-22 stays queued while the mail server offers no TLS, and the log names the setting at once', async () => {
    await queue();
    const { log, lines } = captureLog();
    const smtp = { ...context.settings.smtp!, requireTls: true };
    const secured = { ...context, log, sendMail: createMail(smtp, context.outbox, context.clock) };
    expect(await sendNotices(secured)).toEqual({ ...nothing, failed: 1 });
    expect(lines()).toMatchObject([{ level: 'error', error: expect.stringContaining('MAIL_REQUIRE_TLS') }]);
    expect(received).toEqual([]);
    expect(await rows()).toMatchObject([{ lastError: expect.stringContaining('SMTP_HOST'), deadAt: null }]);
  });

  test('D-22 is given up after ten tries and logged without its content', async () => {
    const complaint = vi.spyOn(context.log, 'error');
    isDown = true;
    await queue();
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect(await sendNotices(context)).toEqual({ ...nothing, failed: 1 });
      later(retryDelayMs(attempt));
    }
    expect(await sendNotices(context)).toEqual({ ...nothing, dead: 1 });
    later(1e9);
    expect(await sendNotices(context)).toEqual(nothing);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: maxAttempts, sentAt: null, lastError: 'EENVELOPE 450' });
    expect(row!.deadAt).not.toBeNull();
    expect(complaint.mock.calls).toEqual([[expect.stringMatching(/^Gave up/), { job: 'notices', count: 1 }]]);
  });

  test('D-22 is sent once by overlapping runs, in one process and over several connections', async () => {
    for (let index = 0; index < 12; index += 1) await queue();
    const rounds = await Promise.all(Array.from({ length: 4 }, () => sendNotices(context)));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
    expect(received).toHaveLength(12);
  });

  test('D-22 goes to a phone as a text message', async () => {
    const before = context.outbox.list().length;
    await queue({ channel: 'phone', value: '2135550100' });
    expect(await sendNotices(context)).toEqual({ ...nothing, sent: 1 });
    expect(context.outbox.list().slice(0, context.outbox.list().length - before)).toEqual([
      { at: start.toISOString(), channel: 'sms', to: '2135550100', text: 'Not you? Écrivez' },
    ]);
  });
});

test('S7-09 D-22 a change succeeds while the mail server rejects mail, and the old address gets the notice later', async () => {
  const { headers } = await shop.signedIn({ email: recipient, emailVerified: true });
  const post = (path: string, body: object) =>
    shop.app.request(`/v1/app/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  expect((await post('task-to-change-email', { email: 'mara.lind@shop.example' })).status).toBe(200);
  const otp = /code is (\d{6})/.exec(received[0]!.text)![1];
  isDown = true;
  expect((await post('execute-change-email', { otp })).status).toBe(200);
  isDown = false;
  expect(await sendNotices(context)).toEqual(nothing);
  later(retryDelayMs(1));
  const rounds = await Promise.all([sendNotices(context), sendNotices(context)]);
  expect(rounds.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
  later(1e9);
  await sendNotices(context);
  expect(received.map(({ to }) => to)).toEqual([['mara.lind@shop.example'], [recipient]]);
  expect(received[1]!.text).toContain('Subject: Your Lumapod email was changed');
});

test('an aborted run sends nothing more', async () => {
  await queue();
  expect(await sendNotices(context, AbortSignal.abort())).toEqual(nothing);
  expect(await rows()).toMatchObject([{ attempts: 0, sentAt: null }]);
});

test('an unavailable database is logged and not thrown', async () => {
  const complaint = vi.spyOn(context.log, 'error');
  const error = Object.assign(new Error('gone'), { code: '08006' });
  const away = {
    ...context,
    database: {
      transaction: () => Promise.reject(error),
      update: () => {
        throw error;
      },
    } as never,
  };
  expect(await sendNotices(away)).toEqual(nothing);
  await sendNotice(away, crypto.randomUUID());
  const logged = ['Messages to shoppers could not be sent', { job: 'notices', error }];
  expect(complaint.mock.calls).toEqual([logged, logged]);
});

describe('D-22 the notice of a change', () => {
  const settings = { brandName: 'Lumapod', siteUrl: 'https://lumapod.example', postalAddress: null };

  test.each(['en', 'fr'] as const)('D-04 in %s, the text message fits one GSM-7 message', (language) => {
    const text = smsText(accountNotice(settings, 'contactChanged', { language, channel: 'phone' }).text);
    expect(text).toMatch(/^[A-Za-z0-9 .,:;!?'/éèàùìòÉ-]*$/u);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  test('D-04 the French messages have French accents', () => {
    const { text } = accountNotice(settings, 'contactChanged', { language: 'fr', channel: 'email' });
    expect(text).toContain('\u00a0: https://lumapod.example/ca/fr/support');
    expect(text).toMatch(/L’adresse courriel/);
    expect(text).not.toMatch(/'| [:;!?]/);
  });
});
