import { check, type Schema } from '../validation/plainSchema';
import { pastedText } from '../text/visibleText';
import { formatPhoneNumber, phoneDigits } from './phoneNumber';

export type Destination = { email: string } | { phoneNumber: string };

export const destinationSchema: Schema<Destination> = check((value) => {
  const { email, phoneNumber } = value as Record<string, unknown>;
  return typeof email === 'string' || typeof phoneNumber === 'string';
});

export type Channel = 'email' | 'phone';

export const channelOf = (to: Destination): Channel => ('email' in to ? 'email' : 'phone');

export const isSameDestination = (one: Destination, other: Destination): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const formatDestination = (to: Destination): string =>
  'email' in to ? to.email : formatPhoneNumber(to.phoneNumber);

// The same pattern as zod's `email`. Importing zod would be too heavy for a page with one field, so a test keeps the
// two in step.
const emailShape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const maxEmailLength = 254;

/** Leaves room for text that is pasted along with an address, such as the subject of a `mailto:` link. */
const maxPastedLength = 1_000;

/** 'mailto:ada@example.com?subject=Hi', 'Ada <ada@example.com>' and '"ada@example.com",' → 'ada@example.com'. */
function pastedEmail(typed: string): string {
  const linked = pastedText(typed.slice(0, maxPastedLength)).replace(/^mailto:([^?]*).*$/i, '$1');
  const bare = linked.replace(/^[^<>]*<([^<>]*)>[.,;:]*$/, '$1').replace(/[.,;:!?]+$/, '');
  return bare.replace(/^(["'“(])(.*)["'”)]$/, '$2').replace(/ ?@ ?/g, '@');
}

/** The mistakes that a message can name. `domain` covers an invalid domain. */
export type EmailFault = 'noAt' | 'several' | 'space' | 'character' | 'domain';
export type PhoneFault = 'foreign' | 'letters' | 'length' | 'areaCode';

/** `found` is inserted into the message: the invalid character, or the number of digits. */
export interface TypedFault<Cause> {
  cause: Cause;
  found: string;
}

/** Strips what was pasted along with the address. Returns null if the API schema would reject it. */
export function parseEmail(typed: string): { email: string } | null {
  const email = pastedEmail(typed);
  return emailShape.test(email) && email.length <= maxEmailLength ? { email } : null;
}

/** Explains why `parseEmail` returned null. Returns null for a valid address. */
export function emailFault(typed: string): TypedFault<EmailFault> | null {
  const email = pastedEmail(typed);
  const ats = email.split('@').length - 1;
  const strange = /[^\w'+.@ -]/u.exec(email)?.[0];
  if (ats === 0) return { cause: 'noAt', found: '' };
  if (ats > 1) return { cause: 'several', found: '' };
  if (email.includes(' ')) return { cause: 'space', found: '' };
  if (strange) return { cause: 'character', found: strange };
  return /@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(email) ? null : { cause: 'domain', found: '' };
}

/** Strips a label: 'Mobile: (415) 555-0100', 'tel:+14155550100'. */
const pastedPhone = (typed: string): string =>
  pastedText(typed.slice(0, maxPastedLength))
    .replace(/^[\p{L} ]+[:.]/u, '')
    .trim();

function nationalDigits(typed: string): string {
  const digits = phoneDigits(typed);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Returns the ten digits of a US or Canadian number, or null. Accepts a leading country code 1. */
export function parsePhone(typed: string): { phoneNumber: string } | null {
  return phoneFault(typed) ? null : { phoneNumber: nationalDigits(pastedPhone(typed)) };
}

export const contactParsers = { email: parseEmail, phone: parsePhone } as const satisfies Record<
  Channel,
  (typed: string) => Destination | null
>;

/** Explains why `parsePhone` returned null. Returns null for a valid number. */
export function phoneFault(typed: string): TypedFault<PhoneFault> | null {
  const number = pastedPhone(typed);
  const digits = nationalDigits(number);
  // A foreign number such as '+44 20 7946 095' can have ten digits too.
  if (number.startsWith('+') && !phoneDigits(number).startsWith('1')) return { cause: 'foreign', found: '' };
  // An extension would be dialed as part of the number.
  if (/\p{L}|#/u.test(number)) return { cause: 'letters', found: '' };
  if (digits.length !== 10) return { cause: 'length', found: String(digits.length) };
  return /^[2-9]/.test(digits) ? null : { cause: 'areaCode', found: '' };
}
