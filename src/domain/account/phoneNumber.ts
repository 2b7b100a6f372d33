/** S5-05: what is sent of a typed phone number: '(415) 555-0100' → '4155550100'. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** S5-05: '4155550100' → '(415) 555-0100'; a number that has not ten digits is shown as it is. */
export function formatPhoneNumber(phoneNumber: string): string {
  const digits = phoneDigits(phoneNumber);
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phoneNumber;
}
