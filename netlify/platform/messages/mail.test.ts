import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMail } from './mail';
import { createOutbox } from './outbox';
import { RecipientRefusedError } from './recipientRefusedError';

const clock = () => new Date('2026-03-02T18:00:00Z');
const received: { to: string[]; from: string; text: string }[] = [];
/** The server's response to a recipient or to the message, if it refuses one. */
let refusal: { at: 'recipient' | 'message'; code: number; text: string } | null = null;
const refuse = (at: 'recipient' | 'message') =>
  refusal?.at === at ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_, __, done) => done(refuse('recipient')),
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      const from = session.envelope.mailFrom;
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        from: from ? from.address : '',
        text,
      });
      done(refuse('message'));
    });
  },
});

let port: number;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((closed) => server.close(closed)));
beforeEach(() => {
  received.length = 0;
  refusal = null;
});
const smtp = () => ({
  host: '127.0.0.1',
  port,
  secure: false,
  requireTls: false,
  from: 'codes@shop.example',
  fromName: 'Lumapod',
  login: null,
  dkim: null,
});

describe('email', () => {
  test('D-23 an email goes to the configured SMTP server, and not to the outbox', async () => {
    const outbox = createOutbox(() => {});
    await createMail(
      smtp(),
      outbox,
      clock,
    )({ to: 'mara@shop.example', subject: 'Your Lumapod code', text: 'Your Lumapod code is 123456.' });
    expect(received).toMatchObject([{ to: ['mara@shop.example'], from: 'codes@shop.example' }]);
    expect(received[0]!.text).toMatch(/^Subject: Your Lumapod code\r$/m);
    expect(received[0]!.text).toContain('Your Lumapod code is 123456.');
    expect(received[0]!.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(received[0]!.text).not.toMatch(/^List-Unsubscribe/m);
    expect(outbox.list()).toEqual([]);
  });

  test.each([
    'a@shop.example\r\nRCPT TO:<evil@shop.example>',
    'a@shop.example\r\nBcc: evil@shop.example',
    'a@shop.example, evil@shop.example',
    'Mara <a@shop.example>',
    'a@shop.example>\r\nDATA',
  ])('%j is no address and nothing is sent', async (to) => {
    await expect(
      createMail(
        smtp(),
        createOutbox(() => {}),
        clock,
      )({ to, subject: 'x', text: 'y' }),
    ).rejects.toThrow();
    expect(received).toEqual([]);
  });

  test('a subject cannot inject headers', async () => {
    await createMail(
      smtp(),
      createOutbox(() => {}),
      clock,
    )({ to: 'mara@shop.example', subject: 'x\r\nBcc: evil@shop.example', text: 'y' });
    expect(received[0]!.to).toEqual(['mara@shop.example']);
    expect(received[0]!.text).not.toMatch(/^Bcc:/m);
  });

  test('an unreachable server gives an error', async () => {
    const closed = { ...smtp(), port: 1 };
    await expect(
      createMail(
        closed,
        createOutbox(() => {}),
        clock,
      )({ to: 'mara@shop.example', subject: 'x', text: 'y' }),
    ).rejects.toThrow();
  });
});

describe('what a mail server refuses', () => {
  const send = () => {
    const outbox = createOutbox(() => {});
    return createMail(smtp(), outbox, clock)({ to: 'mara@shop.example', subject: 'x', text: 'y' });
  };

  test.each([
    ['recipient', 550, '5.1.1 The email account that you tried to reach does not exist'],
    ['recipient', 550, '5.1.2 Domain does not exist'],
    ['recipient', 553, '5.1.3 Bad recipient address syntax'],
    ['recipient', 550, '5.1.10 RESOLVER.ADR.RecipientNotFound'],
    ['recipient', 550, '5.2.1 The account is inactive'],
    ['recipient', 550, 'No such user here'],
    ['message', 550, '5.1.1 User unknown'],
  ] as const)('at the %s with %i %s is a mailbox that will never accept mail', async (at, code, text) => {
    refusal = { at, code, text };
    await expect(send()).rejects.toMatchObject({ reason: 'bounce' });
  });

  test.each([
    ['recipient', 550, '5.1.8 Sender address rejected: Domain not found'],
    ['recipient', 550, '5.1.7 Invalid sender'],
    ['recipient', 552, '5.2.2 Mailbox full'],
    ['recipient', 554, '5.7.1 Relay access denied'],
    ['recipient', 550, 'relay not permitted'],
    ['recipient', 550, 'Blocked: see our policy'],
    ['recipient', 552, 'Storage allocation exceeded'],
    ['recipient', 450, '4.1.1 Try again later'],
    ['message', 550, '5.7.26 Unauthenticated email is not accepted'],
    ['message', 550, 'Message refused'],
  ] as const)('at the %s with %i %s says nothing about the mailbox', async (at, code, text) => {
    refusal = { at, code, text };
    const failure = await send().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(RecipientRefusedError);
  });
});

test('the shop’s name is the sender, and a repeated message has the same id', async () => {
  const outbox = createOutbox(() => {});
  const send = createMail(smtp(), outbox, clock);
  const message = { to: 'mara@shop.example', id: 'notice-1', subject: 'x', text: 'y' };
  for (const _ of [1, 2]) await send(message);
  for (const { text } of received) {
    expect(text).toMatch(/^From: Lumapod <codes@shop\.example>\r$/m);
    expect(text).toMatch(/^Message-ID: <notice-1@shop\.example>\r$/m);
  }
  expect(received).toHaveLength(2);
});

describe('the outbox', () => {
  test('D-23 without a mail server, messages are listed newest first and printed in the terminal', async () => {
    const printed: string[] = [];
    const outbox = createOutbox((line) => printed.push(line));
    const send = createMail(null, outbox, clock);
    await send({ to: 'mara@shop.example', subject: 'First', text: 'Code 111111' });
    await send({ to: 'mara@shop.example', subject: 'Second', text: 'Code 222222' });
    expect(outbox.list()).toEqual([
      { at: '2026-03-02T18:00:00.000Z', channel: 'email', to: 'mara@shop.example', text: 'Second\n\nCode 222222' },
      { at: '2026-03-02T18:00:00.000Z', channel: 'email', to: 'mara@shop.example', text: 'First\n\nCode 111111' },
    ]);
    expect(printed[0]).toContain('Code 111111');
  });

  test('keeps the last 200 messages', () => {
    const outbox = createOutbox(() => {});
    for (let at = 0; at < 205; at += 1) outbox.add({ at: '', channel: 'sms', to: '2135550100', text: String(at) });
    expect(outbox.list()).toHaveLength(200);
    expect(outbox.list().at(-1)!.text).toBe('5');
  });
});
