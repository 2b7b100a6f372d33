/** What a shopper typed to be reached at, by channel, as the calls want it. */
export type Destination = { email: string } | { phoneNumber: string };

// As zod has it, which is too much for a page with one field; a test holds the two together.
const emailShape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const longestEmail = 254;

/** S5-01: a typed address that its schema would let pass, else null. */
export function parseEmail(typed: string): Destination | null {
  const email = typed.trim();
  return emailShape.test(email) && email.length <= longestEmail ? { email } : null;
}

/** S5-05: the digits of a US or Canadian number, else null; a leading country code 1 is accepted. */
export function parsePhone(typed: string): Destination | null {
  const digits = typed.replace(/\D/g, '');
  // '+44 20 7946 095' has ten digits too.
  if (typed.trim().startsWith('+') && !digits.startsWith('1')) return null;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(national) ? { phoneNumber: national } : null;
}
