import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Outbox } from './outbox';
import type { Settings } from './settings';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
}
export type SendMail = (message: MailMessage) => Promise<void>;

const oneAddress = z.email().max(254);

const withOutbox =
  (outbox: Outbox, clock: () => Date): SendMail =>
  async ({ to, subject, text }) =>
    outbox.add({ at: clock().toISOString(), channel: 'email', to, text: `${subject}\n\n${text}` });

function withSmtp({ host, port, secure, login, from }: NonNullable<Settings['smtp']>): SendMail {
  const transport = createTransport({
    host,
    port,
    secure,
    auth: login ?? undefined,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
  return async ({ to, subject, text }) => {
    // A string here would be parsed as a list, including line breaks. An object is taken as a single address.
    await transport.sendMail({ from: { name: '', address: from }, to: { name: '', address: to }, subject, text });
  };
}

/** Sends email over SMTP if it is configured, otherwise to the outbox. Refuses anything but exactly one address. */
export function createMail(smtp: Settings['smtp'], outbox: Outbox, clock: () => Date): SendMail {
  const send = smtp ? withSmtp(smtp) : withOutbox(outbox, clock);
  return async (message) => send({ ...message, to: oneAddress.parse(message.to) });
}
