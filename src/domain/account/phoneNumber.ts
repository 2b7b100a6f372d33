/** '(415) 555-0100' → '4155550100'. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** '4155550100' → '(415) 555-0100'. Returns a number unchanged unless it has exactly ten digits. */
export function formatPhoneNumber(phoneNumber: string): string {
  const digits = phoneDigits(phoneNumber);
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phoneNumber;
}

/** Adds the country code for calls from abroad: '(415) 555-0142' → '+1-415-555-0142'. */
export function internationalNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '+1-$1-$2-$3') : phone;
}

export const telephoneLink = (phone: string): string => `tel:${internationalNumber(phone).replace(/[^+\d]/g, '')}`;
