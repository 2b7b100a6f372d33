import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Outbox } from './outbox';
import { RecipientRefusedError } from './recipientRefusedError';
import type { Settings } from '../settings/settings';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The URL for one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string;
}
export type SendMail = (message: MailMessage) => Promise<void>;

const addressSchema = z.email().max(254);

const outboxMail =
  (outbox: Outbox, clock: () => Date): SendMail =>
  async ({ to, subject, text, html }) =>
    outbox.add({
      at: clock().toISOString(),
      channel: 'email',
      to,
      text: `${subject}\n\n${text}`,
      ...(html !== undefined && { html }),
    });

const unsubscribeHeaders = ({ unsubscribeUrl }: MailMessage): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      };

/** True if the mailbox will never accept mail: 5xx for the recipient. Policy errors (x.7.x) are about the sender. */
function isMailboxRejected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode, response } = error as Error & Record<string, unknown>;
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  const isPolicy = typeof response === 'string' && /^5\d\d[ -]5\.7\./.test(response);
  return command === 'RCPT TO' && isPermanent && !isPolicy;
}

function smtpMail({ host, port, secure, login, from }: NonNullable<Settings['smtp']>): SendMail {
  const transport = createTransport({
    host,
    port,
    secure,
    auth: login ?? undefined,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
  return async (message) => {
    const { to, subject, text, html } = message;
    // Nodemailer would parse a string as a list of addresses, but it takes an object as one.
    const addresses = { from: { name: '', address: from }, to: { name: '', address: to } };
    try {
      await transport.sendMail({ ...addresses, subject, text, html, headers: unsubscribeHeaders(message) });
    } catch (error) {
      throw isMailboxRejected(error) ? new RecipientRefusedError('bounce', error) : error;
    }
  };
}

/** Sends email over SMTP if it is configured, otherwise to the outbox. Refuses anything but exactly one address. */
export function createMail(smtp: Settings['smtp'], outbox: Outbox, clock: () => Date): SendMail {
  const send = smtp ? smtpMail(smtp) : outboxMail(outbox, clock);
  return async (message) => send({ ...message, to: addressSchema.parse(message.to) });
}
