import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { InsecureMailError, isInsecure } from './insecureMailError';
import { mailMark } from './mailMark';
import { findMissingMailbox } from './missingMailbox';
import type { OutboxEntry } from './outbox';
import { RecipientRefusedError } from './recipientRefusedError';
import type { Settings } from '../settings/settings';
import { inCall } from '../tracing/outgoingCalls';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Stays the same when sending is repeated, so that mail programs show the message once. */
  id?: string;
  /** The URL for one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string;
}
export type SendMail = (message: MailMessage) => Promise<void>;

const addressSchema = z.email().max(254);

const outboxMail =
  (outbox: OutboxEntry, clock: () => Date): SendMail =>
  async ({ to, subject, text, html }) =>
    outbox.add({
      at: clock().toISOString(),
      channel: 'email',
      to,
      text: `${subject}\n\n${text}`,
      ...(html !== undefined && { html }),
    });

/** Out-of-office programs do not reply to messages that are marked as automatic (RFC 3834). */
const automaticHeaders = ({ unsubscribeUrl }: MailMessage): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl !== undefined && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** True if the mailbox will never accept mail. Errors about the sender, or a full mailbox, say nothing about that. */
function isMailboxRejected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, response } = error as Error & Record<string, unknown>;
  const evidence = typeof response === 'string' ? findMissingMailbox(response) : null;
  return evidence !== null && (command === 'RCPT TO' || (command === 'DATA' && evidence === 'status'));
}

/** Part of the email, because loading a picture from a server would reveal that the email was opened. */
const markAttachment = {
  cid: 'mark',
  filename: 'mark.png',
  contentType: 'image/png',
  content: mailMark,
  encoding: 'base64',
  contentDisposition: 'inline',
} as const;

type SmtpSettings = NonNullable<Settings['smtp']>;

/** Mail programs offer one-click unsubscribing only if the signature covers both of its headers (RFC 8058). */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

const createSmtpTransport = ({ host, port, secure, requireTls, login, dkim }: SmtpSettings) =>
  createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    auth: login ?? undefined,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: signedHeaders,
      },
    }),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });

function explainFailure(smtp: SmtpSettings, error: unknown): unknown {
  if (isInsecure(error)) return new InsecureMailError(smtp, error);
  return isMailboxRejected(error) ? new RecipientRefusedError('bounce', error) : error;
}

function smtpMail(smtp: SmtpSettings): SendMail {
  const { from, fromName } = smtp;
  const transport = createSmtpTransport(smtp);
  return async (message) => {
    const { to, subject, text, html, id } = message;
    // Nodemailer would parse a string as a list of addresses, but treats an object as a single address.
    const addresses = { from: { name: fromName, address: from }, to: { name: '', address: to } };
    const messageId = id && `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
    try {
      const headers = automaticHeaders(message);
      const attachments = html === undefined ? [] : [markAttachment];
      const mail = { ...addresses, messageId, subject, text, html, attachments, headers };
      await inCall('smtp', 'send', () => transport.sendMail(mail));
    } catch (error) {
      throw explainFailure(smtp, error);
    }
  };
}

/** Sends email over SMTP if it is configured, otherwise to the outbox, which may refuse it. Refuses anything but exactly one address. */
export function createMail(smtp: Settings['smtp'], outbox: OutboxEntry, clock: () => Date): SendMail {
  const send = smtp ? smtpMail(smtp) : outboxMail(outbox, clock);
  return async (message) => send({ ...message, to: addressSchema.parse(message.to) });
}
