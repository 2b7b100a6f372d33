import { check, type Schema } from '../plainSchema';
import { formatPhoneNumber } from './phoneNumber';

/** A parsed email address or phone number, in the shape the API expects. */
export type Destination = { email: string } | { phoneNumber: string };

/** A stored destination. */
export const destinationSchema: Schema<Destination> = check((value) => {
  const { email, phoneNumber } = value as Record<string, unknown>;
  return typeof email === 'string' || typeof phoneNumber === 'string';
});

export type Channel = 'email' | 'phone';

export const channelOf = (to: Destination): Channel => ('email' in to ? 'email' : 'phone');

export const isSameDestination = (one: Destination, other: Destination): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The email address, or the phone number as '(415) 555-0100'. */
export const formatDestination = (to: Destination): string =>
  'email' in to ? to.email : formatPhoneNumber(to.phoneNumber);

// The same pattern as zod's `email`. Importing zod would be too heavy for a page with one field, so a test keeps the
// two in step.
const emailShape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const maxEmailLength = 254;

/** Returns the trimmed address, or null if the API schema would reject it. */
export function parseEmail(typed: string): Destination | null {
  const email = typed.trim();
  return emailShape.test(email) && email.length <= maxEmailLength ? { email } : null;
}

/** Returns the ten digits of a US or Canadian number, or null. A leading country code 1 is accepted. */
export function parsePhone(typed: string): Destination | null {
  const digits = typed.replace(/\D/g, '');
  // A foreign number such as '+44 20 7946 095' can have ten digits too.
  if (typed.trim().startsWith('+') && !digits.startsWith('1')) return null;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(national) ? { phoneNumber: national } : null;
}
