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
    // A string here would be parsed as a list, line ends and all; an object is taken as one address.
    await transport.sendMail({ from: { name: '', address: from }, to: { name: '', address: to }, subject, text });
  };
}

/** Sends e-mail by SMTP when it is set, else into the outbox; an address that is not exactly one is refused. */
export function createMail(smtp: Settings['smtp'], outbox: Outbox, clock: () => Date): SendMail {
  const send = smtp ? withSmtp(smtp) : withOutbox(outbox, clock);
  return async (message) => send({ ...message, to: oneAddress.parse(message.to) });
}
