import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { z } from 'zod';
import type { BounceSettings } from '../settings/mailSettings';
import { findMissingMailbox } from './missingMailbox';

/** A mailbox that will never accept mail. */
export interface Bounce {
  recipient: string;
  at: Date;
}

/** The exact body, because a signature covers it. */
export interface BounceReport {
  body: string;
  authorization: string;
  signature: string;
  timestamp: string;
}

const email = z.email().max(254).toLowerCase();
/** Unix seconds up to the year 2100. */
const unixTime = z
  .number()
  .min(0)
  .max(4_102_444_800)
  .transform((seconds) => new Date(seconds * 1000));

const isSame = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

interface Relay {
  isAuthentic: (key: string, report: BounceReport) => boolean;
  readBounces: (body: unknown) => Bounce[];
  /** The part of a report that is signed, if that is not the body: it may be used once, soon after its time. */
  readToken?: (body: unknown) => { token: string; at: Date } | null;
}

const postmarkBounce = z.object({
  RecordType: z.literal('Bounce'),
  Type: z.enum(['HardBounce', 'BadEmailAddress']),
  Email: email,
  BouncedAt: z.coerce.date(),
});

/** Sends the user name and password of the webhook's URL. */
const postmark: Relay = {
  isAuthentic: (key, { authorization }) => {
    const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
    const decoded = Buffer.from(encoded, 'base64').toString();
    return isSame(decoded.slice(decoded.indexOf(':') + 1), key);
  },
  readBounces: (body) => {
    const { data } = postmarkBounce.safeParse(body);
    return data ? [{ recipient: data.Email, at: data.BouncedAt }] : [];
  },
};

const mailgunSignature = z.object({
  signature: z.object({
    timestamp: z.string().regex(/^\d{1,10}$/),
    token: z.string().max(100),
    signature: z.string(),
  }),
});
const mailgunFailure = z.object({
  'event-data': z.object({
    event: z.literal('failed'),
    severity: z.literal('permanent'),
    recipient: email,
    timestamp: unixTime,
    reason: z.string().optional(),
    'delivery-status': z
      .object({
        code: z.number().optional(),
        'enhanced-code': z.string().nullish(),
        message: z.string().nullish(),
      })
      .optional(),
  }),
});

/** Signs a time and a random token, but not the body. */
const mailgun: Relay = {
  isAuthentic: (key, { body }) => {
    const { data } = mailgunSignature.safeParse(parseJson(body));
    if (!data) return false;
    const { timestamp, token, signature } = data.signature;
    return isSame(
      createHmac('sha256', key)
        .update(timestamp + token)
        .digest('hex'),
      signature,
    );
  },
  readToken: (body) => {
    const { data } = mailgunSignature.safeParse(body);
    return data ? { token: data.signature.token, at: new Date(Number(data.signature.timestamp) * 1000) } : null;
  },
  readBounces: (body) => {
    const { data } = mailgunFailure.safeParse(body);
    if (!data) return [];
    const { recipient, timestamp: at, reason, 'delivery-status': status = {} } = data['event-data'];
    const words = [status.code, status['enhanced-code'], status.message].filter(Boolean).join(' ');
    // Mailgun no longer tries an address on its own list of bounces.
    return reason === 'suppress-bounce' || findMissingMailbox(words) ? [{ recipient, at }] : [];
  },
};

const sendgridEvent = z.object({
  event: z.enum(['bounce', 'dropped']),
  type: z.string().optional(),
  email,
  timestamp: unixTime,
  status: z.string().optional(),
  reason: z.string().default(''),
});

function isSendgridBounce({ event, type, status = '', reason }: z.infer<typeof sendgridEvent>): boolean {
  // SendGrid no longer tries an address on its own list of bounces.
  if (event === 'dropped') return /^Bounced Address/i.test(reason);
  const response = status.startsWith('5.') && !/^\d{3}[ -]/.test(reason) ? `550 ${status} ${reason}` : reason;
  return type !== 'blocked' && findMissingMailbox(response) !== null;
}

/** Signs the time and the body by a key of which the shop has the public part. */
const sendgrid: Relay = {
  isAuthentic: (key, { body, signature, timestamp }) => {
    try {
      const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
      return verify('sha256', Buffer.from(timestamp + body), publicKey, Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  },
  readBounces: (body) =>
    (Array.isArray(body) ? body : []).flatMap((each: unknown) => {
      const { data } = sendgridEvent.safeParse(each);
      return data && isSendgridBounce(data) ? [{ recipient: data.email, at: data.timestamp }] : [];
    }),
};

const relays: Record<BounceSettings['relay'], Relay> = { postmark, mailgun, sendgrid };

export interface ReadReport {
  /** The mailboxes that do not exist. Other events count as none. */
  bounces: Bounce[];
  /** Null if the signature covers the body. */
  token: { token: string; at: Date } | null;
}

/** Returns null if the report is not the relay's. */
export function readReport({ relay, key }: BounceSettings, report: BounceReport): ReadReport | null {
  const { isAuthentic, readBounces, readToken } = relays[relay];
  if (!isAuthentic(key, report)) return null;
  const body = parseJson(report.body);
  return { bounces: readBounces(body), token: readToken?.(body) ?? null };
}
