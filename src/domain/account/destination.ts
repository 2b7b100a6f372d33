/** What a shopper typed to be reached at, by channel, as the calls want it. */
export type Destination = { email: string } | { phoneNumber: string };

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** S5-01: an address that looks like one, else null; the server judges it strictly. */
export function parseEmail(typed: string): Destination | null {
  const email = typed.trim();
  return emailShape.test(email) ? { email } : null;
}

/** S5-05: the digits of a US or Canadian number, else null; a leading country code 1 is accepted. */
export function parsePhone(typed: string): Destination | null {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(national) ? { phoneNumber: national } : null;
}
