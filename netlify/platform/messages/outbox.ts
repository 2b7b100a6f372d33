import { createHmac } from 'node:crypto';
import type { Peppers } from '../keyRing';

export interface OutboxMessage {
  at: string;
  channel: 'email' | 'sms';
  to: string;
  text: string;
  html?: string;
}

export interface Outbox {
  add: (message: OutboxMessage) => void;
  list: () => OutboxMessage[];
}

/** The part of the outbox that senders use. */
export type OutboxEntry = Pick<Outbox, 'add'>;

const senderSettings = {
  email: 'SMTP_HOST and MAIL_FROM are not set, so an email',
  sms: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM are not set, so a text message',
} as const;

/** Ten letters, because the log hides digits as numbers. */
const hashRecipient = (pepper: string, { channel, to }: OutboxMessage): string =>
  createHmac('sha256', pepper)
    .update(`unsent\n${channel}\n${to}`)
    .digest('hex')
    .slice(0, 10)
    .replaceAll(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 16)));

/** For a server that others can reach: its log must contain neither codes nor messages, and nobody reads its outbox. */
export const refusingOutbox = ({ codePepper }: Peppers): OutboxEntry => ({
  add: (message) => {
    throw new Error(`${senderSettings[message.channel]} to ${hashRecipient(codePepper, message)} was not sent`);
  },
});

const maxMessages = 200;

export function createOutbox(print: (line: string) => void = console.log): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    add: (message) => {
      messages.unshift(message);
      messages.length = Math.min(messages.length, maxMessages);
      print(`[outbox] ${message.channel} to ${message.to}: ${message.text.replaceAll('\n', ' ')}`);
    },
    list: () => [...messages],
  };
}
