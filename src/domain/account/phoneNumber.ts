/** Strips everything but digits before sending: '(415) 555-0100' → '4155550100'. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** '4155550100' → '(415) 555-0100'. A number without exactly ten digits is returned unchanged. */
export function formatPhoneNumber(phoneNumber: string): string {
  const digits = phoneDigits(phoneNumber);
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phoneNumber;
}
