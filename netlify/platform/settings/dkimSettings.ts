import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { optionalString } from './fields';

const domainPattern = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
const selectorPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

export const dkimShape = {
  MAIL_DKIM_DOMAIN: z.string().toLowerCase().regex(domainPattern, 'expected a domain such as shop.example').optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .toLowerCase()
    .regex(selectorPattern, 'expected a selector such as shop2026, whose key is at shop2026._domainkey.<domain>')
    .optional(),
  MAIL_DKIM_KEY: optionalString,
};

type DkimValues = z.infer<z.ZodObject<typeof dkimShape>> & { MAIL_FROM?: string };

/** Receivers ignore signatures of shorter keys (RFC 8301). */
const minBits = 1024;

function readKey(pem: string): KeyObject | null {
  try {
    // Hosts that keep variables on one line have `\n` for a line break.
    return createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    return null;
  }
}

const isRsa = (key: KeyObject | null): key is KeyObject =>
  key?.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minBits;

/** DMARC counts a signature only if its domain is the sender's, or above or below it. */
function isAligned(signer: string, from: string): boolean {
  const sender = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  return signer === sender || sender.endsWith(`.${signer}`) || signer.endsWith(`.${sender}`);
}

function describeGap(values: DkimValues): string | null {
  const { MAIL_DKIM_KEY: key, MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_FROM: from } = values;
  if (!key) return selector || domain ? 'MAIL_DKIM_KEY: required because a domain or selector for it is set' : null;
  if (!selector) return 'MAIL_DKIM_SELECTOR: required because MAIL_DKIM_KEY is set';
  if (!from) return 'MAIL_FROM: required because MAIL_DKIM_KEY is set';
  if (domain && !isAligned(domain, from))
    return 'MAIL_DKIM_DOMAIN: expected the domain of MAIL_FROM, or one above or below it';
  return isRsa(readKey(key)) ? null : `MAIL_DKIM_KEY: expected an RSA private key in PEM of at least ${minBits} bits`;
}

/** Returns what is wrong with the settings, at most one sentence. */
export const dkimProblems = (values: DkimValues): string[] => {
  const gap = describeGap(values);
  return gap === null ? [] : [gap];
};

/** Null if the relay signs. Expects values without problems. */
export function dkimSettings(values: DkimValues) {
  const { MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_DKIM_KEY, MAIL_FROM } = values;
  if (!MAIL_DKIM_SELECTOR || !MAIL_DKIM_KEY || !MAIL_FROM) return null;
  return {
    domain: MAIL_DKIM_DOMAIN ?? MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).toLowerCase(),
    selector: MAIL_DKIM_SELECTOR,
    privateKey: readKey(MAIL_DKIM_KEY)!.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}
export type Dkim = NonNullable<ReturnType<typeof dkimSettings>>;
