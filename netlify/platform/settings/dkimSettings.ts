import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { optionalString } from './fields';

const domain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
const selector = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

export const dkimShape = {
  MAIL_DKIM_DOMAIN: z.string().toLowerCase().regex(domain, 'expected a domain such as shop.example').optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .toLowerCase()
    .regex(selector, 'expected a selector such as shop2026, whose key is at shop2026._domainkey.<domain>')
    .optional(),
  MAIL_DKIM_KEY: optionalString,
  MAIL_DKIM_KEY_FILE: optionalString,
};

type DkimValues = z.infer<z.ZodObject<typeof dkimShape>> & { MAIL_FROM?: string };
type KeyName = 'MAIL_DKIM_KEY' | 'MAIL_DKIM_KEY_FILE';

/** Receivers ignore signatures of shorter keys (RFC 8301). */
const minBits = 1024;

function readKey({ MAIL_DKIM_KEY: key, MAIL_DKIM_KEY_FILE: file }: DkimValues): KeyObject | null {
  try {
    // Hosts that keep variables on one line have `\n` for a line break.
    return createPrivateKey(key?.replaceAll('\\n', '\n') ?? readFileSync(file!));
  } catch {
    return null;
  }
}

const isRsa = (key: KeyObject | null): key is KeyObject =>
  key?.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minBits;

const keyNames = (values: DkimValues): KeyName[] =>
  (['MAIL_DKIM_KEY', 'MAIL_DKIM_KEY_FILE'] as const).filter((name) => values[name] !== undefined);

/** DMARC counts a signature only if its domain is the sender's, or above or below it. */
function isAligned(signer: string, from: string): boolean {
  const sender = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  return signer === sender || sender.endsWith(`.${signer}`) || signer.endsWith(`.${sender}`);
}

function describeGap(values: DkimValues, [name, other]: KeyName[]): string | null {
  if (other) return `${other}: expected nothing, because ${name} is set`;
  if (!name)
    return values.MAIL_DKIM_SELECTOR || values.MAIL_DKIM_DOMAIN
      ? 'MAIL_DKIM_KEY: required, or MAIL_DKIM_KEY_FILE, because a domain or selector for it is set'
      : null;
  if (!values.MAIL_DKIM_SELECTOR) return `MAIL_DKIM_SELECTOR: required because ${name} is set`;
  if (!values.MAIL_FROM) return `MAIL_FROM: required because ${name} is set`;
  if (values.MAIL_DKIM_DOMAIN && !isAligned(values.MAIL_DKIM_DOMAIN, values.MAIL_FROM))
    return 'MAIL_DKIM_DOMAIN: expected the domain of MAIL_FROM, or one above or below it';
  if (isRsa(readKey(values))) return null;
  return `${name}: expected ${name === 'MAIL_DKIM_KEY' ? '' : 'the path of '}an RSA private key in PEM of at least ${minBits} bits`;
}

/** Returns what is wrong with the settings, at most one sentence. */
export const dkimProblems = (values: DkimValues): string[] => {
  const gap = describeGap(values, keyNames(values));
  return gap === null ? [] : [gap];
};

/** Null if the relay signs. Expects values without problems. */
export function dkimSettings(values: DkimValues) {
  const { MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR, MAIL_FROM } = values;
  if (!MAIL_DKIM_SELECTOR || !MAIL_FROM) return null;
  return {
    domain: MAIL_DKIM_DOMAIN ?? MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).toLowerCase(),
    selector: MAIL_DKIM_SELECTOR,
    privateKey: readKey(values)!.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}
export type Dkim = NonNullable<ReturnType<typeof dkimSettings>>;
