import { describe, expect, test } from 'vitest';
import { scrub } from '../log/sanitizeError';
import { createOutbox, refusingOutbox } from './outbox';

const message = { at: '2026-11-29T00:00:00Z', channel: 'email', to: 'ada@shop.example', text: 'Code 123456' } as const;

describe('D-23 a message without a sender', () => {
  test('is printed and listed on this machine', () => {
    const printed: string[] = [];
    const outbox = createOutbox((line) => printed.push(line));
    outbox.add(message);
    expect(outbox.list()).toEqual([message]);
    expect(printed).toEqual(['[outbox] email to ada@shop.example: Code 123456']);
  });

  const refusalOf = (unsent: Parameters<ReturnType<typeof refusingOutbox>['add']>[0], codePepper = 'p'.repeat(32)) => {
    try {
      refusingOutbox({ codePepper }).add(unsent);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('is an error where others can reach the server, with a hash of the recipient and nothing of the message', () => {
    const refusal = refusalOf(message);
    expect(refusal).toMatch(/^SMTP_HOST and MAIL_FROM are not set, so an email to [a-p]{10} was not sent$/);
    expect(refusalOf({ ...message, channel: 'sms', to: '4155550100' })).toMatch(
      /^TWILIO_ACCOUNT_SID, .* so a text message to [a-p]{10} was not sent$/,
    );
    expect(scrub(refusal)).toBe(refusal);
  });

  test('has the same hash for the same recipient alone, under one key', () => {
    expect(refusalOf({ ...message, text: 'Code 654321' })).toBe(refusalOf(message));
    expect(refusalOf({ ...message, to: 'bob@shop.example' })).not.toBe(refusalOf(message));
    expect(refusalOf(message, 'q'.repeat(32))).not.toBe(refusalOf(message));
  });
});
